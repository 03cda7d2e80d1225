import { useState } from 'react';
import type { Order } from '../../domain/order/order.ts';
import { outboxMessages } from '../../i18n/buying/outbox.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { isWaiting, mayHaveArrived } from '../../platform/outbox/entry.ts';
import { removeEntry } from '../../platform/outbox/outboxStore.ts';
import { sendInBackground } from '../../platform/outbox/sendInBackground.ts';
import { Note } from '../../ui/notice/Note.tsx';
import { Button, ButtonLink } from '../../ui/press/Button.tsx';
import { links } from '../../ui/press/links.ts';
import { DeviceLoading } from '../../ui/state/DeviceLoading.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { UnreadableState } from '../../ui/state/UnreadableState.tsx';
import { useConnection } from '../../ui/state/useConnection.ts';
import { DiscardQuestion } from './DiscardQuestion.tsx';
import { decisionOn } from './decisionOn.ts';
import { FullSenderNote } from './FullSenderNote.tsx';
import { isLateMoney } from './isLateMoney.ts';
import { isOvertaken } from './isOvertaken.ts';
import { maySendNow } from './maySendNow.ts';
import { RefusedProgress } from './RefusedProgress.tsx';
import { ReportEntryCard } from './ReportEntryCard.tsx';
import { useEditEntry } from './useEditEntry.ts';
import { useForgottenEdits } from './useForgottenEdits.ts';
import { useIsSending } from './useIsSending.ts';
import { type ReportEntry, useOutboxEntries, useReportEntries } from './useReportEntries.ts';

/** Reports on this device with their actions. `onMend` opens the form with the report's values. */
export function OutboxList({
  orders,
  onMend,
}: {
  /** The known order of a sent or refused report. */
  orders: readonly Order[];
  onMend: (entry: ReportEntry) => void;
}) {
  const texts = useMessages(outboxMessages);
  const { reading, entries, readAgain } = useReportEntries();
  useForgottenEdits(entries);
  const progress = useOutboxEntries().entries.filter(({ kind }) => kind === 'progress');
  const waiting = progress.filter(isWaiting);
  const refused = progress.filter(({ state }) => state === 'failed');
  const [unwantedKey, setUnwantedKey] = useState<string | null>(null);
  const unwanted = entries.find(({ key }) => key === unwantedKey);
  if (reading === 'pending') return <DeviceLoading />;
  if (reading === 'error') return <UnreadableState heading={2} onRetry={readAgain} />;
  return (
    <div className="stack">
      <FullSenderNote />
      {waiting.length > 0 && <ProgressWaiting count={waiting.length} />}
      <RefusedProgress keys={refused.map(({ key }) => key)} />
      {entries.length + waiting.length + refused.length === 0 && (
        <EmptyState title={texts.empty.title} body={texts.empty.body}>
          <ButtonLink to={links.studentOrders()}>{texts.empty.action}</ButtonLink>
        </EmptyState>
      )}
      <section className="stack stack-3" aria-label={texts.title} aria-live="polite">
        {entries.map((entry) => (
          <ReportEntryCard
            key={entry.key}
            entry={entry}
            decision={decisionOn(entry, orders)}
            overtaken={isOvertaken(entry, orders)}
            late={isLateMoney(entry, orders)}
          >
            <EntryActions
              entry={entry}
              overtaken={isOvertaken(entry, orders)}
              onMend={onMend}
              onDiscard={() => setUnwantedKey(entry.key)}
            />
          </ReportEntryCard>
        ))}
      </section>
      {unwanted && <DiscardQuestion entry={unwanted} orders={orders} onAnswered={() => setUnwantedKey(null)} />}
    </div>
  );
}

function EntryActions({
  entry,
  overtaken,
  onMend,
  onDiscard,
}: {
  entry: ReportEntry;
  overtaken: boolean;
  onMend: (entry: ReportEntry) => void;
  onDiscard: () => void;
}) {
  const texts = useMessages(outboxMessages);
  const connection = useConnection();
  const isOnline = connection === 'online';
  const { isAsking, edit } = useEditEntry(onMend);
  const { state, problem } = entry;
  const mayGoNow = state === 'queued' && maySendNow(connection);
  const isSending = useIsSending(mayGoNow);
  if (state === 'sent' || overtaken) {
    return (
      <>
        <ButtonLink kind="outline" small to={links.order(entry.draft.subject.token)}>
          {texts.seeOrder}
        </ButtonLink>
        <Button kind="quiet" small onClick={overtaken ? onDiscard : () => void removeEntry({ ...entry })}>
          {texts.remove}
        </Button>
      </>
    );
  }
  const mend = problem?.code === 'SLIP_LOST' ? texts.attachAgain : texts.mend;
  return (
    <>
      {state === 'failed' && (
        <Button small onClick={() => onMend(entry)}>
          {mend}
        </Button>
      )}
      {mayGoNow && (
        <Button small busy={isSending} onClick={() => sendInBackground('now')}>
          {texts.sendNow}
        </Button>
      )}
      {state !== 'failed' && (isOnline || !mayHaveArrived(entry)) && (
        <Button kind="outline" small busy={isAsking} onClick={() => void edit(entry)}>
          {texts.edit}
        </Button>
      )}
      <Button kind="quiet" small className="text-danger" onClick={onDiscard}>
        {texts.discard}
      </Button>
    </>
  );
}

function ProgressWaiting({ count }: { count: number }) {
  const texts = useMessages(outboxMessages).progress;
  return (
    <Note icon="clock">
      <p className="strong">{texts.title}</p>
      <p>{texts.body(count)}</p>
    </Note>
  );
}
