import type { Currency } from '../../domain/pricing/currency.ts';
import type { Promotion } from '../../domain/pricing/offer.ts';
import { formatPrice } from '../../i18n/format.ts';
import type { promotion as Words } from '../../i18n/th/buying/promotion.ts';

/** An offer's discount in a sentence. */
export function discountWords(
  { scope, discount }: Pick<Promotion, 'scope' | 'discount'>,
  currency: Currency,
  texts: typeof Words.terms,
): string {
  if (discount.kind === 'percent') {
    return scope.kind === 'perCourse'
      ? texts.percentEach(discount.percent)
      : texts.percentOf(discount.percent, scope.minimumCourses);
  }
  if (discount.amounts[currency] === 0) return texts.otherCurrency;
  const amount = formatPrice(discount.amounts[currency], currency);
  return scope.kind === 'perCourse' ? texts.amountEach(amount) : texts.amountOf(amount, scope.minimumCourses);
}
