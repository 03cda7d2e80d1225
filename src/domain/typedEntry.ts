import type { EntryKind } from './dateEntry.ts';
import { monthNames } from './monthNames.ts';
import { plainEntry } from './plainEntry.ts';
import { isTime, readTypedDate } from './typedTime.ts';

/** A typed text as a value of the kind, or `null`. */
export function readEntry(typed: string, kind: EntryKind): string | null {
  if (kind === 'date') return readDate(typed);
  if (kind === 'time') return readTime(typed);
  const text = plainSpaces(typed);
  for (let space = text.indexOf(' '); space > 0; space = text.indexOf(' ', space + 1)) {
    const date = readDate(text.slice(0, space).replace(/,$/, ''));
    const time = readTime(text.slice(space));
    if (date !== null && time !== null) return `${date} ${time}`;
  }
  return null;
}

/**
 * `14 ก.พ. 2569`, `14 กุมภาพันธ์ 2569`, `14-Feb-26`, `14/02/69`, `2026-02-14`: the Gregorian `YYYY-MM-DD`, or `null`.
 */
export function readDate(typed: string): string | null {
  const text = plainSpaces(typed);
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (iso) return dateOf(iso[1], Number(iso[2]), iso[3]);
  const numbers = /^(\d{1,2}) ?[/.-] ?(\d{1,2}) ?[/.-] ?(\d{4}|\d{2})$/.exec(text);
  if (numbers) return dateOf(wholeYear(numbers[3]), Number(numbers[2]), numbers[1]);
  const words = /^(\d{1,2})[ -]?(\D+?),?[ -]?(\d{4}|\d{2})$/.exec(text);
  return words ? dateOf(wholeYear(words[3]), monthNamed(words[2] ?? ''), words[1]) : null;
}

/** `09:41:00`, `9.41`, `0941`, `9:41 PM`: `HH:mm:ss`, or `null`. */
export function readTime(typed: string): string | null {
  const text = plainEntry(typed).replace(/น\.?|\s/g, '');
  const parts = /^(\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?([ap]m)?$/i.exec(text) ?? /^(\d{2})(\d{2})(\d{2})?$/.exec(text);
  if (!parts) return null;
  const hour = parts[4] === undefined ? (parts[1] ?? '') : hourOf12(Number(parts[1]), parts[4]);
  const time = `${two(hour)}:${two(parts[2])}:${parts[3] ?? '00'}`;
  return isTime(time) ? time : null;
}

/** The hour of 24, as text; an hour that 12 do not have stays outside of the day. */
function hourOf12(hour: number, half: string): string {
  if (hour < 1 || hour > 12) return '99';
  return String((hour % 12) + (half.toLowerCase() === 'pm' ? 12 : 0));
}

const plainSpaces = (text: string): string => plainEntry(text).replace(/\s+/g, ' ');

const dateOf = (year: string | undefined, month: number, day: string | undefined): string | null =>
  readTypedDate(`${year}-${two(String(month))}-${two(day)}`);

/** The first year of this century that two digits name in the Buddhist era. */
const firstBuddhistDigits = 43;

/** A year of two digits as of this century: from 43 on it is Buddhist, as on slips (`69` is 2569). */
const wholeYear = (digits = ''): string =>
  digits.length === 4 ? digits : `${Number(digits) < firstBuddhistDigits ? 20 : 25}${digits}`;

const two = (digits: string | undefined): string => (digits ?? '').padStart(2, '0');

/** Month 1 to 12 of a name in either language, or 0, which no date has. */
function monthNamed(name: string): number {
  const wanted = plain(name);
  const isMonth = (names: readonly string[]) => names.some((known) => plain(known) === wanted);
  return Math.max(monthNames.th.findIndex(isMonth), monthNames.en.findIndex(isMonth)) + 1;
}

const plain = (name: string): string => name.toLowerCase().replace(/[.\s]/g, '');
