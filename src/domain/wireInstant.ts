import { type EpochMs, isoOf } from './time.ts';
import { isTime, midnightUtc, timeOfDayMs } from './typedTime.ts';

/** `YYYY-MM-DD HH:mm:ss` in UTC for `transfer_datetime`. Milliseconds are cut. */
export const formatWireInstant = (instant: EpochMs): string => isoOf(instant).slice(0, 19).replace('T', ' ');

/** Reads `YYYY-MM-DD HH:mm:ss` in UTC, Gregorian only; `null` where it is not valid. */
export function parseWireInstant(text: string): EpochMs | null {
  const [date = '', time = '', ...more] = text.split(' ');
  if (more.length > 0 || !isTime(time)) return null;
  const midnight = midnightUtc(date);
  if (midnight === null || isoOf(midnight).slice(0, 10) !== date) return null;
  return midnight + timeOfDayMs(time);
}
