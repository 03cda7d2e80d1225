import { textIn } from '../../domain/localText.ts';
import { type PricingPlan, planPrice, plansInstead } from '../../domain/pricing/pricingPlan.ts';
import { uiMessages } from '../../i18n/app/ui.ts';
import { cartMessages } from '../../i18n/buying/cart.ts';
import { formatPrice } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { usePerson } from '../session/useSession.ts';
import { useSiteSettings } from '../site/useSite.ts';
import type { CartLineView } from './useCart.ts';
import { useCartActions } from './useCartActions.ts';
import './planField.css';

/** The plans to choose from for a line of the cart; empty where there is no other than its own. */
export function useLinePlans({ item, plan }: CartLineView): readonly PricingPlan[] {
  const { currency } = useSiteSettings();
  const isMember = usePerson()?.role === 'student';
  const plans = plansInstead(item?.plans ?? [], plan, { isMember, ownedCourseIds: [] }, currency);
  return plans.some(({ id }) => id !== plan?.id) ? plans : [];
}

/** The plan of a line in the cart, changed in place. */
export function PlanField({
  view: { line, item, plan },
  plans,
}: {
  view: CartLineView;
  plans: readonly PricingPlan[];
}) {
  const texts = useMessages(cartMessages);
  const { free } = useMessages(uiMessages);
  const { language } = useLanguage();
  const { currency } = useSiteSettings();
  const { setPlan } = useCartActions();
  const priceOf = (each: PricingPlan): string => {
    const price = planPrice(each, currency);
    return price === null ? '' : ` · ${price === 0 ? free : formatPrice(price, currency)}`;
  };
  return (
    <select
      className="in plan-field"
      aria-label={texts.planOf(item ? textIn(item.listing.title, language) : texts.unknownTitle)}
      value={plan?.id ?? ''}
      onChange={({ target }) => {
        const chosen = plans.find(({ id }) => id === target.value);
        if (chosen) void setPlan(line.itemId, { planId: chosen.id, seenPrice: planPrice(chosen, currency) });
      }}
    >
      {plan === null && <option value="">{texts.goneAction}</option>}
      {plans.map((each) => (
        <option key={each.id} value={each.id}>
          {textIn(each.name, language)}
          {priceOf(each)}
        </option>
      ))}
    </select>
  );
}
