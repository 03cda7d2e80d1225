import { type Order, vatOfOrder } from '../../domain/order/order.ts';
import { ordersMessages } from '../../i18n/buying/orders.ts';
import { formatDiscount, formatMoney } from '../../i18n/format.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { VatNote } from '../../ui/notice/VatNote.tsx';
import { Summary } from '../../ui/show/Summary.tsx';

/** The order's totals: surcharges, discounts, and the VAT included. */
export function OrderSums({ order }: { order: Order }) {
  const texts = useMessages(ordersMessages);
  const { currency } = order;
  const count = order.lines.reduce((sum, line) => sum + line.quantity, 0);
  const line = (key: string, label: string, minor: number) => ({ key, label, amount: formatMoney(minor, currency) });
  const less = (key: string, label: string, minor: number) => ({
    key,
    label,
    amount: formatDiscount(minor, currency),
    discount: true,
  });
  return (
    <section className="leaf stack stack-3" aria-labelledby="sums-heading">
      <h2 id="sums-heading">{texts.sumHeading}</h2>
      <Summary
        lines={[
          line('price', texts.price(count), order.price),
          ...(order.discount > 0 ? [less('discount', texts.discount, order.discount)] : []),
          ...(order.shippingFee > 0 ? [line('shipping', texts.shipping, order.shippingFee)] : []),
          ...(order.withholding > 0
            ? [less('withholding', texts.withholding(order.withholdingPercent), order.withholding)]
            : []),
        ]}
        total={{ label: texts.total, amount: formatMoney(order.total, currency) }}
      />
      <VatNote vat={vatOfOrder(order)} currency={currency} />
    </section>
  );
}
