import type { Language } from '../domain/localText.ts';
import { bangkokDayStart } from '../domain/time.ts';
import { formatDate, NBSP } from './format.ts';

/** A month: `ก.พ. 2569`, `Feb 2026`. Takes `YYYY-MM`. */
export const formatMonth = (month: string, language: Language): string =>
  formatDate(bangkokDayStart(`${month}-01`), language)
    .split(NBSP)
    .slice(1)
    .join(NBSP);
