import { monthNames } from './monthNames.ts';
import { bangkokOffsetMs, buddhistYear, type EpochMs } from './time.ts';

const inBangkok = (instant: EpochMs): Date => new Date(instant + bangkokOffsetMs);

/** A Bangkok day in a document: `15 กุมภาพันธ์ 2569`. */
export function thaiDate(instant: EpochMs): string {
  const day = inBangkok(instant);
  return `${day.getUTCDate()} ${monthNames.th[day.getUTCMonth()]?.[1]} ${buddhistYearOf(instant)}`;
}

/** The Buddhist year in Bangkok. */
export const buddhistYearOf = (instant: EpochMs): number => buddhistYear(inBangkok(instant).getUTCFullYear());
