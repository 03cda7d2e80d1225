import { yearOf } from '../../../domain/calendar.ts';
import type { Month } from '../../../domain/tax/outputTax.ts';
import { buddhistYear } from '../../../domain/time.ts';
import { dateEntryMessages } from '../../../i18n/app/dateEntry.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useMessages } from '../../../i18n/useMessages.ts';

/** The name of a month with its year, in the current language. */
export function useMonthName(): (month: Month) => string {
  const { months } = useMessages(dateEntryMessages);
  const { language } = useLanguage();
  return (month) => {
    const year = yearOf(month);
    return `${months[Number(month.slice(5)) - 1]?.[1]} ${language === 'th' ? buddhistYear(year) : year}`;
  };
}
