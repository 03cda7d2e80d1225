import { textIn } from '../../../domain/localText.ts';
import { type OrderAtDesk, vatOfOrder } from '../../../domain/order/order.ts';
import { formatDiscount, formatMoney } from '../../../i18n/format.ts';
import { administrationMessages } from '../../../i18n/people/administration.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { VatNote } from '../../../ui/notice/VatNote.tsx';
import { Summary, type SummaryLine } from '../../../ui/show/Summary.tsx';
import { Tag } from '../../../ui/show/Tag.tsx';
import { ReviewPart } from './ReviewPart.tsx';

/** The items of an order and its totals. */
export function OrderSums({ order, level }: { order: OrderAtDesk; level: 2 | 3 }) {
  const texts = useMessages(administrationMessages).order;
  const { language } = useLanguage();
  const money = (minor: number) => formatMoney(minor, order.currency);
  const lines: SummaryLine[] = order.lines.map((line) => ({
    key: `${line.itemId} ${line.planId}`,
    label: (
      <>
        <span className="adm-line">{textIn(line.title, language)}</span>
        <span className="xs">
          {textIn(line.planName, language)}
          {line.quantity > 1 && ` · ${texts.quantity(line.quantity)}`}
        </span>
        {line.needsApproval && (
          <>
            {' '}
            <Tag>{texts.needsApproval}</Tag>
          </>
        )}
      </>
    ),
    amount: money(line.unitPrice * line.quantity),
  }));
  if (order.discount > 0) {
    const amount = formatDiscount(order.discount, order.currency);
    lines.push({ key: 'discount', label: texts.discount, amount, discount: true });
  }
  if (order.shippingFee > 0) lines.push({ key: 'shipping', label: texts.shipping, amount: money(order.shippingFee) });
  if (order.withholding > 0) {
    const amount = formatDiscount(order.withholding, order.currency);
    lines.push({ key: 'withholding', label: texts.withholding(order.withholdingPercent), amount, discount: true });
  }
  return (
    <ReviewPart title={texts.lines} level={level}>
      <Summary lines={lines} total={{ label: texts.due, amount: money(order.total) }} />
      <VatNote vat={vatOfOrder(order)} currency={order.currency} />
    </ReviewPart>
  );
}
