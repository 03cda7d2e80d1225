import { withArabicDigits } from '../../domain/thaiDigits.ts';
import { isTime, readTypedDate } from '../../domain/typedTime.ts';
import { report as english } from '../../i18n/en/buying/report.ts';
import { report as thai } from '../../i18n/th/buying/report.ts';

/** `14 ก.พ. 2569`, `14 กุมภาพันธ์ 2569`, `14 Feb 2026`, `14/02/2569`, `2026-02-14`: the Gregorian `YYYY-MM-DD`, or `null`. */
export function readTransferDate(typed: string): string | null {
  const text = withArabicDigits(typed)
    .normalize('NFC')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (iso) return dateOf(iso[1], Number(iso[2]), iso[3]);
  const numbers = /^(\d{1,2}) ?[/.-] ?(\d{1,2}) ?[/.-] ?(\d{4})$/.exec(text);
  if (numbers) return dateOf(numbers[3], Number(numbers[2]), numbers[1]);
  const words = /^(\d{1,2}) ?(\D+?),? ?(\d{4})$/.exec(text);
  return words ? dateOf(words[3], monthNamed(words[2] ?? ''), words[1]) : null;
}

/** `09:41:00`, `9.41`, `0941`: `HH:mm:ss`, or `null`. */
export function readTransferTime(typed: string): string | null {
  const text = withArabicDigits(typed).replace(/น\.?|\s/g, '');
  const parts = /^(\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?$/.exec(text) ?? /^(\d{2})(\d{2})(\d{2})?$/.exec(text);
  if (!parts) return null;
  const time = `${two(parts[1])}:${two(parts[2])}:${parts[3] ?? '00'}`;
  return isTime(time) ? time : null;
}

/** `2,599.60` and `2,599.-` in minor units; `null` for anything else than an amount with at most two decimals. */
export function readTransferAmount(typed: string): number | null {
  const match = /^(\d{1,9})(?:\.(?:(\d{0,2})|-))?$/.exec(withArabicDigits(typed).replace(/[,\s]/g, ''));
  if (!match) return null;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

/** Minor units in the field's spelling, with two decimals. */
export const writeTransferAmount = (minor: number): string =>
  `${String(Math.trunc(minor / 100)).replace(/\B(?=(\d{3})+$)/g, ',')}.${String(minor % 100).padStart(2, '0')}`;

/** Whether a negative amount was typed. */
export const isNegativeAmount = (typed: string): boolean => typed.startsWith('-');

/**
 * The characters an amount can hold, in Arabic digits (specification 5, numeric text only). Any dash stays as a minus,
 * because dropping it would change the amount.
 */
export const onlyAmount = (typed: string): string =>
  withArabicDigits(typed)
    .replace(/[−‒–—-]/g, '-')
    .replace(/[^\d.,-]/g, '');

const dateOf = (year: string | undefined, month: number, day: string | undefined): string | null =>
  readTypedDate(`${year}-${two(String(month))}-${two(day)}`);

const two = (digits: string | undefined): string => (digits ?? '').padStart(2, '0');

/** Month 1 to 12 of a name, or 0, which no date has. */
function monthNamed(name: string): number {
  const wanted = plain(name);
  const isMonth = (names: readonly string[]) => names.some((known) => plain(known) === wanted);
  return Math.max(thai.months.findIndex(isMonth), english.months.findIndex(isMonth)) + 1;
}

const plain = (name: string): string => name.toLowerCase().replace(/[.\s]/g, '');
