import { bangkokOffsetMs, buddhistYear, type EpochMs } from './time.ts';

const months = [
  'มกราคม',
  'กุมภาพันธ์',
  'มีนาคม',
  'เมษายน',
  'พฤษภาคม',
  'มิถุนายน',
  'กรกฎาคม',
  'สิงหาคม',
  'กันยายน',
  'ตุลาคม',
  'พฤศจิกายน',
  'ธันวาคม',
] as const;

const inBangkok = (instant: EpochMs): Date => new Date(instant + bangkokOffsetMs);

/** A Bangkok day in a document: `15 กุมภาพันธ์ 2569`. */
export function thaiDate(instant: EpochMs): string {
  const day = inBangkok(instant);
  return `${day.getUTCDate()} ${months[day.getUTCMonth()]} ${buddhistYearOf(instant)}`;
}

/** The Buddhist year in Bangkok. */
export const buddhistYearOf = (instant: EpochMs): number => buddhistYear(inBangkok(instant).getUTCFullYear());
