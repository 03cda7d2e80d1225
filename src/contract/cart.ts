import * as z from 'zod/mini';
import { type Cart, type CartLine, maximumCoupons, maximumQuantity } from '../domain/cart.ts';
import type { BankAccount, OfferedPaymentMethod } from '../domain/paymentMethod.ts';
import { defineCall } from './call.ts';
import { cartMethodId, methodOfCartId } from './paymentMethod.ts';
import { pricingPlanCodec } from './pricingPlan.ts';
import { dataOf, done, idSchema, instantCodec, moneyCodec } from './primitives.ts';

/** A cart line as the calls spell it. `priecingplan_id` is their spelling and stays here. */
const cartLineCodec = z.codec(
  z.object({
    course_id: idSchema,
    course_type: z.enum(['course', 'product']),
    priecingplan_id: idSchema,
    qty: z.int().check(z.minimum(1), z.maximum(maximumQuantity)),
    seen_price: z.nullable(moneyCodec),
    added_at: instantCodec,
  }),
  z.custom<CartLine>(),
  {
    decode: (w) => ({
      itemId: w.course_id,
      kind: w.course_type,
      planId: w.priecingplan_id,
      quantity: w.qty,
      seenPrice: w.seen_price,
      addedAt: w.added_at,
    }),
    encode: (line) => ({
      course_id: line.itemId,
      course_type: line.kind,
      priecingplan_id: line.planId,
      qty: line.quantity,
      seen_price: line.seenPrice,
      added_at: line.addedAt,
    }),
  },
);

/** The most lines a cart may hold. */
export const cartMaximumLines = 100;
const cartLines = z.array(cartLineCodec).check(z.maxLength(cartMaximumLines));

export const couponIds = z.array(idSchema).check(z.maxLength(maximumCoupons));

/** `coupons_id` is left out by versions of the app that know no coupons. */
const wireCart = z.object({ items: cartLines, coupons_id: z.optional(couponIds), updated_at: instantCodec });

export const cartCodec = z.codec(wireCart, z.custom<Cart>(), {
  decode: (w) => ({ lines: w.items, couponIds: w.coupons_id ?? [], updatedAt: w.updated_at }),
  encode: (cart) => ({ items: [...cart.lines], coupons_id: [...cart.couponIds], updated_at: cart.updatedAt }),
});

/** A cart as a device tells it. Coupons are `null` where it says nothing of them: what the server has stays. */
export type ToldCart = Omit<Cart, 'couponIds'> & { readonly couponIds: readonly string[] | null };

const toldCartCodec = z.codec(wireCart, z.custom<ToldCart>(), {
  decode: (w) => ({ lines: w.items, couponIds: w.coupons_id ?? null, updatedAt: w.updated_at }),
  encode: ({ lines, couponIds: ids, updatedAt }) => ({
    items: [...lines],
    ...(ids === null ? {} : { coupons_id: [...ids] }),
    updated_at: updatedAt,
  }),
});

export const getPublicCart = defineCall({
  name: 'getPublicCart',
  method: 'GET',
  path: '/public/cart/{userId}',
  scope: 'public',
  summary: "The caller's own cart: a guest's by the cart cookie, a person's by the session. The id is a claim.",
  params: z.object({ userId: z.string().check(z.maxLength(80)) }),
  response: dataOf(cartCodec),
});

export const getCart = defineCall({
  name: 'getCart',
  method: 'GET',
  path: '/private/cart',
  scope: 'buyer',
  summary: "The signed-in buyer's cart.",
  response: dataOf(cartCodec),
});

export const saveCart = defineCall({
  name: 'saveCart',
  method: 'PUT',
  path: '/public/cart',
  scope: 'public',
  origin: 'addition',
  summary: "Mirrors the device's cart: the newer one of device and server is kept and answered.",
  body: toldCartCodec,
  response: dataOf(cartCodec),
});

export const mergeCart = defineCall({
  name: 'mergeCart',
  method: 'POST',
  path: '/private/cart/merge',
  scope: 'buyer',
  origin: 'addition',
  summary:
    "After signing in: the guest's lines join the person's cart; what is owned or ordered is left out and named.",
  body: cartCodec,
  response: dataOf(z.object({ cart: cartCodec, leftOutIds: z.array(z.string()) })),
});

export const orderedCourses = defineCall({
  name: 'orderedCourses',
  method: 'GET',
  path: '/private/cart/ordercourse',
  scope: 'buyer',
  summary: 'Ids of the courses that the buyer owns or has ordered.',
  response: dataOf(
    z.codec(z.array(z.object({ courseID: z.string() })), z.custom<readonly string[]>(), {
      decode: (wire) => wire.map((entry) => entry.courseID),
      encode: (ids) => ids.map((courseID) => ({ courseID })),
    }),
  ),
});

export const clearCart = defineCall({
  name: 'clearCart',
  method: 'POST',
  path: '/public/cart/deleteitem',
  scope: 'public',
  summary: "Empties the caller's own cart. The user id is a claim.",
  body: z.object({ user_id: z.optional(z.nullable(z.string().check(z.maxLength(80)))) }),
  response: done,
});

export const getPricingPlans = defineCall({
  name: 'getPricingPlans',
  method: 'POST',
  onlyReads: true,
  path: '/public/cart/getallpriecingplan',
  scope: 'public',
  summary: 'The pricing plans by which several courses or products are sold now.',
  body: z.codec(z.object({ courseID: z.array(idSchema).check(z.maxLength(200)) }), z.custom<{ itemIds: string[] }>(), {
    decode: (w) => ({ itemIds: w.courseID }),
    encode: (b) => ({ courseID: b.itemIds }),
  }),
  response: dataOf(z.array(pricingPlanCodec)),
});

export const bankAccountCodec = z.codec(
  z.object({
    id: z.string(),
    account_id: z.string(),
    account_name: z.string(),
    bank: z.string(),
    bank_name: z.string(),
    prompt_pay_image: z.nullable(z.string()),
  }),
  z.custom<BankAccount>(),
  {
    decode: (w) => ({
      id: w.id,
      accountNumber: w.account_id,
      accountName: w.account_name,
      bankCode: w.bank,
      bankName: w.bank_name,
      promptPayImageUrl: w.prompt_pay_image,
    }),
    encode: (a) => ({
      id: a.id,
      account_id: a.accountNumber,
      account_name: a.accountName,
      bank: a.bankCode,
      bank_name: a.bankName,
      prompt_pay_image: a.promptPayImageUrl,
    }),
  },
);

export const cartPaymentMethods = defineCall({
  name: 'cartPaymentMethods',
  method: 'GET',
  path: '/public/cart/payments/methods',
  scope: 'public',
  caching: 'shared',
  summary: 'The ways to pay that the shop offers, in their order.',
  response: dataOf(
    z.array(
      z.codec(
        z.object({
          id: z.string().check(z.refine((id) => methodOfCartId(id) !== null)),
          title: z.string(),
          bankList: z.array(bankAccountCodec),
        }),
        z.custom<OfferedPaymentMethod>(),
        {
          decode: (w) => ({ method: methodOfCartId(w.id) ?? 'bankTransfer', title: w.title, accounts: w.bankList }),
          encode: (m) => ({ id: cartMethodId(m.method), title: m.title, bankList: [...m.accounts] }),
        },
      ),
    ),
  ),
});
