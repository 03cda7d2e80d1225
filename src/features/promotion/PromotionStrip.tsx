import { useQuery } from '@tanstack/react-query';
import { textIn } from '../../domain/localText.ts';
import { hasEnded, type ShownPromotion } from '../../domain/pricing/promotion.ts';
import { promotionMessages } from '../../i18n/buying/promotion.ts';
import { formatPrice } from '../../i18n/format.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { useNow } from '../../ui/page/useNow.ts';
import { Link } from '../../ui/press/Link.tsx';
import { links } from '../../ui/press/links.ts';
import { Countdown } from '../../ui/show/Countdown.tsx';
import { Icon } from '../../ui/show/Icon.tsx';
import { promotionsQuery } from '../cart/promotionsQuery.ts';
import { useSiteSettings } from '../site/useSite.ts';
import { discountWords } from './discountWords.ts';
import './promotion.css';

const clockStepMs = 60_000;
const soonMs = 7 * 86_400_000;

/** The promotions that run, as cards with their end; nothing where there is none. */
export function PromotionStrip() {
  const texts = useMessages(promotionMessages);
  const now = useNow(clockStepMs);
  const running = useQuery(promotionsQuery).data?.filter((promotion) => !hasEnded(promotion, now)) ?? [];
  if (running.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="promotions">
      <h2 id="promotions">{texts.heading}</h2>
      <ul className="promotion-cards">
        {running.map((promotion) => (
          <li key={promotion.id}>
            <PromotionCard promotion={promotion} now={now} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PromotionCard({ promotion, now }: { promotion: ShownPromotion; now: number }) {
  const texts = useMessages(promotionMessages);
  const { language } = useLanguage();
  const { currency } = useSiteSettings();
  const { id, title, discount, endsAt, courses } = promotion;
  const off = discount.kind === 'percent' ? `${discount.percent}%` : formatPrice(discount.amounts[currency], currency);
  return (
    <article className="promotion-card">
      <p className="promotion-off" aria-hidden="true">
        <span>{texts.off}</span> <b className="num">{off}</b>
      </p>
      <div className="stack stack-2">
        <h3>
          <Link to={links.promotion(id)}>{textIn(title, language)}</Link>
        </h3>
        <p className="sm mut">{discountWords(promotion, currency, texts.terms)}</p>
        <p className="promotion-foot xs">
          <span>{texts.courses(courses.length)}</span>
          {endsAt !== null && <PromotionEnd endsAt={endsAt} now={now} />}
        </p>
      </div>
    </article>
  );
}

/** The last days are counted, an end further away is a date. */
function PromotionEnd({ endsAt, now }: { endsAt: number; now: number }) {
  const texts = useMessages(promotionMessages);
  const format = useFormat();
  const isSoon = endsAt - now < soonMs;
  return (
    <span className={isSoon ? 'promotion-end soon' : 'promotion-end'}>
      <Icon name="clock" />
      {isSoon ? <Countdown until={endsAt} now={now} /> : texts.terms.until(format.date(endsAt))}
    </span>
  );
}
