import type { Order, OrderReport } from '../../../domain/order/order.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { administrationMessages } from '../../../i18n/people/administration.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Tag } from '../../../ui/show/Tag.tsx';
import { type AmountComparison, compareAmount } from './compareAmount.ts';

/** Whether the typed amount equals the due one. It does not check the slip, so it has no positive colour. */
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

/** The difference as text, `ขาด ฿81.00`; `null` without one. */
export function useDifferenceText(): (comparison: AmountComparison, currency: Order['currency']) => string | null {
  const texts = useMessages(administrationMessages).comparison;
  return (comparison, currency) =>
    comparison.kind === 'equal' ? null : texts[comparison.kind](formatMoney(comparison.difference, currency));
}
