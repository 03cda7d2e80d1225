import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { CourseDetail } from '../../domain/course.ts';
import { textIn } from '../../domain/localText.ts';
import { type PricingPlan, planPrice } from '../../domain/pricingPlan.ts';
import { courseMessages } from '../../i18n/course.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { links } from '../../ui/links.ts';
import { notify } from '../../ui/notify.ts';
import { cartQuery } from '../cart/cartQuery.ts';
import { listingOf } from '../cart/listingOf.ts';
import { useCartActions } from '../cart/useCartActions.ts';
import { useSiteSettings } from '../site/useSite.ts';

/** Puts the chosen plan into the cart; `register` goes there, too. All of it works without a network. */
export function useRegister(course: CourseDetail, plan: PricingPlan | null) {
  const texts = useMessages(courseMessages).offer;
  const { language } = useLanguage();
  const { currency } = useSiteSettings();
  const { add } = useCartActions();
  const navigate = useNavigate();
  const line = useQuery(cartQuery).data?.lines.find((one) => one.itemId === course.id);

  const put = async () => {
    if (plan === null) return;
    const item = { listing: listingOf(course), plans: course.plans, seenAt: Date.now() };
    const seenPrice = planPrice(plan, currency);
    await add(item, { itemId: course.id, kind: course.kind, planId: plan.id, quantity: 1, seenPrice });
  };
  return {
    isInCart: plan !== null && line?.planId === plan.id,
    addToCart: async () => {
      await put();
      notify({ kind: 'done', title: texts.added, detail: textIn(course.title, language) });
    },
    register: async () => {
      await put();
      await navigate(links.cart());
    },
  };
}
