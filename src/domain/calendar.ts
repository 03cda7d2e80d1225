import { isoOf } from './time.ts';

/** A Gregorian day, `YYYY-MM-DD`. */
export type Day = string;

const dayMs = 86_400_000;
const midnightOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
const dayAt = (midnight: number): Day => isoOf(midnight).slice(0, 10);

export const yearOf = (day: Day): number => Number(day.slice(0, 4));

/** Month of the year, 0 to 11. */
export const monthOf = (day: Day): number => Number(day.slice(5, 7)) - 1;

/** Day of the week, 0 for Sunday. */
export const weekdayOf = (day: Day): number => new Date(midnightOf(day)).getUTCDay();

export const addDays = (day: Day, days: number): Day => dayAt(midnightOf(day) + days * dayMs);

/** The same day of another month, or that month's last day: 31 January plus one is 28 or 29 February. */
export function addMonths(day: Day, months: number): Day {
  const target = Date.UTC(yearOf(day), monthOf(day) + months, 1);
  const last = Date.UTC(yearOf(day), monthOf(day) + months + 1, 0);
  return dayAt(Math.min(target + (Number(day.slice(8)) - 1) * dayMs, last));
}

/** The calendar page of a day's month: 6 weeks of 7 days from Sunday (specification 9). */
export function weeksOfMonth(day: Day): readonly (readonly Day[])[] {
  const first: Day = `${day.slice(0, 7)}-01`;
  return rowsOf(6, 7, (cell) => addDays(first, cell - weekdayOf(first)));
}

/** The year's months, 4 rows of 3, each at the same day of the month (specification 9). */
export const monthsOfYear = (day: Day): readonly (readonly Day[])[] =>
  rowsOf(4, 3, (cell) => addMonths(day, cell - monthOf(day)));

/** First year of the decade, which is counted in the shown era: `eraOffset` is 543 for the Buddhist one. */
export function decadeOf(day: Day, eraOffset: number): number {
  const shown = yearOf(day) + eraOffset;
  return shown - (shown % 10) - eraOffset;
}

/** The years of the decade with one more at each end, 4 rows of 3 (specification 9). */
export const yearsOfDecade = (day: Day, eraOffset: number): readonly (readonly Day[])[] =>
  rowsOf(4, 3, (cell) => addMonths(day, 12 * (decadeOf(day, eraOffset) - 1 + cell - yearOf(day))));

const rowsOf = (rows: number, columns: number, dayOf: (cell: number) => Day): readonly (readonly Day[])[] =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => dayOf(row * columns + column)),
  );
