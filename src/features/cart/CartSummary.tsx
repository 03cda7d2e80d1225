import { cartMessages } from '../../i18n/cart.ts';
import { formatDiscount, formatMoney } from '../../i18n/format.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Summary } from '../../ui/Summary.tsx';
import { useNow } from '../../ui/useNow.ts';
import { pricesReadAt } from './cartChanges.ts';
import type { CartView } from './useCart.ts';

/** Prices older than this are said to be so. */
const freshMs = 15 * 60_000;
const clockStepMs = 60_000;

/** What the lines come to, computed on this device by the server's own rules. */
export function CartSummary({ view: { lines, quote } }: { view: CartView }) {
  const texts = useMessages(cartMessages);
  const format = useFormat();
  const now = useNow(clockStepMs);
  const readAt = pricesReadAt(lines);
  const units = quote.lines.reduce((sum, line) => sum + line.quantity, 0);
  return (
    <div className="stack stack-2">
      <Summary
        leaf
        lines={[
          { key: 'sum', label: texts.sum(units), amount: formatMoney(quote.price, quote.currency) },
          ...quote.offers.map((offer) => ({
            key: offer.id,
            label: offer.kind,
            amount: formatDiscount(offer.discount, quote.currency),
            discount: true,
          })),
        ]}
        total={{ label: texts.total, amount: formatMoney(quote.total, quote.currency) }}
      />
      <p className="hint">
        {readAt !== null && now - readAt > freshMs ? texts.pricesOf(format.dateTime(readAt)) : texts.checked}
      </p>
    </div>
  );
}
