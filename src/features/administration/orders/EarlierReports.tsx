import type { Order, OrderReport } from '../../../domain/order/order.ts';
import { reasonWords, rejectReasonMessages } from '../../../i18n/buying/rejectReasons.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { administrationMessages } from '../../../i18n/people/administration.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Tag } from '../../../ui/show/Tag.tsx';
import { SlipPictures } from '../slips/SlipPictures.tsx';
import { ReviewPart } from './ReviewPart.tsx';

/** The other reports of the order, newest first, with their decisions. */
export function EarlierReports({ order, shown, level }: { order: Order; shown: OrderReport | null; level: 2 | 3 }) {
  const texts = useMessages(administrationMessages).order;
  const format = useFormat();
  const earlier = order.reports.filter((report) => report.id !== shown?.id).toReversed();
  if (earlier.length === 0) return null;
  return (
    <ReviewPart title={texts.earlierReports} level={level}>
      {earlier.map((report) => (
        <div className="stack stack-2" key={report.id}>
          <p className="row sb">
            <span className="num">
              {formatMoney(report.amount, order.currency)} · {format.dateTime(report.reportedAt)}
            </span>
            <Tag tone={report.decision === 'rejected' ? 'error' : 'plain'}>{texts.decision[report.decision]}</Tag>
          </p>
          <Reason report={report} />
          {report.slipNames.length > 0 && <SlipPictures order={order} report={report} />}
        </div>
      ))}
    </ReviewPart>
  );
}

function Reason({ report }: { report: OrderReport }) {
  const words = useMessages(rejectReasonMessages);
  const reason = reasonWords(words, { code: report.rejectCode, added: report.rejectReason });
  return reason && <p className="sm mut">{reason}</p>;
}
