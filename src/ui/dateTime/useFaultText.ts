import type { EntryFault, EntryRules } from '../../domain/dateEntry.ts';
import { dateEntryMessages } from '../../i18n/app/dateEntry.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { writeEntry } from './entryText.ts';

/** The sentences for faults of an entry. */
export function useFaultText(rules: EntryRules, is12Hour: boolean): (fault: EntryFault) => string {
  const { faults } = useMessages(dateEntryMessages);
  const { language } = useLanguage();
  const example = useExample(rules, is12Hour);
  const written = (limit = '') =>
    writeEntry(limit, limit.length === 10 ? { ...rules, kind: 'date' } : rules, { language, is12Hour });
  return (fault) => {
    if (fault === 'tooEarly') return faults.tooEarly(written(rules.earliest));
    if (fault === 'tooLate') return faults.tooLate(written(rules.latest));
    return fault === 'unreadable' ? faults.unreadable(example) : faults.notOffered;
  };
}

/** An example of the field's spelling. */
export function useExample(rules: EntryRules, is12Hour: boolean): string {
  const texts = useMessages(dateEntryMessages);
  const { language } = useLanguage();
  const example = { date: '2026-02-14', time: '09:41:00', dateTime: '2026-02-14 09:41:00' }[rules.kind];
  return texts.example(writeEntry(example, rules, { language, is12Hour }));
}
