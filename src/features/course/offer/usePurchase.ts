import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CourseDetail } from '../../../domain/catalogue/course.ts';
import { isWatchable } from '../../../domain/catalogue/courseType.ts';
import { textIn } from '../../../domain/localText.ts';
import { type PricingPlan, planPrice } from '../../../domain/pricing/pricingPlan.ts';
import { courseMessages } from '../../../i18n/catalogue/course.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { notify } from '../../../ui/notice/notify.ts';
import { links } from '../../../ui/press/links.ts';
import { useKnownCart } from '../../cart/knownCart.ts';
import { useLazyPut } from '../../cart/useLazyPut.ts';
import { useSiteSettings } from '../../site/useSite.ts';

/** The deeds of the buy button, its word, and whether the chosen plan is in the cart. */
export type Purchase = {
  readonly word: 'buy' | 'register' | 'free';
  readonly isInCart: boolean;
  readonly addToCart: () => Promise<void>;
  /** Goes to the checkout; `state` goes with it. */
  readonly buy: (state?: object) => Promise<void>;
};

/** Puts the chosen plan into the cart; `buy` goes on to the checkout. All of it works without a network. */
export function usePurchase(course: CourseDetail, plan: PricingPlan | null): Purchase {
  const texts = useMessages(courseMessages).offer;
  const { language } = useLanguage();
  const { currency, seatsAreRegistered } = useSiteSettings();
  const put = useLazyPut(useMemo(() => withPlan(course, plan), [course, plan]));
  const navigate = useNavigate();
  const line = useKnownCart()?.lines.find((one) => one.itemId === course.id);
  const price = plan && planPrice(plan, currency);
  const isSeat = course.courseType !== null && !isWatchable(course.courseType);

  const putPlan = async () => plan !== null && put({ planId: plan.id, quantity: 1, seenPrice: price });
  return {
    word: isSeat && seatsAreRegistered ? 'register' : price === 0 ? 'free' : 'buy',
    isInCart: plan !== null && line?.planId === plan.id,
    addToCart: async () => {
      if (!(await putPlan())) return;
      const link = { to: links.cart(), label: texts.seeCart };
      notify({ kind: 'done', title: texts.added, detail: textIn(course.title, language), link });
    },
    buy: async (state) => {
      const to = links.checkout();
      // A second press finds the page open already.
      if (await putPlan()) await navigate(to, { replace: location.pathname === to, state });
    },
  };
}

/** Personal plans are not part of the course's public answer. */
const withPlan = (course: CourseDetail, plan: PricingPlan | null): CourseDetail =>
  plan === null || course.plans.some(({ id }) => id === plan.id)
    ? course
    : { ...course, plans: [...course.plans, plan] };
