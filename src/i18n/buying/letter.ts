/** Paragraphs of an e-mail with an empty line between them; what is `null` or empty is left out. */
export const letter = (...paragraphs: readonly (string | null)[]): string =>
  `${paragraphs.filter((paragraph) => paragraph !== null && paragraph !== '').join('\n\n')}\n`;

/** Lines of one paragraph; what is `null` or empty is left out. */
export const lines = (...said: readonly (string | null)[]): string =>
  said.filter((line) => line !== null && line !== '').join('\n');

export const bulletList = (entries: readonly string[]): string => entries.map((line) => `• ${line}`).join('\n');
