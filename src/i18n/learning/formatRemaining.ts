import type { Language } from '../../domain/localText.ts';
import { countOf, NBSP, type Unit } from '../format.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Time left: `อีก 212 วัน 6 ชม.`, under a day `อีก 5 ชม. 20 นาที`, under a minute in seconds; `null` if none is left.
 */
export function formatRemaining(left: number, language: Language): string | null {
  if (left <= 0) return null;
  const words = remainingParts(left)
    .map(([count, unit]) => countOf(count, unit, language))
    .filter(Boolean)
    .join(' ');
  return language === 'th' ? `อีก${NBSP}${words}` : `${words} left`;
}

function remainingParts(left: number): [number, Unit][] {
  if (left >= DAY)
    return [
      [Math.floor(left / DAY), 'day'],
      [Math.floor(left / HOUR) % 24, 'hour'],
    ];
  if (left >= HOUR)
    return [
      [Math.floor(left / HOUR), 'hour'],
      [Math.floor(left / MINUTE) % 60, 'minute'],
    ];
  if (left >= MINUTE) return [[Math.floor(left / MINUTE), 'minute']];
  return [[Math.ceil(left / SECOND), 'second']];
}
