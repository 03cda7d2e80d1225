import { outboxMessages } from '../../i18n/buying/outbox.ts';
import { reportMessages } from '../../i18n/buying/report.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { useFaultText } from '../../ui/dateTime/useFaultText.ts';
import { useSiteSettings } from '../site/useSite.ts';
import type { FieldProblem } from './reportForm.ts';

/** The message for a problem of the report form. */
export function useProblemWords(): (problem: FieldProblem) => string {
  const texts = useMessages(reportMessages);
  const timeFault = useFaultText({ kind: 'time' }, useSiteSettings().twelveHourClock);
  const { slipLost } = useMessages(outboxMessages);
  return ({ field, kind }) => {
    if (kind === 'lost') return slipLost;
    if (kind === 'unopened') return texts.slipUnreadable;
    if (kind === 'missing') return texts.problems[field];
    if (kind === 'future') return texts.dateFuture;
    if (kind === 'negative') return texts.notNegative;
    if (field === 'amount') return texts.notNumeric;
    return field === 'date' ? texts.dateInvalid : timeFault('unreadable');
  };
}
