import { useQuery } from '@tanstack/react-query';
import { textIn } from '../../domain/localText.ts';
import { hasEnded } from '../../domain/pricing/promotion.ts';
import { promotionMessages } from '../../i18n/buying/promotion.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { useNow } from '../../ui/page/useNow.ts';
import { ButtonLink } from '../../ui/press/Button.tsx';
import { links } from '../../ui/press/links.ts';
import { promotionsQuery } from '../cart/promotionsQuery.ts';
import './promotion.css';

const clockStepMs = 60_000;

/** The ways to the promotions that run; nothing where there is none. */
export function PromotionStrip() {
  const texts = useMessages(promotionMessages);
  const { language } = useLanguage();
  const now = useNow(clockStepMs);
  const running = useQuery(promotionsQuery).data?.filter((promotion) => !hasEnded(promotion, now)) ?? [];
  if (running.length === 0) return null;
  return (
    <section className="stack stack-3" aria-labelledby="promotions">
      <h2 id="promotions">{texts.heading}</h2>
      <ul className="promotion-strip">
        {running.map(({ id, title }) => (
          <li key={id}>
            <ButtonLink kind="outline" icon="tag" to={links.promotion(id)}>
              {textIn(title, language)}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
