import { useState } from 'react';
import type { Order } from '../../domain/order.ts';
import { outboxMessages } from '../../i18n/outbox.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { drainOutbox } from '../../platform/outbox/drainOutbox.ts';
import { removeEntry } from '../../platform/outbox/outboxStore.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { ConfirmSheet } from '../../ui/ConfirmSheet.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { links } from '../../ui/links.ts';
import { Note } from '../../ui/Note.tsx';
import { Loading } from '../../ui/Skeleton.tsx';
import { UnreadableState } from '../../ui/UnreadableState.tsx';
import { useConnection } from '../../ui/useConnection.ts';
import { decisionOn } from './decisionOn.ts';
import { ReportEntryCard } from './ReportEntryCard.tsx';
import { type ReportEntry, useOutboxEntries, useReportEntries } from './useReportEntries.ts';

/** Reports on this device with what can be done about each. `onMend` opens the form with what was filled in. */
export function OutboxList({
  orders,
  onMend,
}: {
  /** What is known of the orders of those that were sent. */
  orders: readonly Order[];
  onMend: (entry: ReportEntry) => void;
}) {
  const texts = useMessages(outboxMessages);
  const { reading, entries, readAgain } = useReportEntries();
  const [unwanted, setUnwanted] = useState<ReportEntry | null>(null);
  if (reading === 'pending') return <Loading />;
  if (reading === 'error') return <UnreadableState heading={2} onRetry={readAgain} />;
  return (
    <div className="stack">
      <ProgressWaiting />
      {entries.length === 0 && (
        <EmptyState title={texts.empty.title} body={texts.empty.body}>
          <ButtonLink to={links.studentOrders()}>{texts.empty.action}</ButtonLink>
        </EmptyState>
      )}
      <section className="stack stack-3" aria-label={texts.listLabel} aria-live="polite">
        {entries.map((entry) => (
          <ReportEntryCard key={entry.key} entry={entry} decision={decisionOn(entry, orders)}>
            <EntryActions entry={entry} onMend={onMend} onDiscard={setUnwanted} />
          </ReportEntryCard>
        ))}
      </section>
      {unwanted && (
        <ConfirmSheet
          open
          danger
          title={texts.discardQuestion.title}
          body={texts.discardQuestion.body(unwanted.draft.subject.number)}
          confirm={texts.discardQuestion.confirm}
          refuse={texts.discardQuestion.refuse}
          onConfirm={() => {
            setUnwanted(null);
            void removeEntry({ ...unwanted });
          }}
          onCancel={() => setUnwanted(null)}
        />
      )}
    </div>
  );
}

function EntryActions({
  entry,
  onMend,
  onDiscard,
}: {
  entry: ReportEntry;
  onMend: (entry: ReportEntry) => void;
  onDiscard: (entry: ReportEntry) => void;
}) {
  const texts = useMessages(outboxMessages);
  const isOnline = useConnection() === 'online';
  const { state, problem } = entry;
  if (state === 'sent') {
    return (
      <>
        <ButtonLink kind="outline" small to={links.order(entry.draft.subject.token)}>
          {texts.seeOrder}
        </ButtonLink>
        <Button kind="quiet" small onClick={() => void removeEntry({ ...entry })}>
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
      {state === 'queued' && isOnline && (
        <Button small onClick={() => void drainOutbox('now')}>
          {texts.sendNow}
        </Button>
      )}
      {state !== 'failed' && (
        <Button kind="outline" small onClick={() => onMend(entry)}>
          {texts.edit}
        </Button>
      )}
      <Button kind="quiet" small className="text-danger" onClick={() => onDiscard(entry)}>
        {texts.discard}
      </Button>
    </>
  );
}

function ProgressWaiting() {
  const texts = useMessages(outboxMessages).progress;
  const { entries } = useOutboxEntries();
  const count = entries.filter((entry) => entry.kind === 'progress' && entry.state !== 'sent').length;
  if (count === 0) return null;
  return (
    <Note icon="clock">
      <p className="strong">{texts.title}</p>
      <p>{texts.body(count)}</p>
    </Note>
  );
}
