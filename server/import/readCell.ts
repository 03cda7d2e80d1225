import { instantOfEntry } from '../../src/domain/dateEntry.ts';
import { readDate, readEntry } from '../../src/domain/typedEntry.ts';
import { writtenText } from '../../src/domain/writtenText.ts';
import { countText } from '../base/countText.ts';

/** A cell's fault, as the end of a sentence that begins with its column. */
export class CellFault extends Error {}

const refuse = (reason: string): never => {
  throw new CellFault(reason);
};

/** One baht below a thousand million. */
const highestMajorDigits = 9;

/** Signs of letters that an encoding did not have, and of UTF-8 or windows-1252 that was read as another encoding. */
const damaged =
  /\uFFFD|(?<![\p{L}\p{M}\p{N}?!])\?{2,}|\?{4,}|[A-Za-z][\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]|à[¸¹]|Ã[\u0080-\u00BF]/u;

/** A text up to a length, cleaned as the shop stores texts. */
export function readText(cell: string, longest: number): string {
  const text = writtenText(cell);
  const length = [...text].length;
  if (length > longest) refuse(`has ${countText(length)} signs, but may have ${countText(longest)}`);
  if (damaged.test(text)) refuse('was damaged by a wrong encoding; save the file as UTF-8, or name its --encoding');
  if (!text.isWellFormed() || /[\p{Cc}--[\t\n\r]]/v.test(text)) refuse('holds signs that cannot be shown');
  return text;
}

/** The text, or `null` if empty. */
export const readOptionalText = (cell: string, longest: number): string | null => readText(cell, longest) || null;

export const readNeededText = (cell: string, longest: number): string =>
  readText(cell, longest) || refuse('is missing');

export function readFlag(cell: string, otherwise: boolean): boolean {
  if (cell === '') return otherwise;
  if (/^(yes|true|1|ใช่)$/i.test(cell)) return true;
  if (/^(no|false|0|ไม่|ไม่ใช่)$/i.test(cell)) return false;
  return refuse(`must be yes or no, not "${cell}"`);
}

/** Largest integer of a column. */
const mostCount = 999_999_999;

/** An integer in a range, or `null` if empty. */
export function readCount(cell: string, least: number, most: number = mostCount): number | null {
  if (cell === '') return null;
  const count = /^\d{1,15}$/.test(cell) ? Number(cell) : Number.NaN;
  if (count >= least && count <= most) return count;
  return refuse(`must be a whole number from ${least} to ${most.toLocaleString('en')}, not "${cell}"`);
}

/** An amount such as `1,250.50` in minor units, parsed by digits; `null` if empty. */
export function readPrice(cell: string): number | null {
  if (cell === '') return null;
  const match = /^(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/.exec(cell);
  if (!match) return refuse(`must be an amount with at most two decimals, not "${cell}"`);
  const [, major = '', minor = ''] = match;
  const digits = major.replaceAll(',', '').replace(/^0+(?=\d)/, '');
  if (digits.length > highestMajorDigits) return refuse(`must be below 1,000,000,000, not "${cell}"`);
  return Number(digits + minor.padEnd(2, '0'));
}

/**
 * A Bangkok day (`readDate`), with or without a time, as an instant; `null` if empty. `otherwise`: the time of a day
 * alone.
 */
export function readInstant(cell: string, otherwise: '00:00:00' | '23:59:59'): number | null {
  if (cell === '') return null;
  const day = readDate(cell);
  const entry = day === null ? readEntry(cell.replace(isoSeparator, ' '), 'dateTime') : `${day} ${otherwise}`;
  if (entry !== null) return instantOfEntry(entry);
  return refuse(`must be a day such as 2026-02-15 or 15/2/2569, with or without a time such as 09:00, not "${cell}"`);
}

/** The `T` between day and time of ISO 8601. */
const isoSeparator = /(?<=^\d{4}-\d{1,2}-\d{1,2})T/;

/** The value of a word, in any case. */
export function readWord<Value>(cell: string, words: ReadonlyMap<string, Value>): Value {
  for (const [word, value] of words) {
    if (word.toLowerCase() === cell.toLowerCase()) return value;
  }
  return refuse(cell === '' ? 'is missing' : `must be one of ${[...words.keys()].join(', ')}, not "${cell}"`);
}

export function readPattern(cell: string, pattern: RegExp, meaning: string): string {
  return pattern.test(cell) ? cell : refuse(cell === '' ? 'is missing' : `must be ${meaning}, not "${cell}"`);
}
