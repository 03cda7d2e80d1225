import type { Order } from '../../domain/order.ts';
import { outboxMessages } from '../../i18n/outbox.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { links } from '../../ui/links.ts';
import { FullSenderNote } from './FullSenderNote.tsx';
import { isOvertaken } from './isOvertaken.ts';
import { ReportEntryCard } from './ReportEntryCard.tsx';
import type { ReportEntry } from './useReportEntries.ts';

/** On the order's own page: the report that this device still holds for it. */
export function ReportOnDevice({ entry, order, onMend }: { entry: ReportEntry; order: Order; onMend: () => void }) {
  const texts = useMessages(outboxMessages);
  const overtaken = isOvertaken(entry, [order]);
  return (
    <>
      {entry.state === 'queued' && <FullSenderNote />}
      <section aria-label={texts.title} aria-live="polite">
        <ReportEntryCard entry={entry} overtaken={overtaken}>
          {entry.state === 'failed' && !overtaken && (
            <Button small onClick={onMend}>
              {entry.problem?.code === 'SLIP_LOST' ? texts.attachAgain : texts.mend}
            </Button>
          )}
          <ButtonLink kind="outline" small to={links.outbox()}>
            {texts.title}
          </ButtonLink>
        </ReportEntryCard>
      </section>
    </>
  );
}
