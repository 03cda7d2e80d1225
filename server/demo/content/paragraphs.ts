/** Joins paragraphs of plain text with the blank line that the description pages split on. */
export function paragraphs(...each: readonly string[]): string {
  return each.join('\n\n');
}
