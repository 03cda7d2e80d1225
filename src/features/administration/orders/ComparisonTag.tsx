import type { Order, OrderReport } from '../../../domain/order/order.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { administrationMessages } from '../../../i18n/people/administration.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Tag } from '../../../ui/show/Tag.tsx';
import { type AmountComparison, compareAmount } from './compareAmount.ts';

/** Whether the amount that the buyer typed is the one that is due. It says nothing of the slip, and so praises nothing. */
export function ComparisonTag({ order, report }: { order: Order; report: OrderReport }) {
  const texts = useMessages(administrationMessages).comparison;
  return compareAmount(order.total, report.amount).kind === 'equal' ? (
    <Tag>{texts.equal}</Tag>
  ) : (
    <Tag tone="error" icon="warning">
      {texts.differs}
    </Tag>
  );
}

/** The difference in words, `ขาด ฿81.00`; `null` where there is none. */
export function useDifferenceText(): (comparison: AmountComparison, currency: Order['currency']) => string | null {
  const texts = useMessages(administrationMessages).comparison;
  return (comparison, currency) =>
    comparison.kind === 'equal' ? null : texts[comparison.kind](formatMoney(comparison.difference, currency));
}
