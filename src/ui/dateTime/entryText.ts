import { type EntryRules, hasDate, hasTime, timeIn, timeOptions, timeParts } from '../../domain/dateEntry.ts';
import type { Language } from '../../domain/localText.ts';
import { parseBangkok } from '../../domain/typedTime.ts';
import { formatDate, NBSP } from '../../i18n/format.ts';

/** Spelling of a field's text. */
export type EntryLook = { readonly language: Language; readonly is12Hour?: boolean | undefined };

/** The text of a value: `14 ก.พ. 2569`, `09:41:00`, `14 Feb 2026 9:41 AM`. Seconds are left out if only 0 is offered. */
export function writeEntry(value: string, rules: EntryRules, { language, is12Hour = false }: EntryLook): string {
  const { kind } = rules;
  const parts = [
    hasDate(kind) && writeDate(value, language),
    hasTime(kind) && writeTime(timeIn(value), rules, is12Hour),
  ];
  return parts.filter(Boolean).join(' ');
}

/** The text of a day, a `dateTime` or its day. */
export function writeDate(value: string, language: Language): string {
  const noon = parseBangkok(value.slice(0, 10), '12:00:00');
  return noon === null ? '' : formatDate(noon, language).replaceAll(NBSP, ' ');
}

function writeTime(time: string, rules: EntryRules, is12Hour: boolean): string {
  const [hour] = timeParts(time);
  const hasSeconds = timeOptions(rules).seconds.some((second) => second !== 0);
  const rest = hasSeconds ? time.slice(2) : time.slice(2, 5);
  return is12Hour ? `${hour % 12 || 12}${rest} ${hour < 12 ? 'AM' : 'PM'}` : `${time.slice(0, 2)}${rest}`;
}
