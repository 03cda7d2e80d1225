import { everyPlanColumn, findColumnFaults, longestPlanList } from './importColumns.ts';
import type { ImportRecord, Place, Read, RowFault } from './importEntry.ts';

/**
 * Rows of a JSON file: a list of objects with the columns as names. `plans` may be a list of objects (`name_th`,
 * `price_thb` and so on), and the outcomes lists of texts.
 */
export function jsonRecords(text: string): Read<ImportRecord> {
  const list = parseList(text);
  if ('reason' in list) return { found: [], faults: [list] };
  const places = placesOf(linesOfElements(text));
  const found: ImportRecord[] = [];
  const faults: RowFault[] = [];
  for (const [index, element] of list.elements.entries()) {
    const at = places[index] ?? { line: 1 };
    const { cells, reasons, unread } = readElement(element);
    faults.push(...reasons.map((reason) => ({ ...at, reason })));
    if (cells !== null) found.push({ at, cells, ...(reasons.length > 0 && { unread }) });
  }
  return { found, faults };
}

/** Where several rows begin in one line, the line alone would say nothing. */
function placesOf(lines: readonly number[]): readonly Place[] {
  const isShared = new Set(lines).size < lines.length;
  return lines.map((line, index) => (isShared ? { line, row: index + 1 } : { line }));
}

function parseList(text: string): { readonly elements: readonly unknown[] } | RowFault {
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? { elements: parsed } : { line: 1, reason: 'The file must be a list: [ {…}, {…} ].' };
  } catch (error) {
    const message = messageOf(error);
    return {
      line: text.slice(0, faultAt(text, message)).split('\n').length,
      reason: `The file is no JSON: ${message}`,
    };
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Where the file stops to be JSON. Of an unexpected sign the machine tells no place: it is the first that is one. */
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

/** The lines at which the elements of the outermost list begin, in a text that is known to be JSON. */
function linesOfElements(text: string): readonly number[] {
  const lines: number[] = [];
  let line = 1;
  let depth = 0;
  let expected = false;
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{},\n]|[^\s[\]{},"]+/g)) {
    if (token === '\n') {
      line += 1;
      continue;
    }
    if (expected && token !== ']') lines.push(line);
    expected = (token === '[' && depth === 0) || (token === ',' && depth === 1);
    if (token === '[' || token === '{') depth += 1;
    if (token === ']' || token === '}') depth -= 1;
  }
  return lines;
}

/** What a row says (`null`: it is none), what is wrong with how it says it, and which of its columns cannot be read. */
type ReadElement = {
  readonly cells: ReadonlyMap<string, string> | null;
  readonly reasons: readonly string[];
  readonly unread: ReadonlySet<string>;
};

function readElement(element: unknown): ReadElement {
  const [cells, reasons, unread] = [new Map<string, string>(), [] as string[], new Set<string>()];
  if (!isObject(element)) {
    return { cells: null, reasons: ['A row must be an object: { "id": …, "title_th": … }.'], unread };
  }
  const keep = (name: string, value: unknown) => {
    const cell = cellOf(value);
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
  reasons.push(...findColumnFaults([...new Set([...cells.keys(), ...unreadIn(element, unread)])]));
  if (!cells.has('id')) unread.add('id');
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
