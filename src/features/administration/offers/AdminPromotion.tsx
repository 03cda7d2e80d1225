import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { promotionResource } from '../../../contract/administration/adminOffers.ts';
import { textIn } from '../../../domain/localText.ts';
import { noPromotion, typedPromotion } from '../../../domain/pricing/typedOffer.ts';
import { shopOffersMessages } from '../../../i18n/buying/shopOffers.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Button } from '../../../ui/press/Button.tsx';
import { deskLinks } from '../../../ui/press/deskLinks.ts';
import { Link } from '../../../ui/press/Link.tsx';
import { NotFoundState } from '../../../ui/state/NotFoundState.tsx';
import { QueryStates } from '../list/QueryStates.tsx';
import { RemoveQuestion } from '../list/RemoveQuestion.tsx';
import { resourceQuery } from '../resourceQueries.ts';
import { PromotionForm } from './PromotionForm.tsx';

/** One promotion by its id, or `new`. */
export function AdminPromotion({ id }: { id: string }) {
  const { promotions: texts, failed, needsNetwork } = useMessages(shopOffersMessages);
  const { language } = useLanguage();
  const query = useQuery(resourceQuery(promotionResource));
  const promotion = query.data?.find((each) => each.id === id);
  const isNew = id === 'new';
  const title = isNew ? texts.addTitle : promotion ? textIn(promotion.title, language) : texts.title;
  return (
    <>
      <header className="stack stack-2">
        <Link className="link" to={deskLinks.promotions()}>
          {texts.back}
        </Link>
        <h1>{title}</h1>
      </header>
      {isNew && <PromotionForm promotion={null} stored={noPromotion} />}
      {promotion && <PromotionForm promotion={promotion} stored={typedPromotion(promotion)} />}
      {promotion && <RemovePromotion id={id} />}
      {!isNew && query.data && !promotion && <NotFoundState heading={2} />}
      {!isNew && <QueryStates query={query} failed={failed} needsNetwork={needsNetwork} />}
    </>
  );
}

function RemovePromotion({ id }: { id: string }) {
  const texts = useMessages(shopOffersMessages).promotions.removal;
  const navigate = useNavigate();
  const [isAsked, ask] = useState(false);
  return (
    <div>
      <Button kind="quiet" className="text-danger" onClick={() => ask(true)}>
        {texts.remove}
      </Button>
      {isAsked && (
        <RemoveQuestion
          resource={promotionResource}
          id={id}
          texts={texts}
          onClose={() => ask(false)}
          onGone={() => void navigate(deskLinks.promotions())}
        >
          {texts.body}
        </RemoveQuestion>
      )}
    </div>
  );
}
