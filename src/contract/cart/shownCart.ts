import * as z from 'zod/mini';
import type { Cart, CartLine } from '../../domain/cart/cart.ts';
import type { LocalText } from '../../domain/localText.ts';
import type { PaymentMethod } from '../../domain/order/paymentMethod.ts';
import type { PricingType } from '../../domain/pricing/pricingPlan.ts';
import { defineCall } from '../call.ts';
import { pricingTypeCodec } from '../catalogue/pricingPlan.ts';
import { field, object } from '../field.ts';
import { cartMethodCodec } from '../order/paymentMethod.ts';
import { dataOf, instant, list, localText } from '../primitives.ts';
import { cartLineTable, couponIds } from './cart.ts';

/** A line of a cart with the data that a program shows beside it. */
export type ShownCartLine = CartLine & {
  readonly cartId: string;
  readonly name: LocalText;
  readonly coverUrl: string | null;
  readonly pricingType: PricingType;
  /** The cart's running coupons that list this item. */
  readonly couponIds: readonly string[];
  /** The method that is preselected at the checkout; `null` if the shop offers none. */
  readonly method: PaymentMethod | null;
};

/** A cart as the server shows it to its owner. */
export type ShownCart = Omit<Cart, 'lines'> & { readonly lines: readonly ShownCartLine[] };

const shownLine = object<ShownCartLine>({
  ...cartLineTable,
  cartId: field('cart_id', z.string()),
  name: field('course_name', localText),
  coverUrl: field('course_image', z.nullable(z.string())),
  pricingType: field('pricing_type', pricingTypeCodec),
  couponIds: field('coupons_id', couponIds),
  method: field('paymentmethod_id', z.nullable(cartMethodCodec)),
});

const shownCart = object<ShownCart>({
  lines: field('items', list(shownLine)),
  couponIds: field('coupons_id', couponIds),
  updatedAt: field('updated_at', instant),
});

export const getPublicCart = defineCall('getPublicCart', 'GET /public/cart/{userId}', 'public', {
  origin: 'specification',
  summary: "The caller's own cart: a guest's by the cart cookie, a person's by the session. The id is a claim.",
  params: z.object({ userId: z.string().check(z.maxLength(80)) }),
  response: dataOf(shownCart),
});

export const getCart = defineCall('getCart', 'GET /private/cart', 'buyer', {
  origin: 'specification',
  summary: "The signed-in buyer's cart.",
  response: dataOf(shownCart),
});
