import '../../ui/styles/pictureField.css';
import type { ReactNode } from 'react';
import { transferReportFieldNames } from '../../contract/order/payment.ts';
import type { TransferReportField } from '../../domain/order/bankTransferReport.ts';
import type { OrderReport } from '../../domain/order/order.ts';
import { parseBangkok } from '../../domain/typedTime.ts';
import { ordersMessages } from '../../i18n/buying/orders.ts';
import { outboxMessages } from '../../i18n/buying/outbox.ts';
import { reportMessages } from '../../i18n/buying/report.ts';
import { formatMoney } from '../../i18n/format.ts';
import { formatAge } from '../../i18n/formatAge.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { mayHaveArrived } from '../../platform/outbox/entry.ts';
import { useNow } from '../../ui/page/useNow.ts';
import { Link } from '../../ui/press/Link.tsx';
import { links } from '../../ui/press/links.ts';
import { Icon, type IconName } from '../../ui/show/Icon.tsx';
import { useConnection } from '../../ui/state/useConnection.ts';
import { refusedFields } from '../device/refusedFields.ts';
import { type ShownState, useEntryState } from './useEntryState.ts';
import type { ReportEntry } from './useReportEntries.ts';
import { useSlipPreview } from './useSlipPreview.ts';

type Look = { readonly icon: IconName; readonly tone: 'info' | 'here' | 'done' | 'error' };

const looks: Readonly<Record<ShownState, Look>> = {
  queued: { icon: 'clock', tone: 'info' },
  retrying: { icon: 'clock', tone: 'info' },
  waitsForOwner: { icon: 'lock', tone: 'info' },
  sending: { icon: 'send', tone: 'here' },
  sent: { icon: 'check', tone: 'done' },
  failed: { icon: 'warning', tone: 'error' },
};

function lookOf(state: ShownState, { decision, overtaken, late, onOrderPage }: Fate): Look {
  if (decision === 'rejected') return looks.failed;
  if (overtaken && onOrderPage) return { icon: 'info', tone: 'info' };
  return late ? looks.queued : looks[state];
}

/** The outcome of a sent report, and where it is shown. */
type Fate = { decision: OrderReport['decision'] | null; overtaken: boolean; late: boolean; onOrderPage: boolean };

/** One report on this device: state, content, and actions (`children`). */
export function ReportEntryCard({
  entry,
  decision = null,
  overtaken = false,
  late = false,
  onOrderPage = false,
  children,
}: {
  entry: ReportEntry;
  /** The shop's decision on it, if known. */
  decision?: OrderReport['decision'] | null;
  /** The report was refused, and its order accepts no report any more. */
  overtaken?: boolean;
  /** The report reached a cancelled order, so the shop checks the money. */
  late?: boolean;
  /** The card is part of its order's page. */
  onOrderPage?: boolean;
  children?: ReactNode;
}) {
  const state = useEntryState(entry);
  const fate = { decision, overtaken, late, onOrderPage };
  const words = useStateWords(entry, state, fate);
  const look = lookOf(state, fate);
  const { subject } = entry.draft;
  return (
    <article className="leaf stack stack-3">
      <div className="row nowrap row-t">
        <span className={`state-dot state-dot-${look.tone}`}>
          <Icon name={look.icon} large />
        </span>
        <div className="grow">
          <p className="row sb">
            <b className="strong">{words.title}</b>
            {onOrderPage ? (
              <span className="xs mut num">#{subject.number}</span>
            ) : (
              <Link className="xs num" to={links.order(subject.token)}>
                #{subject.number}
              </Link>
            )}
          </p>
          <p className="sm mut">{words.body}</p>
        </div>
      </div>
      <ReportFacts entry={entry} />
      {children && <div className="row">{children}</div>}
    </article>
  );
}

