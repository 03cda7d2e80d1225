/** Paragraphs of an e-mail with an empty line between them; what is `null` or empty is left out. */
export const letter = (...paragraphs: readonly (string | null)[]): string =>
  `${paragraphs.filter((paragraph) => paragraph !== null && paragraph !== '').join('\n\n')}\n`;

export const bulletList = (lines: readonly string[]): string => lines.map((line) => `• ${line}`).join('\n');
