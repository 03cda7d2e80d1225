import type { LocalText } from '../localText.ts';
import type { PaymentMethod } from '../order/paymentMethod.ts';
import type { Currency } from './currency.ts';

/** P1 `perCourse`: each listed course in the cart. P2 `courseCount`: needs a number of listed courses. */
export type OfferScope =
  | { readonly kind: 'perCourse' }
  | { readonly kind: 'courseCount'; readonly minimumCourses: number };

/** Percent is 0 to 100; an amount is in minor units of each currency. */
export type Discount =
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'amount'; readonly amounts: Readonly<Record<Currency, number>> };

export type Coupon = {
  readonly id: string;
  readonly code: string;
  readonly courseIds: readonly string[];
  readonly paymentMethods: readonly PaymentMethod[];
  readonly scope: OfferScope;
  readonly discount: Discount;
};

export type Promotion = {
  readonly id: string;
  readonly title: LocalText;
  readonly courseIds: readonly string[];
  readonly scope: OfferScope;
  readonly discount: Discount;
};
