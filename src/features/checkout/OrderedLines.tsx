import { textIn } from '../../domain/localText.ts';
import { checkoutMessages } from '../../i18n/checkout.ts';
import { formatMoney } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Weave } from '../../ui/Weave.tsx';
import type { CartLineView } from '../cart/useCart.ts';
import { coverSizes } from '../catalogue/coverSize.ts';
import { useSiteSettings } from '../site/useSite.ts';

/** What is about to be ordered, line by line. */
export function OrderedLines({ lines }: { lines: readonly CartLineView[] }) {
  const texts = useMessages(checkoutMessages).summary;
  return (
    <ul className="stack stack-3" aria-label={texts.lines}>
      {lines.map((view) => (
        <OrderedLine key={view.line.itemId} view={view} />
      ))}
    </ul>
  );
}

function OrderedLine({ view: { line, item, plan, price } }: { view: CartLineView }) {
  const texts = useMessages(checkoutMessages).summary;
  const { language } = useLanguage();
  const { currency } = useSiteSettings();
  return (
    <li className="row nowrap row-t">
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
        {plan && (
          <p className="xs mut">
            {textIn(plan.name, language)}
            {line.quantity > 1 && ` · ${texts.quantity(line.quantity)}`}
          </p>
        )}
        <p className="sm num">{price === null ? texts.gone : formatMoney(price * line.quantity, currency)}</p>
      </div>
    </li>
  );
}
