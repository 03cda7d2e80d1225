/** An instant in milliseconds since 1970 in UTC. Everything is kept so; Bangkok exists only on screens and the wire. */
export type EpochMs = number;

/** Bangkok is UTC+7 all year (specification 9). */
export const bangkokOffsetMs = 7 * 3_600_000;

/** A typed year from here on is of the Buddhist era. */
const firstBuddhistYear = 2_400;
const buddhistEraOffset = 543;

export const gregorianYear = (year: number): number => (year >= firstBuddhistYear ? year - buddhistEraOffset : year);
export const buddhistYear = (gregorian: number): number => gregorian + buddhistEraOffset;

/** A typed day `YYYY-MM-DD` (a year of either era) as the Gregorian `YYYY-MM-DD`; `null` where it is no day. */
export function readTypedDate(date: string): string | null {
  const midnight = midnightUtc(date);
  return midnight === null ? null : isoOf(midnight).slice(0, 10);
}

/** A time `HH:mm:ss`, exactly so. */
export const isTime = (time: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(time);

/** Bangkok day (either era) and time as typed, strictly read; `null` where one of them is not valid. */
export function parseBangkok(date: string, time: string): EpochMs | null {
  const midnight = midnightUtc(date);
  if (midnight === null || !isTime(time)) return null;
  return midnight + timeOfDayMs(time) - bangkokOffsetMs;
}

/** `YYYY-MM-DD` in Bangkok, Gregorian. */
export const formatBangkokDate = (instant: EpochMs): string => isoOf(instant + bangkokOffsetMs).slice(0, 10);

/** `HH:mm:ss` in Bangkok. */
export const formatBangkokTime = (instant: EpochMs): string => isoOf(instant + bangkokOffsetMs).slice(11, 19);

/** `YYYY-MM-DD HH:mm:ss` in UTC, as `transfer_datetime` travels. Milliseconds are cut. */
export const formatWireInstant = (instant: EpochMs): string => isoOf(instant).slice(0, 19).replace('T', ' ');

/** Reads `YYYY-MM-DD HH:mm:ss` in UTC, Gregorian only; `null` where it is not valid. */
export function parseWireInstant(text: string): EpochMs | null {
  const [date = '', time = '', ...more] = text.split(' ');
  if (more.length > 0 || !isTime(time)) return null;
  const midnight = midnightUtc(date);
  if (midnight === null || isoOf(midnight).slice(0, 10) !== date) return null;
  return midnight + timeOfDayMs(time);
}

const isoOf = (instant: EpochMs): string => new Date(instant).toISOString();

function midnightUtc(date: string): EpochMs | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  if (!match) return null;
  const [year, month, day] = [gregorianYear(Number(match[1])), Number(match[2]), Number(match[3])];
  const midnight = new Date(0).setUTCFullYear(year, month - 1, day);
  const read = new Date(midnight);
  return year >= 1_000 && read.getUTCMonth() === month - 1 && read.getUTCDate() === day ? midnight : null;
}

function timeOfDayMs(time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return ((hours * 60 + minutes) * 60 + seconds) * 1_000;
}
