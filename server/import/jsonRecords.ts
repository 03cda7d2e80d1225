import { explainJsonFault, readBrokenList } from './brokenJson.ts';
import { everyPlanColumn, longestPlanList } from './importColumns.ts';
import type { ImportRecord, Place, Read, RowFault } from './importEntry.ts';
import { findColumnFaults, type ImportTable, standsTwice } from './importTable.ts';
import { repeatedNames } from './repeatedNames.ts';

/**
 * Rows of a JSON file: a list of objects by column. `plans` may be a list of objects (`name_th`, `price_thb` …), and
 * outcomes lists of texts.
 */
export function jsonRecords(text: string, table: ImportTable): Read<ImportRecord> {
  const { elements, faults: broken } = elementsOf(text);
  const found: ImportRecord[] = [];
  const faults: RowFault[] = [...broken];
  for (const { at, from, value } of elements) {
    const { cells, reasons, unread } = readElement(value, repeatedNames(text, from), table);
    faults.push(...reasons.map((reason) => ({ ...at, reason })));
    if (cells !== null) found.push({ at, cells, ...(reasons.length > 0 && { unread }) });
  }
  return { found, faults };
}

type Elements = {
  /** `from`: its index in the text. */
  readonly elements: readonly { readonly at: Place; readonly from: number; readonly value: unknown }[];
  readonly faults: readonly RowFault[];
};

/** Places of rows by line, numbered if several rows begin in one line. */
function placesOf(lines: readonly number[]): readonly Place[] {
  const isShared = new Set(lines).size < lines.length;
  return lines.map((line, index) => (isShared ? { line, row: index + 1 } : { line }));
}

function elementsOf(text: string): Elements {
  try {
    const parsed: unknown = JSON.parse(text);
    if (!Array.isArray(parsed)) {
      return { elements: [], faults: [{ line: 1, reason: 'The file must be a list: [ {…}, {…} ].' }] };
    }
    const lines = lineStarts(text);
    const starts = startsOfElements(text);
    const places = placesOf(starts.map((start) => lineAt(lines, start)));
    const elements = parsed.map((value, index) => ({
      ...{ at: places[index] ?? { line: 1 }, from: starts[index] ?? 0, value },
    }));
    return { elements, faults: [] };
  } catch (error) {
    return brokenElements(text, error);
  }
}

/** The rows of an invalid JSON file, and each fault. */
function brokenElements(text: string, error: unknown): Elements {
  const lines = lineStarts(text);
  const pieces = [...readBrokenList(text)];
  const faults: RowFault[] = [];
  const rows = pieces.filter(({ row }) => row !== null);
  const places = placesOf(rows.map(({ row }) => lineAt(lines, row ?? 0)));
  for (const piece of pieces.filter((each) => 'reason' in each)) {
    const line = lineAt(lines, piece.at);
    const { row } = places[rows.indexOf(piece)] ?? {};
    const column = piece.at - (lines[line - 1] ?? 0) + 1;
    faults.push({
      ...(row === undefined ? { line } : { line, row }),
      reason: `This is no JSON from column ${column} on: ${piece.reason}`,
    });
  }
  if (faults.length === 0) {
    const { faultAt, reason } = explainJsonFault(text, error);
    faults.push({ line: lineAt(lines, faultAt), reason: `The file is no JSON: ${reason}` });
  }
  const elements = rows.flatMap((piece, index) =>
    'value' in piece ? [{ at: places[index] ?? { line: 1 }, from: piece.at, value: piece.value }] : [],
  );
  return { elements, faults };
}

/** Where each line of a text begins. */
const lineStarts = (text: string): readonly number[] => [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];

/** The line (from 1) of an index. */
function lineAt(starts: readonly number[], at: number): number {
  let [first, behind] = [0, starts.length];
  while (behind - first > 1) {
    const middle = (first + behind) >> 1;
    if ((starts[middle] ?? 0) <= at) first = middle;
    else behind = middle;
  }
  return first + 1;
}

/** Start of each element of the outermost list, in valid JSON. */
function startsOfElements(text: string): readonly number[] {
  const starts: number[] = [];
  let depth = 0;
  let expected = false;
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{},]|[^\s[\]{},"]+/g)) {
    if (expected && token !== ']') starts.push(index);
    expected = (token === '[' && depth === 0) || (token === ',' && depth === 1);
    if (token === '[' || token === '{') depth += 1;
    if (token === ']' || token === '}') depth -= 1;
  }
  return starts;
}

/** A row (`null`: none), its faults, and its unreadable columns. */
type ReadElement = {
  readonly cells: ReadonlyMap<string, string> | null;
  readonly reasons: readonly string[];
  readonly unread: ReadonlySet<string>;
};

function readElement(element: unknown, repeated: readonly string[], table: ImportTable): ReadElement {
  const [cells, reasons, unread] = [new Map<string, string>(), [] as string[], new Set<string>()];
  if (!isObject(element)) {
    return { cells: null, reasons: ['A row must be an object: { "id": …, "title_th": … }.'], unread };
  }
  const twice = new Set(repeated);
  const keep = (name: string, value: unknown) => {
    const cell = cellOf(value);
    if (cells.has(name) || unread.has(name)) twice.add(name);
    if (cell === null) reasons.push(`${name} must be a text, a number, true or false.`);
    if (cell === null) unread.add(name);
    else cells.set(name, cell.trim());
  };
  const { plans = [], ...columns } = element;
  for (const [name, value] of Object.entries(columns)) keep(name, value);
  const isList = Array.isArray(plans);
  if (!isList || !plans.every(isObject)) {
    reasons.push('plans must be a list of objects.');
    for (const name of everyPlanColumn) unread.add(name);
  }
  if (isList && plans.length > longestPlanList) reasons.push(`A course has at most ${longestPlanList} plans.`);
  for (const [index, plan] of (isList ? plans : []).slice(0, longestPlanList).entries()) {
    if (!isObject(plan)) continue;
    for (const [name, value] of Object.entries(plan)) keep(`plan_${index + 1}_${name}`, value);
  }
  for (const name of twice) {
    reasons.push(standsTwice(name));
    for (const column of name === 'plans' ? everyPlanColumn : [name]) unread.add(column);
  }
  reasons.push(...findColumnFaults(table, [...new Set([...cells.keys(), ...unreadIn(element, unread)])]));
  for (const name of table.needed) if (!cells.has(name)) unread.add(name);
  return { cells, reasons, unread };
}

const unreadIn = (element: Record<string, unknown>, unread: ReadonlySet<string>): readonly string[] =>
  Object.keys(element).filter((name) => unread.has(name));

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function cellOf(value: unknown): string | null {
  if (value === null) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return value.join('\n');
  return null;
}
