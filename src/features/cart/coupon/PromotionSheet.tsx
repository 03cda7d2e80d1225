import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { textIn } from '../../../domain/localText.ts';
import { coursesToGo } from '../../../domain/pricing/discount.ts';
import type { Promotion } from '../../../domain/pricing/offer.ts';
import { eligiblePromotions, type ShownPromotion } from '../../../domain/pricing/promotion.ts';
import { undiscounted } from '../../../domain/pricing/quote.ts';
import { offersMessages } from '../../../i18n/buying/offers.ts';
import { formatDiscount } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { RadioOption } from '../../../ui/form/RadioOption.tsx';
import { Link } from '../../../ui/press/Link.tsx';
import { links } from '../../../ui/press/links.ts';
import { Sheet } from '../../../ui/sheet/Sheet.tsx';
import { Tag } from '../../../ui/show/Tag.tsx';
import { wishPromotion } from '../promotionWish.ts';
import type { CartView } from '../useCart.ts';
import { useLackWords } from './useLackWords.ts';

type Props = { open: boolean; onClose: () => void; view: CartView; promotions: readonly ShownPromotion[] };

/** All running promotions: those of this cart to choose from, and what the others lack. */
export function PromotionSheet({ open, onClose, view, promotions }: Props) {
  const texts = useMessages(offersMessages).list;
  const { quote } = view;
  const lines = undiscounted(quote.lines);
  const worth = eligiblePromotions(promotions, lines, quote.currency).filter(({ discount }) => discount > 0);
  const others = promotions.filter(({ id }) => worth.every(({ promotion }) => promotion.id !== id));
  return (
    <Sheet open={open} onClose={onClose} title={texts.title}>
      <div className="stack stack-3">
        <p className="hint">{texts.note}</p>
        {worth.length > 0 && <Choice view={view} worth={worth} />}
        {others.length > 0 && (
          <ul className="stack stack-3" aria-label={texts.others}>
            {others.map((promotion) => (
              <OtherRow key={promotion.id} promotion={promotion} toGo={coursesToGo(promotion, lines)} />
            ))}
          </ul>
        )}
      </div>
    </Sheet>
  );
}

/** The best promotion is chosen until the buyer takes another or none. */
function Choice({ view, worth }: { view: CartView; worth: ReturnType<typeof eligiblePromotions> }) {
  const texts = useMessages(offersMessages).list;
  const { language } = useLanguage();
  const client = useQueryClient();
  const name = useId();
  const { promotion, passedOver } = view.choice;
  const chosenId = (promotion ?? passedOver)?.id ?? null;
  const bestId = worth[0]?.promotion.id ?? null;
  const choose = (promotionId: string | null) =>
    void wishPromotion(client, promotionId === bestId ? null : { promotionId });
  return (
    <fieldset className="stack stack-3">
      <legend className="vh">{texts.legend}</legend>
      {worth.map((each) => (
        <RadioOption
          key={each.promotion.id}
          name={name}
          value={each.promotion.id}
          checked={each.promotion.id === chosenId}
          onChoose={() => choose(each.promotion.id)}
          title={textIn(each.promotion.title, language)}
          detail={<SeeTerms promotion={each.promotion} />}
          aside={<span className="strong num coupon-on">{formatDiscount(each.discount, view.quote.currency)}</span>}
        >
          {each.promotion.id === bestId && <Tag tone="done">{texts.best}</Tag>}
        </RadioOption>
      ))}
      <RadioOption name={name} value="" checked={chosenId === null} onChoose={() => choose(null)} title={texts.none} />
    </fieldset>
  );
}

function OtherRow({ promotion, toGo }: { promotion: Promotion; toGo: number }) {
  const texts = useMessages(offersMessages).list;
  const { language } = useLanguage();
  const lack = useLackWords();
  return (
    <li className="leaf stack stack-2 coupon-known">
      <p className="strong">{textIn(promotion.title, language)}</p>
      <p className="sm mut">{toGo > 0 ? lack(promotion, toGo) : texts.nothing}</p>
      <p>
        <SeeTerms promotion={promotion} />
      </p>
    </li>
  );
}

function SeeTerms({ promotion }: { promotion: Promotion }) {
  const texts = useMessages(offersMessages).list;
  const { language } = useLanguage();
  return (
    <Link
      className="link sm"
      to={links.promotion(promotion.id)}
      aria-label={texts.seeOf(textIn(promotion.title, language))}
    >
      {texts.see}
    </Link>
  );
}
