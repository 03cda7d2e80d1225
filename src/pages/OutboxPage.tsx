import '../ui/styles/buyer.css';
import { useState } from 'react';
import { ReportSheet } from '../features/bankTransfer/ReportSheet.tsx';
import { useOrdersOf } from '../features/orders/useOrdersOf.ts';
import { OutboxList } from '../features/outbox/OutboxList.tsx';
import { type ReportEntry, useReportEntries } from '../features/outbox/useReportEntries.ts';
import { outboxMessages } from '../i18n/buying/outbox.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { PageMeta } from '../ui/page/PageMeta.tsx';

/** Entries that wait on this device to be sent; works offline and without a session. */
export function OutboxPage() {
  const texts = useMessages(outboxMessages);
  const [mended, setMended] = useState<ReportEntry | null>(null);
  const { entries } = useReportEntries();
  const answered = entries.filter(({ state }) => state === 'sent' || state === 'failed');
  const orders = useOrdersOf(answered.map(({ draft }) => draft.subject.token));
  return (
    <>
      <PageMeta title={texts.title} index={false} />
      <div className="narrow stack stack-6">
        <header className="stack stack-2">
          <h1>{texts.title}</h1>
          <p className="mut">{texts.body}</p>
        </header>
        <OutboxList orders={orders} onMend={setMended} />
      </div>
      {mended && (
        <ReportSheet
          key={mended.key}
          subject={mended.draft.subject}
          mends={entries.find(({ key }) => key === mended.key) ?? mended}
          onLater={() => setMended(null)}
          onQueued={() => setMended(null)}
        />
      )}
    </>
  );
}
