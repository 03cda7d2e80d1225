/** Replaces the text between two marks. */
export function replaceBetween(
  text: string,
  { begin, end }: { readonly begin: string; readonly end: string },
  contents: string,
): string {
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`The text has no ${begin} … ${end}`);
  return `${text.slice(0, from + begin.length)}\n${contents}\n${text.slice(to)}`;
}
