import { textIn } from '../../domain/localText.ts';
import type { Currency } from '../../domain/pricing/currency.ts';
import type { Quote, QuoteLine } from '../../domain/pricing/quote.ts';
import { checkoutMessages } from '../../i18n/buying/checkout.ts';
import { formatMoney } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Picture } from '../../ui/show/Picture.tsx';
import { Weave } from '../../ui/show/Weave.tsx';
import { PlanField, useLinePlans } from '../cart/PlanField.tsx';
import type { CartLineView } from '../cart/useCart.ts';
import { coverSizes } from '../catalogue/coverSize.ts';

/** The lines of the order, each at its price in the total. */
export function OrderedLines({ lines, quote }: { lines: readonly CartLineView[]; quote: Quote }) {
  const texts = useMessages(checkoutMessages).summary;
  return (
    <ul className="stack stack-3" aria-label={texts.lines}>
      {lines.map((view) => (
        <OrderedLine
          key={view.line.itemId}
          view={view}
          counted={quote.lines.find(({ itemId }) => itemId === view.line.itemId) ?? null}
          currency={quote.currency}
        />
      ))}
    </ul>
  );
}

function OrderedLine({
  view,
  counted,
  currency,
}: {
  view: CartLineView;
  /** `null`: the item is not sold any more, so the total is without it. */
  counted: QuoteLine | null;
  currency: Currency;
}) {
  const texts = useMessages(checkoutMessages).summary;
  const { language } = useLanguage();
  const { line, item, plan } = view;
  const plans = useLinePlans(view);
  return (
    <li className="stack stack-2">
      <div className="row nowrap row-t">
        <div className="order-thumb">
          <Picture
            src={item?.listing.coverUrl}
            sizes={coverSizes.small}
            alt=""
            width={1}
            height={1}
            className="order-thumb"
            fallback={<Weave kind={item?.listing.weave ?? 'lan'} />}
          />
        </div>
        <div className="grow">
          <p className="strong sm">{item ? textIn(item.listing.title, language) : texts.gone}</p>
          {plan && plans.length === 0 && (
            <p className="xs mut">
              {textIn(plan.name, language)}
              {line.quantity > 1 && ` · ${texts.quantity(line.quantity)}`}
            </p>
          )}
          <p className="sm num">
            {counted === null ? texts.gone : formatMoney(counted.unitPrice * counted.quantity, currency)}
          </p>
        </div>
      </div>
      {plans.length > 0 && <PlanField view={view} plans={plans} />}
    </li>
  );
}
