import { useEffect, useRef, useState } from 'react';
import type { Order } from '../../domain/order/order.ts';
import { outboxMessages } from '../../i18n/buying/outbox.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { announcedOnArrival } from '../../ui/notice/announcedOnArrival.ts';
import { Button, ButtonLink } from '../../ui/press/Button.tsx';
import { links } from '../../ui/press/links.ts';
import { DiscardQuestion } from './DiscardQuestion.tsx';
import { FullSenderNote } from './FullSenderNote.tsx';
import { isLateMoney } from './isLateMoney.ts';
import { isOvertaken } from './isOvertaken.ts';
import { ReportEntryCard } from './ReportEntryCard.tsx';
import type { ReportEntry } from './useReportEntries.ts';

/** The report of an order on this device, for the order's page. */
export function ReportOnDevice({
  entry,
  order,
  isNews = false,
  onMend,
}: {
  entry: ReportEntry;
  order: Order;
  /** The form was just closed by this report, and the person looks for its outcome. */
  isNews?: boolean;
  onMend: () => void;
}) {
  const texts = useMessages(outboxMessages);
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isNews) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, [isNews]);
  const [isAsking, setAsking] = useState(false);
  const overtaken = isOvertaken(entry, [order]);
  return (
    <>
      {entry.state === 'queued' && <FullSenderNote />}
      <section ref={place} {...announcedOnArrival} aria-label={texts.title} aria-live="polite">
        <ReportEntryCard entry={entry} overtaken={overtaken} late={isLateMoney(entry, [order])} onOrderPage>
          {entry.state === 'failed' && !overtaken && (
            <Button small onClick={onMend}>
              {entry.problem?.code === 'SLIP_LOST' ? texts.attachAgain : texts.mend}
            </Button>
          )}
          <ButtonLink kind="outline" small to={links.outbox()}>
            {texts.title}
          </ButtonLink>
          {overtaken && (
            <Button kind="quiet" small onClick={() => setAsking(true)}>
              {texts.remove}
            </Button>
          )}
        </ReportEntryCard>
      </section>
      {isAsking && <DiscardQuestion entry={entry} orders={[order]} onAnswered={() => setAsking(false)} />}
    </>
  );
}
