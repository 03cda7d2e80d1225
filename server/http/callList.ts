import type { Call } from '../../src/contract/call.ts';
import { replaceBetween } from '../base/replaceBetween.ts';

const marks = { begin: '<!-- calls:begin -->', end: '<!-- calls:end -->' };

/** The table of all calls for `docs/calls.md`. A plus marks additions to the specification. */
function callList(calls: readonly Call[]): string {
  const rows = calls.map(
    ({ method, path, scope, origin, idempotent, summary }) =>
      `| ${origin === 'addition' ? '+' : ''} | \`${method} ${path}\` | ${scope}${idempotent ? ', key' : ''} | ${summary} |`,
  );
  return ['| | Call | For | What it does |', '|---|---|---|---|', ...rows].join('\n');
}

/** Replaces the table of calls between its marks. Throws if a mark is missing. */
export const withCallList = (text: string, calls: readonly Call[]): string =>
  replaceBetween(text, marks, callList(calls));
