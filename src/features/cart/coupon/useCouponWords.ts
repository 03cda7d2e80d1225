import type { Coupon } from '../../../domain/pricing/offer.ts';
import { couponMessages } from '../../../i18n/buying/coupon.ts';
import { formatPrice } from '../../../i18n/format.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { useConnection } from '../../../ui/state/useConnection.ts';
import { useSiteSettings } from '../../site/useSite.ts';
import type { CartCouponView } from '../cartCoupons.ts';
import { useMethodName } from '../useMethodName.ts';
import type { CodeProblem } from './applyCode.ts';

/** Words about coupons: their terms, why one does not count, and why a code was refused. */
export function useCouponWords() {
  const texts = useMessages(couponMessages);
  const named = useMethodName();
  const { currency } = useSiteSettings();
  const isAway = useConnection() !== 'online';

  const discountOf = ({ discount, scope }: Coupon): readonly string[] => {
    if (discount.kind === 'percent') return [texts.terms.percent(discount.percent)];
    if (discount.amounts[currency] === 0) return [];
    const amount = formatPrice(discount.amounts[currency], currency);
    return [scope.kind === 'perCourse' ? texts.terms.amountEach(amount) : texts.terms.amount(amount)];
  };
  const withMissing = (words: string, missing: number): string =>
    missing > 0 ? `${words} ${texts.problems.missing(missing)}` : words;

  return {
    termsOf: (coupon: Coupon): string => {
      const { scope, paymentMethods } = coupon;
      const count = scope.kind === 'courseCount' ? [texts.terms.atLeast(scope.minimumCourses)] : [];
      const methods = paymentMethods.map(named).join(', ');
      const ways = methods === '' ? [] : [texts.terms.onlyBy(methods)];
      return [...discountOf(coupon), ...count, ...ways].join(' · ');
    },
    /** `isAsked`: the server has answered about the cart's coupons. */
    problemInCart: ({ problem, missing }: CartCouponView, isAsked: boolean): string | null => {
      if (problem === null) return null;
      if (problem === 'ended' || problem === 'full') return texts[problem];
      if (problem === 'unknown') return isAsked ? texts.ended : isAway ? texts.unknownAway : texts.unknown;
      return `${withMissing(texts.refusals[problem], problem === 'notEnoughCourses' ? missing : 0)} ${texts.notCounted}`;
    },
    problemOfCode: ({ kind, code, missing }: CodeProblem): string => {
      if (kind === 'full') return texts.problems.full(code);
      if (kind === 'empty' || kind === 'notFound' || kind === 'tooMany' || kind === 'failed')
        return texts.problems[kind];
      return withMissing(texts.refusals[kind], missing);
    },
  };
}
