import type { Duration, DurationUnit } from '../domain/learning/duration.ts';
import type { Language } from '../domain/localText.ts';
import type { Currency } from '../domain/pricing/currency.ts';
import { bangkokOffsetMs, buddhistYear, formatBangkokTime } from '../domain/time.ts';

/** Non-breaking space between a number and its unit. */
export const NBSP = '\u00a0';
const MINUS = '\u2212';

const symbolOf: Record<Currency, string> = { THB: '฿', USD: '$' };

const months: Record<Language, readonly string[]> = {
  th: ['ม.ค.', 'ก.พ.', 'มี.ค.', 'เม.ย.', 'พ.ค.', 'มิ.ย.', 'ก.ค.', 'ส.ค.', 'ก.ย.', 'ต.ค.', 'พ.ย.', 'ธ.ค.'],
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
};

/** A price while browsing: `฿1,990`, with satang only when there are any (`฿1,990.50`). */
export function formatPrice(minor: number, currency: Currency = 'THB'): string {
  return minor % 100 === 0 ? `${signed(minor, currency)}${wholeOf(minor)}` : formatMoney(minor, currency);
}

/** An amount in sums: `฿1,990.00`. Takes satang or cents. */
export function formatMoney(minor: number, currency: Currency = 'THB'): string {
  const fraction = String(Math.abs(minor) % 100).padStart(2, '0');
  return `${signed(minor, currency)}${wholeOf(minor)}.${fraction}`;
}

/** A discount: `−฿500.00`. Takes its size; zero has no sign. */
export function formatDiscount(minor: number, currency: Currency = 'THB'): string {
  return formatMoney(-Math.abs(minor), currency);
}

function signed(minor: number, currency: Currency): string {
  return `${minor < 0 ? MINUS : ''}${symbolOf[currency]}`;
}

const wholeOf = (minor: number): string => formatCount(Math.trunc(Math.abs(minor) / 100));

/** A grouped integer: `1,024`. The browser's own formatter costs a slow phone a long task on first use. */
export const formatCount = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',');

/** A day in Bangkok: `14 ก.พ. 2569`, `14 Feb 2026`. Takes epoch milliseconds. */
export function formatDate(at: number, language: Language): string {
  const day = new Date(at + bangkokOffsetMs);
  const year = language === 'th' ? buddhistYear(day.getUTCFullYear()) : day.getUTCFullYear();
  return [day.getUTCDate(), months[language][day.getUTCMonth()], year].join(NBSP);
}

/** A day and time in Bangkok: `14 ก.พ. 2569 09:41 น.`, `14 Feb 2026, 09:41`. */
export function formatDateTime(at: number, language: Language): string {
  const separator = language === 'th' ? ' ' : ', ';
  return `${formatDate(at, language)}${separator}${formatTime(at, language)}`;
}

/** A time of day in Bangkok: `09:41 น.`, `09:41`. */
export function formatTime(at: number, language: Language): string {
  const time = formatBangkokTime(at).slice(0, 5);
  return language === 'th' ? `${time}${NBSP}น.` : time;
}

/** The instant for a `datetime` attribute: Gregorian and UTC. */
export function formatMachineTime(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19)}Z`;
}

const MINUTE = 60_000;

/** The length of a course in words: `6 ชม. 20 นาที`, `45 นาที`. Takes milliseconds. */
export function formatLength(length: number, language: Language): string {
  const minutes = Math.max(length > 0 ? 1 : 0, Math.round(length / MINUTE));
  const words = [countOf(Math.floor(minutes / 60), 'hour', language), countOf(minutes % 60, 'minute', language)];
  return words.filter(Boolean).join(' ') || countOf(0, 'minute', language, true);
}

/** A plan's term: `1 ปี`, `6 months`. */
export function formatTerm(term: Duration, language: Language): string {
  return countOf(term.amount, term.unit, language, true);
}

export type Unit = DurationUnit | 'minute' | 'second';
const unitNames: Record<Unit, { th: string; one: string; many: string }> = {
  second: { th: 'วินาที', one: 'sec', many: 'sec' },
  minute: { th: 'นาที', one: 'min', many: 'min' },
  hour: { th: 'ชม.', one: 'hour', many: 'hours' },
  day: { th: 'วัน', one: 'day', many: 'days' },
  month: { th: 'เดือน', one: 'month', many: 'months' },
  year: { th: 'ปี', one: 'year', many: 'years' },
};

/** `6 ชม.`, `1 year`; '' for zero unless `evenZero`. */
export function countOf(count: number, unit: Unit, language: Language, evenZero = false): string {
  if (count === 0 && !evenZero) return '';
  const name = unitNames[unit];
  const word = language === 'th' ? name.th : count === 1 ? name.one : name.many;
  return `${formatCount(count)}${NBSP}${word}`;
}
