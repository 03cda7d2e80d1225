/** A row or fault of a broken list, with its place in the text. */
export type BrokenPiece = {
  readonly at: number;
  /** Start of its row; `null` between rows. */
  readonly row: number | null;
} & ({ readonly value: unknown } | { readonly reason: string });

type Reading = { readonly value: unknown } | { readonly faultAt: number; readonly reason: string };

/**
 * The rows of a list that is invalid JSON as a whole: each is parsed by itself, so that a broken one hides no other. An
 * unclosed row ends before the next line that begins one. Empty for no list.
 */
export function* readBrokenList(text: string): Generator<BrokenPiece> {
  const [opening] = /^\s*\[/.exec(text) ?? [];
  if (opening === undefined) return;
  let at = opening.length;
  let before: '[' | ',' | 'row' = '[';
  const between = (reason: string): BrokenPiece => ({ at, row: null, reason });
  for (;;) {
    at = afterSpace(text, at);
    const sign = text[at];
    if (sign === undefined) {
      yield between('The list does not end: its ] is missing.');
      return;
    }
    if (sign === ']') {
      if (before === ',') yield between('No row stands behind the last comma.');
      at = afterSpace(text, at + 1);
      if (at < text.length) yield between('Something stands behind the end of the list.');
      return;
    }
    if (sign === ',') {
      if (before !== 'row') yield between('No row stands before this comma.');
      before = ',';
      at += 1;
      continue;
    }
    if (sign === '{' && before === 'row') yield between('A comma is missing before this row.');
    const row = at;
    const end = endOfElement(text, row);
    const whole = parse(text.slice(row, end));
    const next = 'value' in whole ? null : nextRow(text, row, end);
    at = next ?? end;
    before = next === null ? 'row' : ',';
    const reading = next === null ? whole : parse(text.slice(row, next).trimEnd());
    if ('value' in reading) yield { at: row, row, value: reading.value };
    else yield { at: row + reading.faultAt, row, reason: reading.reason };
  }
}

/** The place and reason at which a text stops being JSON. */
export function explainJsonFault(text: string, error: unknown): { readonly faultAt: number; readonly reason: string } {
  const message = messageOf(error);
  const reason = message.replace(/ in JSON at position [\s\S]*$|, (?:\.\.\.)?"[\s\S]*" is not valid JSON$/, '');
  return { faultAt: faultAt(text, message), reason };
}

function parse(text: string): Reading {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return explainJsonFault(text, error);
  }
}

const afterSpace = (text: string, from: number): number => {
  const space = /\s*/y;
  space.lastIndex = from;
  space.exec(text);
  return space.lastIndex;
};

/** The end of a value by its brackets. */
function endOfElement(text: string, from: number): number {
  const token = /"(?:[^"\\\n]|\\.)*"|[[\]{},"]|[^\s[\]{},"]+/g;
  token.lastIndex = from;
  let depth = 0;
  for (let found = token.exec(text); found !== null; found = token.exec(text)) {
    const [sign] = found;
    if (sign === '[' || sign === '{') depth += 1;
    if (sign === ']' || sign === '}') depth -= 1;
    if (depth <= 0) return token.lastIndex;
  }
  return text.length;
}

/** The next line that begins a row with at most this indentation; `null` without one. */
function nextRow(text: string, row: number, end: number): number | null {
  const column = row - (text.lastIndexOf('\n', row) + 1);
  const lineWithRow = /\n([ \t]*)\{/g;
  lineWithRow.lastIndex = row;
  for (let found = lineWithRow.exec(text); found !== null; found = lineWithRow.exec(text)) {
    if (lineWithRow.lastIndex > end) return null;
    if ((found[1] ?? '').length <= column) return lineWithRow.lastIndex - 1;
  }
  return null;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The parser gives no place for an unexpected character: it is the first such. */
function faultAt(text: string, message: string): number {
  const told = /position (\d+)/.exec(message)?.[1];
  if (told !== undefined) return Number(told);
  if (!message.startsWith('Unexpected token')) return text.length;
  let [good, bad] = [0, text.length];
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (isUnexpected(text.slice(0, middle))) bad = middle;
    else good = middle;
  }
  return good;
}

function isUnexpected(start: string): boolean {
  try {
    JSON.parse(start);
    return false;
  } catch (error) {
    return messageOf(error).startsWith('Unexpected token');
  }
}
