import * as z from 'zod/mini';
import { maximumCoupons } from '../../domain/cart/cart.ts';
import type { Coupon } from '../../domain/pricing/offer.ts';
import { defineCall } from '../call.ts';
import { paymentMethodCodec } from '../order/paymentMethod.ts';
import { dataOf, idSchema } from '../primitives.ts';
import { decodeTerms, encodeScope, encodeTerms, isFairDiscount, wireDiscount, wireScope } from './offerTerms.ts';

const couponCodec = z.codec(
  z
    .object({
      id: z.string(),
      code: z.string(),
      courses: z.array(z.string()),
      payment_method: z.array(paymentMethodCodec),
      coupon_type: wireScope,
      ...wireDiscount,
    })
    .check(z.refine((w) => isFairDiscount(w))),
  z.custom<Coupon>(),
  {
    decode: (w) => ({
      id: w.id,
      code: w.code,
      courseIds: w.courses,
      paymentMethods: w.payment_method,
      ...decodeTerms(w.coupon_type, w),
    }),
    encode: ({ id, code, courseIds, paymentMethods, scope, discount }) => ({
      ...{ id, code, courses: [...courseIds], payment_method: [...paymentMethods] },
      coupon_type: encodeScope(scope),
      ...encodeTerms(scope, discount),
    }),
  },
);

export const couponByCode = defineCall({
  name: 'couponByCode',
  method: 'POST',
  savesNothing: true,
  path: '/public/cart/getCouponByCouponCode',
  scope: 'public',
  summary: 'The coupon of a code. Unknown, ended and unlisted codes are all the same: not found.',
  body: z.codec(
    z.object({ coupon_code: z.string().check(z.minLength(1), z.maxLength(100)) }),
    z.custom<{ code: string }>(),
    { decode: (w) => ({ code: w.coupon_code }), encode: (b) => ({ coupon_code: b.code }) },
  ),
  response: dataOf(z.array(couponCodec)),
  failures: ['NOT_FOUND', 'COUPON_NOT_AVAILABLE', 'TOO_MANY_REQUESTS'],
});

export const couponsOfCart = defineCall({
  name: 'couponsOfCart',
  method: 'POST',
  savesNothing: true,
  path: '/public/cart/getallcoupon',
  scope: 'public',
  summary: "The coupons of these ids that lie in the caller's own cart and can still be used.",
  body: z.codec(
    z.object({ couponID: z.array(idSchema).check(z.maxLength(maximumCoupons)) }),
    z.custom<{ couponIds: readonly string[] }>(),
    { decode: (w) => ({ couponIds: w.couponID }), encode: (b) => ({ couponID: [...b.couponIds] }) },
  ),
  response: dataOf(z.array(couponCodec)),
});
