import { textIn } from '../../../domain/localText.ts';
import { coursesToGo, discountParts } from '../../../domain/pricing/discount.ts';
import { sumMinor } from '../../../domain/pricing/money.ts';
import type { ShownPromotion } from '../../../domain/pricing/promotion.ts';
import { undiscounted } from '../../../domain/pricing/quote.ts';
import { offersMessages } from '../../../i18n/buying/offers.ts';
import { formatDiscount } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Link } from '../../../ui/press/Link.tsx';
import { links } from '../../../ui/press/links.ts';
import { Sheet } from '../../../ui/sheet/Sheet.tsx';
import { Tag } from '../../../ui/show/Tag.tsx';
import type { CartView } from '../useCart.ts';

type Props = { open: boolean; onClose: () => void; view: CartView; promotions: readonly ShownPromotion[] };

/** All running promotions with their saving for this cart, or the missing courses. */
export function PromotionSheet({ open, onClose, view, promotions }: Props) {
  const texts = useMessages(offersMessages).list;
  return (
    <Sheet open={open} onClose={onClose} title={texts.title}>
      <div className="stack stack-3">
        <p className="hint">{texts.note}</p>
        <ul className="stack stack-3">
          {promotions.map((promotion) => (
            <PromotionRow key={promotion.id} promotion={promotion} view={view} />
          ))}
        </ul>
      </div>
    </Sheet>
  );
}

function PromotionRow({ promotion, view: { quote, choice } }: { promotion: ShownPromotion; view: CartView }) {
  const texts = useMessages(offersMessages).list;
  const { language } = useLanguage();
  const lines = undiscounted(quote.lines);
  const toGo = coursesToGo(promotion, lines);
  const discount = sumMinor(discountParts(promotion, lines, quote.currency));
  const best = choice.promotion ?? choice.passedOver;
  return (
    <li className="leaf row sb coupon-known">
      <div className="grow stack stack-2">
        <Link className="link strong" to={links.promotion(promotion.id)}>
          {textIn(promotion.title, language)}
        </Link>
        {best?.id === promotion.id && (
          <div>
            <Tag tone="done">{texts.best}</Tag>
          </div>
        )}
      </div>
      {discount > 0 ? (
        <span className="strong num coupon-on">{formatDiscount(discount, quote.currency)}</span>
      ) : (
        <span className="sm mut">{toGo > 0 ? texts.toGo(toGo) : texts.nothing}</span>
      )}
    </li>
  );
}
