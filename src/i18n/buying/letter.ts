/** Joins the paragraphs of an e-mail with empty lines; `null` and empty ones are dropped. */
export const letter = (...paragraphs: readonly (string | null)[]): string =>
  `${paragraphs.filter((paragraph) => paragraph !== null && paragraph !== '').join('\n\n')}\n`;

/** Joins the lines of a paragraph; `null` and empty ones are dropped. */
export const lines = (...said: readonly (string | null)[]): string =>
  said.filter((line) => line !== null && line !== '').join('\n');

export const bulletList = (entries: readonly string[]): string => entries.map((line) => `• ${line}`).join('\n');
