import dayjs from 'dayjs';
import 'dayjs/locale/th.js';
import relativeTime from 'dayjs/plugin/relativeTime.js';
import type { Language } from '../domain/localText.ts';

dayjs.extend(relativeTime);

/**
 * A rough age: `3 ชั่วโมงที่แล้ว`, `3 hours ago`. Takes epoch milliseconds. A file of its own, because the library is
 * not part of the first load.
 */
export function formatAge(at: number, now: number, language: Language): string {
  return dayjs(Math.min(at, now)).locale(language).from(dayjs(now));
}
