import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CourseDetail } from '../../../domain/catalogue/course.ts';
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

/** The deeds of the register button, and whether the chosen plan is in the cart. */
export type Register = {
  readonly isInCart: boolean;
  readonly addToCart: () => Promise<void>;
  /** Goes to the cart, or to another page of this shop; `state` goes with it. */
  readonly register: (to?: string, state?: object) => Promise<void>;
};

/** Puts the chosen plan into the cart; `register` goes there, too. All of it works without a network. */
export function useRegister(course: CourseDetail, plan: PricingPlan | null): Register {
  const texts = useMessages(courseMessages).offer;
  const { language } = useLanguage();
  const { currency } = useSiteSettings();
  const put = useLazyPut(useMemo(() => withPlan(course, plan), [course, plan]));
  const navigate = useNavigate();
  const line = useKnownCart()?.lines.find((one) => one.itemId === course.id);

  const putPlan = async () =>
    plan !== null && put({ planId: plan.id, quantity: 1, seenPrice: planPrice(plan, currency) });
  return {
    isInCart: plan !== null && line?.planId === plan.id,
    addToCart: async () => {
      if (!(await putPlan())) return;
      notify({ kind: 'done', title: texts.added, detail: textIn(course.title, language) });
    },
    register: async (to = links.cart(), state) => {
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