function useStateWords(
  entry: ReportEntry,
  state: ShownState,
  { decision, overtaken, late, onOrderPage }: Fate,
): { title: string; body: string } {
  const texts = useMessages(outboxMessages);
  const { next, underReview: lookedAt } = useMessages(ordersMessages);
  const format = useFormat();
  const { language } = useLanguage();
  const connection = useConnection();
  const reason = useReason(entry);
  const queuedSince = texts.queuedBody(formatAge(entry.createdAt, useNow(60_000), language));
  if (decision === 'approved' || decision === 'rejected') return texts.decided[decision];
  switch (state) {
    case 'sending':
      return { title: texts.sending, body: texts.sendingBody };
    case 'sent': {
      const received = entry.receivedAt ? texts.sentBody(receivedWhen(entry.receivedAt, format)) : '';
      if (!late) return { title: texts.sent, body: received };
      // The page's next step tells the rest.
      if (onOrderPage) return { title: lookedAt, body: received };
      const { title, body } = next.underReview;
      return { title, body: [body, received].filter(Boolean).join(' · ') };
    }
    case 'failed':
      if (overtaken && onOrderPage) return texts.overtakenHere;
      if (overtaken) return { title: texts.failed, body: texts.overtaken };
      if (entry.problem?.code === 'REPORT_NOT_EXPECTED') return { title: texts.failed, body: texts.takenAgain };
      return { title: texts.failed, body: texts.failedBody(reason) };
    case 'waitsForOwner':
      return { title: texts.waitsForOwner, body: queuedSince };
    case 'retrying':
      if (mayHaveArrived(entry)) return { title: texts.queuedOnline, body: texts.mayHaveArrived };
      if (entry.attempts === 0) return { title: texts.turn, body: queuedSince };
      return { title: texts.queuedOnline, body: texts.retryBody(entry.attempts) };
    case 'queued':
      return {
        title: connection === 'online' ? texts.queuedOnline : texts.queued[connection],
        body: mayHaveArrived(entry) ? texts.mayHaveArrived : queuedSince,
      };
  }
}

const receivedWhen = (receivedAt: string, format: ReturnType<typeof useFormat>): string =>
  format.dateTime(Date.parse(receivedAt));

/** The reason of a refusal: the messages of the fields with their labels, or the general message if there are none. */
function useReason({ problem, draft }: ReportEntry): string {
  const { slipLost } = useMessages(outboxMessages);
  const { fields, units } = useMessages(reportMessages);
  if (problem === null) return '';
  if (problem.code === 'SLIP_LOST') return slipLost;
  const labels = { ...fields, amount: fields.amount(units[draft.subject.currency]) };
  const sentences = problem.fields ?? {};
  const named = refusedFields(sentences, transferReportFieldNames);
  const ofForm = formFields.flatMap((field) => (named[field] ? [`${labels[field]}: ${named[field]}`] : []));
  const others = Object.entries(sentences).flatMap(([wire, sentence]) => (wireNames.has(wire) ? [] : [sentence]));
  const reasons = [...ofForm, ...new Set(others)];
  return reasons.length > 0 ? reasons.join(' · ') : problem.message;
}

const formFields = Object.keys(transferReportFieldNames) as TransferReportField[];
const wireNames: ReadonlySet<string> = new Set(Object.values(transferReportFieldNames));

function ReportFacts({ entry }: { entry: ReportEntry }) {
  const texts = useMessages(outboxMessages);
  const format = useFormat();
  const { report, subject } = entry.draft;
  const preview = useSlipPreview(entry.slips[0]);
  const at = parseBangkok(report.date, report.time);
  return (
    <div className="fileleaf">
      <span className="th">{preview ? <img src={preview} alt={texts.slipAlt} /> : <SlipMark />}</span>
      <div className="grow">
        <p className="sm num strong">{formatMoney(report.amount ?? 0, subject.currency)}</p>
        {at !== null && <p className="xs mut num">{texts.transferred(format.dateTime(at))}</p>}
        {entry.state !== 'sent' && (
          <p className="xs mut">{entry.attempts > 0 ? texts.tries(entry.attempts) : texts.onDevice}</p>
        )}
      </div>
    </div>
  );
}

/** Replaces the picture, which the device deletes after sending. */
function SlipMark() {
  return (
    <span className="no-pic" style={{ height: '100%' }}>
      <Icon name="receipt" large />
    </span>
  );
}
