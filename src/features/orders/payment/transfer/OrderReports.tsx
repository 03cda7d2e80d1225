import { useQuery } from '@tanstack/react-query';
import { privateFilePath } from '../../../../contract/administration/administration.ts';
import type { Order, OrderReport } from '../../../../domain/order/order.ts';
import { bankNameIn, bankNameOf } from '../../../../domain/order/thaiBanks.ts';
import { ordersMessages } from '../../../../i18n/buying/orders.ts';
import { reasonWords, rejectReasonMessages } from '../../../../i18n/buying/rejectReasons.ts';
import { formatMoney } from '../../../../i18n/format.ts';
import { useFormat } from '../../../../i18n/useFormat.ts';
import { useLanguage } from '../../../../i18n/useLanguage.ts';
import { useMessages } from '../../../../i18n/useMessages.ts';
import { Picture } from '../../../../ui/show/Picture.tsx';
import { Tag, type Tone } from '../../../../ui/show/Tag.tsx';
import { accountsQuery } from '../../../bankTransfer/bankListQueries.ts';

const tones: Readonly<Record<OrderReport['decision'], Tone>> = { waiting: 'here', approved: 'done', rejected: 'error' };

/** All reports of an order, latest first, with their slips; nothing for an order without a transfer. */
export function OrderReports({ order }: { order: Order }) {
  const texts = useMessages(ordersMessages);
  if (order.total === 0 || order.reports.length === 0) return null;
  return (
    <section className="stack stack-3" aria-labelledby="reports-heading">
      <h2 id="reports-heading">{texts.reportsHeading}</h2>
      {order.reports.toReversed().map((report) => (
        <ReportLeaf key={report.id} order={order} report={report} />
      ))}
    </section>
  );
}

function ReportLeaf({ order, report }: { order: Order; report: OrderReport }) {
  const reasons = useMessages(rejectReasonMessages);
  // The step above gives the reason of the rejection that holds.
  const isToldAbove = order.status === 'rejected' && report === order.reports.at(-1);
  const reason = isToldAbove ? null : reasonWords(reasons, { code: report.rejectCode, added: report.rejectReason });
  const texts = useMessages(ordersMessages).report;
  const format = useFormat();
  const bankName = useBankNameOf(report);
  return (
    <article className="leaf stack stack-3">
      <div className="row sb">
        <span className="sm mut">{texts.reported(format.dateTime(report.reportedAt))}</span>
        <Tag tone={tones[report.decision]}>{texts.decision[report.decision]}</Tag>
      </div>
      {reason && <p className="text-danger">{reason}</p>}
      <div className="row nowrap row-t">
        {report.slipNames.map((name) => (
          <a
            key={name}
            className="slip-thumb"
            href={privateFilePath(name, order.token)}
            target="_blank"
            rel="noreferrer"
            aria-label={texts.openSlip}
          >
            <Picture src={privateFilePath(name, order.token)} alt={texts.slip} width={3} height={4} />
          </a>
        ))}
        <dl className="fact-list sm">
          <dt>{texts.amount}</dt>
          <dd className="num strong">{formatMoney(report.amount, order.currency)}</dd>
          <dt>{texts.transferred}</dt>
          <dd className="num">{format.dateTime(report.transferredAt)}</dd>
          <dt>{texts.account}</dt>
          <dd>
            {bankName} <span className="num nb">{report.accountNumber}</span>
          </dd>
          {report.note && (
            <>
              <dt>{texts.note}</dt>
              <dd>{report.note}</dd>
            </>
          )}
        </dl>
      </div>
    </article>
  );
}

/** The bank's name from the shop's account; its code alone if the account is gone or has another bank now. */
function useBankNameOf({ accountId, accountBankCode }: OrderReport): string {
  const { language } = useLanguage();
  const accounts = useQuery(accountsQuery).data;
  const account = accounts?.find(({ id, bankCode }) => id === accountId && bankCode === accountBankCode);
  return account ? bankNameIn(account, language) : bankNameOf(accountBankCode, language);
}
