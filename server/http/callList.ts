import type { Call } from '../../src/contract/call.ts';

const marks = { begin: '<!-- calls:begin -->', end: '<!-- calls:end -->' };

/** The table of all calls for `docs/calls.md`. A plus marks additions to the specification. */
function callList(calls: readonly Call[]): string {
  const rows = calls.map(
    ({ method, path, scope, origin, idempotent, summary }) =>
      `| ${origin === 'addition' ? '+' : ''} | \`${method} ${path}\` | ${scope}${idempotent ? ', key' : ''} | ${summary} |`,
  );
  return ['| | Call | For | What it does |', '|---|---|---|---|', ...rows].join('\n');
}

/** The text with the list of calls between its two marks. Throws where a mark is missing. */
export const withCallList = (text: string, calls: readonly Call[]): string =>
  replaceBetween(text, marks, callList(calls));

/** The text with other contents between two marks. */
export function replaceBetween(
  text: string,
  { begin, end }: { readonly begin: string; readonly end: string },
  contents: string,
): string {
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`The text has no ${begin} … ${end}`);
  return `${text.slice(0, from + begin.length)}\n${contents}\n${text.slice(to)}`;
}
