import dayjs from 'dayjs';
import 'dayjs/locale/th.js';
import relativeTime from 'dayjs/plugin/relativeTime.js';
import type { Language } from '../domain/localText.ts';

dayjs.extend(relativeTime);

/**
 * How long ago, roughly: `3 ชั่วโมงที่แล้ว`, `3 hours ago`. For what happened, beside or instead of its date: a report that was
 * sent, an order that waits. Takes epoch milliseconds. In a file of its own, because the library is not for the first load.
 */
export function formatAge(at: number, now: number, language: Language): string {
  return dayjs(Math.min(at, now)).locale(language).from(dayjs(now));
}
