import { isBeforeOrder } from '../../../domain/order/exactMatch.ts';
import type { Order, OrderReport } from '../../../domain/order/order.ts';
import { readSlipReferenceText, slipBankCode } from '../../../domain/order/slipQr.ts';
import { formatMachineTime, formatMoney } from '../../../i18n/format.ts';
import { administrationMessages } from '../../../i18n/people/administration.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { useBankLists } from '../../bankTransfer/useBankLists.ts';
import { type Fact, Facts } from '../Facts.tsx';
import { useDifferenceText } from './ComparisonTag.tsx';
import { compareAmount } from './compareAmount.ts';

/** The buyer's data about the transfer, compared with the due ones. */
export function ReportFacts({ order, report }: { order: Order; report: OrderReport }) {
  const texts = useMessages(administrationMessages).order;
  const format = useFormat();
  const bankName = useBankName();
  const difference = useDifferenceText()(compareAmount(order.total, report.amount), order.currency);
  const reported = formatMoney(report.amount, order.currency);
  const transfer: readonly Fact[] = [
    {
      key: 'reported',
      label: texts.reported,
      value: <b className={difference === null ? 'strong' : 'adm-differs'}>{withDifference(reported, difference)}</b>,
    },
    {
      key: 'account',
      label: texts.account,
      value: `${bankName(report.accountBankCode)} ${report.accountNumber} ${report.accountName}`,
    },
    { key: 'origin', label: texts.origin, value: bankName(report.originBankCode) },
    {
      key: 'transferred',
      label: texts.transferredAt,
      value: (
        <>
          <At at={report.transferredAt} show={format.dateTime} />
          {isBeforeOrder(order, report) && <b className="adm-differs"> ({texts.beforeOrder})</b>}
        </>
      ),
    },
  ];
  const slips = report.slipReferences.map(readSlipReferenceText).filter((slip) => slip !== null);
  return (
    <Facts
      facts={[
        { key: 'due', label: texts.due, value: <b className="strong">{formatMoney(order.total, order.currency)}</b> },
        // A request for a free course has no transfer.
        ...(order.total === 0 ? [] : transfer),
        ...slips.map((slip) => ({
          key: slip.reference,
          label: texts.slipQr,
          value: (
            <>
              <span className={slipBankCode(slip) === report.originBankCode ? undefined : 'adm-differs'}>
                {bankName(slipBankCode(slip))} {slip.reference}
                {slipBankCode(slip) !== report.originBankCode && ` (${texts.otherBank})`}
              </span>
              <span className="hint adm-line">{texts.qrWithoutAmount}</span>
            </>
          ),
        })),
        { key: 'reportedAt', label: texts.reportedAt, value: <At at={report.reportedAt} show={format.dateTime} /> },
        { key: 'reporter', label: texts.reporter, value: report.contactName },
        { key: 'note', label: texts.note, value: report.note },
      ]}
    />
  );
}

const withDifference = (amount: string, difference: string | null): string =>
  difference === null ? amount : `${amount} (${difference})`;

function At({ at, show }: { at: number; show: (at: number) => string }) {
  return <time dateTime={formatMachineTime(at)}>{show(at)}</time>;
}

function useBankName(): (code: string) => string {
  const { banks } = useBankLists();
  const { language } = useLanguage();
  return (code) => {
    const bank = banks.find((each) => each.code === code);
    return (bank && (language === 'th' ? bank.nameTh : bank.nameEn)) || code;
  };
}
