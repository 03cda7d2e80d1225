import { useQuery } from '@tanstack/react-query';
import { promotionResource } from '../../../contract/administration/adminOffers.ts';
import { textIn } from '../../../domain/localText.ts';
import { shopOffersMessages } from '../../../i18n/buying/shopOffers.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { useNow } from '../../../ui/page/useNow.ts';
import { ButtonLink } from '../../../ui/press/Button.tsx';
import { deskLinks } from '../../../ui/press/deskLinks.ts';
import { ListScreen } from '../list/ListScreen.tsx';
import { resourceQuery } from '../resourceQueries.ts';
import { OfferFacts } from './OfferFacts.tsx';

const minuteMs = 60_000;

/** All promotions, the newest first. */
export function AdminPromotions() {
  const { promotions: texts, coupons, failed, needsNetwork } = useMessages(shopOffersMessages);
  const { language } = useLanguage();
  const now = useNow(minuteMs);
  return (
    <ListScreen
      texts={{ ...texts, failed, needsNetwork }}
      query={useQuery(resourceQuery(promotionResource))}
      action={
        <ButtonLink icon="plus" to={deskLinks.promotion('new')}>
          {texts.add}
        </ButtonLink>
      }
      listClass="stack stack-3"
      rowClass="leaf"
    >
      {(promotion) => (
        <OfferFacts
          offer={promotion}
          name={textIn(promotion.title, language)}
          to={deskLinks.promotion(promotion.id)}
          now={now}
        >
          <p className="sm mut num">{coupons.uses(promotion.used, null)}</p>
        </OfferFacts>
      )}
    </ListScreen>
  );
}
