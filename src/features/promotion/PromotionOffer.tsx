import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Listing } from '../../domain/catalogue/course.ts';
import { type LocalText, textIn } from '../../domain/localText.ts';
import { eligiblePromotions, hasEnded, type ShownPromotion } from '../../domain/pricing/promotion.ts';
import { type QuoteLine, quote, undiscounted } from '../../domain/pricing/quote.ts';
import { promotionMessages } from '../../i18n/buying/promotion.ts';
import { formatDiscount, formatMoney } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { shownNow } from '../../platform/net/shownNow.ts';
import { Note } from '../../ui/notice/Note.tsx';
import { notify } from '../../ui/notice/notify.ts';
import { Button, ButtonLink } from '../../ui/press/Button.tsx';
import { links } from '../../ui/press/links.ts';
import { Summary } from '../../ui/show/Summary.tsx';
import { promotionsQuery } from '../cart/promotionsQuery.ts';
import { useSiteSettings } from '../site/useSite.ts';
import { addAll } from './addAll.ts';
import { linesOf, type PlannedCourse, type PromotionCourses } from './promotionCourses.ts';
import { usePromotionCourses } from './usePromotionCourses.ts';

/** The saving on all buyable courses of the promotion, and a button that adds them to the cart. */
export function PromotionOffer({ promotion, readAt }: { promotion: ShownPromotion; readAt: number }) {
  const texts = useMessages(promotionMessages);
  const courses = usePromotionCourses(promotion);
  const count = courses.toAdd.length + courses.inCart.length;
  return (
    <section className="leaf stack stack-3" aria-labelledby="promotion-saving">
      <h2 id="promotion-saving">{texts.saving.heading}</h2>
      {count > 0 ? <Saving promotion={promotion} courses={courses} /> : <p>{texts.none}</p>}
      {courses.isStaff ? (
        <Note>{texts.staff}</Note>
      ) : (
        <AddAll promotion={promotion} courses={courses} readAt={readAt} />
      )}
      <LeftOut courses={courses} />
    </section>
  );
}

/** By the rules of the cart and the server, on the plans that would be put in. */
function Saving({ promotion, courses }: { promotion: ShownPromotion; courses: PromotionCourses }) {
  const texts = useMessages(promotionMessages).saving;
  const { language } = useLanguage();
  const { currency, vatEnabled } = useSiteSettings();
  const lines = linesOf(courses);
  const figure = quote({
    ...{ currency, lines, promotion, coupons: [], shippingFee: 0, withholdingPercent: 0, vatEnabled },
  });
  const { scope } = promotion;
  const better = useBetter(promotion, lines, figure.discount);
  const isUnreached = scope.kind === 'courseCount' && lines.length < scope.minimumCourses;
  return (
    <>
      <Summary
        lines={[
          { key: 'price', label: texts.all(lines.length), amount: formatMoney(figure.price, currency) },
          {
            ...{ key: 'discount', label: texts.discount, discount: figure.discount > 0 },
            amount: formatDiscount(figure.discount, currency),
          },
        ]}
        total={{ label: texts.total, amount: formatMoney(figure.total, currency) }}
      />
      {better && (
        <p className="hint">
          {texts.better(textIn(better.promotion.title, language), formatMoney(better.discount, currency))}
        </p>
      )}
      {isUnreached && <p className="hint">{texts.unreached(scope.minimumCourses)}</p>}
    </>
  );
}

/** Another promotion that the cart would choose for these lines, since it takes off more. */
function useBetter(promotion: ShownPromotion, lines: readonly QuoteLine[], discount: number) {
  const { currency } = useSiteSettings();
  const running = useQuery(promotionsQuery).data?.filter((other) => !hasEnded(other, shownNow())) ?? [];
  const [best] = eligiblePromotions(running, undiscounted(lines), currency);
  return best && best.promotion.id !== promotion.id && best.discount > discount ? best : null;
}

function AddAll({
  promotion,
  courses,
  readAt,
}: {
  promotion: ShownPromotion;
  courses: PromotionCourses;
  readAt: number;
}) {
  const texts = useMessages(promotionMessages);
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const { toAdd, inCart } = courses;
  const add = async () => {
    setBusy(true);
    try {
      if (!(await addAll(client, toAdd, { plans: promotion.plans, seenAt: readAt }))) return;
      const link = { to: links.cart(), label: texts.seeCart };
      notify({ kind: 'done', title: texts.added(toAdd.length), link });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {toAdd.length > 0 && (
        <Button block icon="cart" busy={isBusy} onClick={() => void add()}>
          {texts.addAll(toAdd.length)}
        </Button>
      )}
      {inCart.length > 0 && (
        <ButtonLink kind={toAdd.length > 0 ? 'outline' : 'solid'} block icon="check" to={links.cart()}>
          {texts.seeCart}
        </ButtonLink>
      )}
    </>
  );
}

/** Each course that the offer leaves out, with its reason. */
function LeftOut({ courses: { owned, inCart, closed } }: { courses: PromotionCourses }) {
  const texts = useMessages(promotionMessages);
  const { language } = useLanguage();
  const named = (titles: readonly LocalText[]): string => titles.map((title) => textIn(title, language)).join(', ');
  return (
    <>
      {owned.length > 0 && <p className="hint">{texts.owned(named(owned.map(titleOf)))}</p>}
      {inCart.length > 0 && <p className="hint">{texts.inCart(named(inCart.map(titleOfPlanned)))}</p>}
      {closed.length > 0 && <p className="hint">{texts.closed(named(closed.map(titleOf)))}</p>}
    </>
  );
}

const titleOf = ({ title }: Listing): LocalText => title;
const titleOfPlanned = ({ course }: PlannedCourse): LocalText => course.title;
