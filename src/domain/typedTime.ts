import { bangkokOffsetMs, buddhistEraOffset, type EpochMs, isoOf } from './time.ts';

/** Years from here on are Buddhist. */
const firstBuddhistYear = 2_400;

const gregorianYear = (year: number): number => (year >= firstBuddhistYear ? year - buddhistEraOffset : year);

/** A typed day `YYYY-MM-DD` of either era as a Gregorian day; `null` if it does not exist. */
export function readTypedDate(date: string): string | null {
  const midnight = midnightUtc(date);
  return midnight === null ? null : isoOf(midnight).slice(0, 10);
}

/** Whether the text is a time `HH:mm:ss`. */
export const isTime = (time: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(time);

/** Parses a Bangkok day (either era) and time strictly; `null` if one is invalid. */
export function parseBangkok(date: string, time: string): EpochMs | null {
  const midnight = midnightUtc(date);
  if (midnight === null || !isTime(time)) return null;
  return midnight + timeOfDayMs(time) - bangkokOffsetMs;
}

/** Midnight in UTC of a day `YYYY-MM-DD` of either era, or `null`. */
export function midnightUtc(date: string): EpochMs | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  if (!match) return null;
  const [year, month, day] = [gregorianYear(Number(match[1])), Number(match[2]), Number(match[3])];
  const midnight = new Date(0).setUTCFullYear(year, month - 1, day);
  const read = new Date(midnight);
  return year >= 1_000 && read.getUTCMonth() === month - 1 && read.getUTCDate() === day ? midnight : null;
}

/** Milliseconds since midnight of a time `HH:mm:ss`. */
export function timeOfDayMs(time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return ((hours * 60 + minutes) * 60 + seconds) * 1_000;
}
