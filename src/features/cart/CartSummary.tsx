import { textIn } from '../../domain/localText.ts';
import { cartMessages } from '../../i18n/buying/cart.ts';
import { formatDiscount, formatMoney } from '../../i18n/format.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { VatNote } from '../../ui/notice/VatNote.tsx';
import { useNow } from '../../ui/page/useNow.ts';
import { Summary } from '../../ui/show/Summary.tsx';
import { useConnection } from '../../ui/state/useConnection.ts';
import { pricesReadAt } from './cartChanges.ts';
import type { CartView } from './useCart.ts';

/** Prices older than this are said to be so. */
const freshMs = 15 * 60_000;
const clockStepMs = 60_000;

/** The total of the lines, computed on the device by the server's rules, and how sure it is. */
export function CartSummary({ view: { lines, quote } }: { view: CartView }) {
  const texts = useMessages(cartMessages);
  const { language } = useLanguage();
  const format = useFormat();
  const now = useNow(clockStepMs);
  const readAt = pricesReadAt(lines);
  const isAway = useConnection() !== 'online';
  const isOld = readAt !== null && now - readAt > freshMs;
  const units = quote.lines.reduce((sum, line) => sum + line.quantity, 0);
  const choosesMethod = quote.total > 0 ? texts.checked : null;
  const hint = readAt !== null && (isOld || isAway) ? texts.pricesOf(format.dateTime(readAt)) : choosesMethod;
  const withheld = {
    key: 'withholding',
    label: texts.withholding(quote.withholdingPercent),
    amount: formatDiscount(quote.withholding, quote.currency),
    discount: true,
  };
  return (
    <div className="stack stack-2">
      <Summary
        leaf
        lines={[
          { key: 'sum', label: texts.sum(units), amount: formatMoney(quote.price, quote.currency) },
          ...quote.offers.filter(takesOff).map((offer) => ({
            key: offer.id,
            label: offer.kind === 'coupon' ? texts.coupon(offer.code) : textIn(offer.title, language),
            amount: formatDiscount(offer.discount, quote.currency),
            discount: true,
          })),
          ...(quote.withholding > 0 ? [withheld] : []),
        ]}
        total={{ label: texts.total, amount: formatMoney(quote.total, quote.currency) }}
      />
      {quote.lines.some(({ kind }) => kind === 'product') && <p className="hint">{texts.shippingLater}</p>}
      <VatNote vat={quote.vat} currency={quote.currency} />
      {hint !== null && <p className="hint">{hint}</p>}
    </div>
  );
}

const takesOff = ({ discount }: { readonly discount: number }): boolean => discount > 0;
