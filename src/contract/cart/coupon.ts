import * as z from 'zod/mini';
import type { Coupon } from '../../domain/pricing/offer.ts';
import { defineCall } from '../call.ts';
import { field, object } from '../field.ts';
import { paymentMethodCodec } from '../order/paymentMethod.ts';
import { dataOf, list } from '../primitives.ts';
import { couponIds } from './cart.ts';
import { discount, possibleDiscount, scopeIn } from './offerTerms.ts';

const coupon = object<Coupon>({
  id: field('id', z.string()),
  code: field('code', z.string()),
  courseIds: field('courses', list(z.string())),
  paymentMethods: field('payment_method', list(paymentMethodCodec)),
  scope: scopeIn('coupon_type'),
  discount,
}).check(possibleDiscount);

export const couponByCode = defineCall('couponByCode', 'POST /public/cart/getCouponByCouponCode', 'public', {
  origin: 'specification',
  savesNothing: true,
  summary: 'The coupon of a code. Unknown, ended and unlisted codes are all the same: not found.',
  body: object({ code: field('coupon_code', z.string().check(z.minLength(1), z.maxLength(100))) }),
  response: dataOf(list(coupon)),
  failures: ['NOT_FOUND', 'COUPON_NOT_AVAILABLE', 'TOO_MANY_REQUESTS'],
});

export const couponsOfCart = defineCall('couponsOfCart', 'POST /public/cart/getallcoupon', 'public', {
  origin: 'specification',
  savesNothing: true,
  summary: "The coupons of these ids that lie in the caller's own cart and can still be used.",
  body: object({ couponIds: field('couponID', couponIds) }),
  response: dataOf(list(coupon)),
});
