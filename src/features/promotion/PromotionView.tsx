import { useMemo } from 'react';
import { textIn } from '../../domain/localText.ts';
import { hasEnded, type ShownPromotion } from '../../domain/pricing/promotion.ts';
import { promotionMessages } from '../../i18n/buying/promotion.ts';
import { formatMachineTime } from '../../i18n/format.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Note } from '../../ui/notice/Note.tsx';
import { PageMeta } from '../../ui/page/PageMeta.tsx';
import { useNow } from '../../ui/page/useNow.ts';
import { ButtonLink } from '../../ui/press/Button.tsx';
import { links } from '../../ui/press/links.ts';
import { useConnection } from '../../ui/state/useConnection.ts';
import { ItemGrid } from '../catalogue/ItemGrid.tsx';
import { ShareButton } from '../sharing/ShareButton.tsx';
import { PromotionOffer } from './PromotionOffer.tsx';
import { PromotionTerms } from './PromotionTerms.tsx';
import '../catalogue/list.css';

const clockStepMs = 30_000;

/** A promotion with its discount, its end and its courses. */
export function PromotionView({ promotion, readAt }: { promotion: ShownPromotion; readAt: number }) {
  const texts = useMessages(promotionMessages);
  const { language } = useLanguage();
  const format = useFormat();
  const isAway = useConnection() !== 'online';
  const now = useNow(clockStepMs);
  const isOver = hasEnded(promotion, now);
  const title = textIn(promotion.title, language);
  const { id, courses } = promotion;
  const titles = courses.map((course) => textIn(course.title, language));
  const pictureUrl = courses[0]?.coverUrl ?? null;
  const about = useMemo(() => ({ kind: 'promotion' as const, id, pictureUrl }), [id, pictureUrl]);
  return (
    <div className="stack stack-6">
      <PageMeta title={title} description={titles.join(' · ')} index={!isOver} about={about} />
      <header className="stack stack-2">
        <div className="row sb nowrap row-t">
          <h1>{title}</h1>
          <ShareButton title={title} path={links.promotion(promotion.id)} />
        </div>
        {promotion.descriptions.map((line) => (
          <p key={line.th}>{textIn(line, language)}</p>
        ))}
        {isAway && <Note icon="offline">{texts.cachedAt(format.dateTime(readAt))}</Note>}
        {promotion.endsAt !== null && !isOver && (
          <p className="mut">
            <time dateTime={formatMachineTime(promotion.endsAt)}>
              {texts.terms.until(format.dateTime(promotion.endsAt))}
            </time>
          </p>
        )}
      </header>
      {isOver ? (
        <Over endsAt={promotion.endsAt ?? now} />
      ) : (
        <div className="promotion-offer">
          <PromotionTerms promotion={promotion} />
          <PromotionOffer promotion={promotion} readAt={readAt} />
        </div>
      )}
      {promotion.courses.length > 0 && (
        <section className="stack" aria-labelledby="promotion-courses">
          <h2 id="promotion-courses">{texts.courses(promotion.courses.length)}</h2>
          <ItemGrid rows={promotion.courses} leads />
        </section>
      )}
    </div>
  );
}

function Over({ endsAt }: { endsAt: number }) {
  const texts = useMessages(promotionMessages);
  const format = useFormat();
  return (
    <div className="stack stack-3">
      <Note tone="here">{texts.ended(format.dateTime(endsAt))}</Note>
      <div>
        <ButtonLink to={links.courses()}>{texts.see}</ButtonLink>
      </div>
    </div>
  );
}
