import type { ReactNode } from 'react';
import { textIn } from '../../domain/localText.ts';
import { needsShipping } from '../../domain/order/shipping.ts';
import type { Quote } from '../../domain/pricing/quote.ts';
import { checkoutMessages } from '../../i18n/buying/checkout.ts';
import { shippingMessages } from '../../i18n/buying/shipping.ts';
import { formatDiscount, formatMoney } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { VatNote } from '../../ui/notice/VatNote.tsx';
import { Link } from '../../ui/press/Link.tsx';
import { links } from '../../ui/press/links.ts';
import { Summary, type SummaryLine } from '../../ui/show/Summary.tsx';
import type { CartLineView } from '../cart/useCart.ts';
import { RefundPromise } from '../site/RefundPromise.tsx';
import { OrderedLines } from './OrderedLines.tsx';

/** The total with its parts. `note` tells how sure it is; `children` is the button, on wide screens. */
export function CheckoutSummary({
  lines,
  quote,
  isFeeKnown,
  note,
  children,
}: {
  lines: readonly CartLineView[];
  quote: Quote;
  /** The shipping fee is unknown while no option is chosen. */
  isFeeKnown: boolean;
  note: string | null;
  children: ReactNode;
}) {
  const texts = useMessages(checkoutMessages).summary;
  const sums = useSummaryLines(quote, isFeeKnown);
  return (
    <div className="leaf stack">
      <div className="row sb">
        <h2>{texts.heading}</h2>
        <Link className="link sm" to={links.cart()}>
          {texts.editCart}
        </Link>
      </div>
      <OrderedLines lines={lines} quote={quote} />
      <Summary lines={sums} total={{ label: texts.total, amount: formatMoney(quote.total, quote.currency) }} />
      {note && (
        <p className="sm mut" role="status">
          {note}
        </p>
      )}
      <VatNote vat={quote.vat} currency={quote.currency} />
      {quote.total > 0 && <RefundPromise />}
      {children}
    </div>
  );
}

function useSummaryLines(quote: Quote, isFeeKnown: boolean): readonly SummaryLine[] {
  const texts = useMessages(checkoutMessages).summary;
  const { language } = useLanguage();
  const { free } = useMessages(shippingMessages);
  const { currency } = quote;
  const count = quote.lines.reduce((sum, line) => sum + line.quantity, 0);
  const offers = quote.offers
    .filter((offer) => offer.discount > 0)
    .map((offer) => ({
      key: `${offer.kind} ${offer.id}`,
      label: offer.kind === 'promotion' ? textIn(offer.title, language) : texts.coupon(offer.code),
      amount: formatDiscount(offer.discount, currency),
      discount: true,
    }));
  const fee = quote.shippingFee > 0 ? formatMoney(quote.shippingFee, currency) : free;
  const shipping = {
    key: 'shipping',
    label: texts.shipping,
    amount: isFeeKnown ? fee : texts.feeUnknown,
  };
  const withheld = {
    key: 'withholding',
    label: texts.withholding(quote.withholdingPercent),
    amount: formatDiscount(quote.withholding, currency),
    discount: true,
  };
  return [
    { key: 'price', label: texts.count(count), amount: formatMoney(quote.price, currency) },
    ...offers,
    ...(needsShipping(quote.lines) ? [shipping] : []),
    ...(quote.withholding > 0 ? [withheld] : []),
  ];
}
