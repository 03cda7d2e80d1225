import type { Language } from '../../domain/localText.ts';
import { NBSP } from '../format.ts';

const HOUR = 3_600_000;

/** Length of a lecture: `14:30 นาที`, from an hour `1:52:10 ชม.`. Takes milliseconds. */
export function formatDuration(length: number, language: Language): string {
  const unit = length < HOUR ? { th: 'นาที', en: 'min' } : { th: 'ชม.', en: 'hours' };
  return `${formatClock(length)}${NBSP}${unit[language]}`;
}

/** A position in a lecture: `4:12`, `1:52:10`. Takes milliseconds, floors to seconds. */
export function formatClock(position: number): string {
  const seconds = Math.floor(Math.max(0, position) / 1_000);
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60];
  if (seconds >= 3600) parts.unshift(Math.floor(seconds / 3600));
  return parts.map((part, place) => (place === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}

/** The length of a film in minutes and seconds (specification 9): `4:12`, `75:00`. */
export const formatMinutes = (seconds: number): string => {
  const whole = Math.floor(Math.max(0, seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};
