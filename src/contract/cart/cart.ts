import * as z from 'zod/mini';
import { type Cart, type CartLine, maximumCoupons, maximumQuantity, type NotJoined } from '../../domain/cart/cart.ts';
import { maximumLines } from '../../domain/cart/cartRoom.ts';
import type { CartBase } from '../../domain/cart/cartUnion.ts';
import type { BankAccount, OfferedPaymentMethod } from '../../domain/order/paymentMethod.ts';
import type { EpochMs } from '../../domain/time.ts';
import { defineCall } from '../call.ts';
import { pricingPlanCodec } from '../catalogue/pricingPlan.ts';
import { cartMethodId, methodOfCartId } from '../order/paymentMethod.ts';
import { dataOf, done, idSchema, instantCodec, moneyCodec } from '../primitives.ts';

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

const cartLines = z.array(cartLineCodec).check(z.maxLength(maximumLines));
/** Of what was sent without an answer, the latest so many. */
const sentMaximum = 200;

export const couponIds = z.array(idSchema).check(z.maxLength(maximumCoupons));

/** `coupons_id` is left out by versions of the app that know no coupons. */
const wireCart = z.object({ items: cartLines, coupons_id: z.optional(couponIds), updated_at: instantCodec });

const decodeCart = (w: z.output<typeof wireCart>): Cart => ({
  ...{ lines: w.items, couponIds: w.coupons_id ?? [], updatedAt: w.updated_at },
});
const encodeCart = ({ lines, couponIds: ids, updatedAt }: Cart) => ({
  ...{ items: [...lines], coupons_id: [...ids], updated_at: updatedAt },
});

export const cartCodec = z.codec(wireCart, z.custom<Cart>(), { decode: decodeCart, encode: encodeCart });

/** Of which copy of the server's a device has made its cart. Versions of the app before tell nothing of it. */
const cartBaseCodec = z.codec(
  z.object({
    cart_id: z.nullable(idSchema),
    revision: z.int().check(z.minimum(0)),
    items: cartLines,
    coupons_id: couponIds,
    sent_items: z.array(idSchema).check(z.maxLength(sentMaximum)),
    sent_coupons: z.array(idSchema).check(z.maxLength(sentMaximum)),
  }),
  z.custom<CartBase>(),
  {
    decode: (w) => ({
      ...{ cartId: w.cart_id, revision: w.revision, lines: w.items, couponIds: w.coupons_id },
      sent: { itemIds: w.sent_items, couponIds: w.sent_coupons },
    }),
    encode: ({ cartId, revision, lines, couponIds: ids, sent }) => ({
      ...{ cart_id: cartId, revision, items: [...lines], coupons_id: [...ids] },
      ...{ sent_items: sent.itemIds.slice(-sentMaximum), sent_coupons: sent.couponIds.slice(-sentMaximum) },
    }),
  },
);

/**
 * A cart as a device tells it. Coupons are `null` where it says nothing of them: what the server has stays. So is the base
 * where the device keeps none. `toldAt` is the hour by the device's own clock, which has dated what is new in it; `null`
 * where it is not told: by former versions, and with what is sent again as it was.
 */
export type ToldCart = Omit<Cart, 'couponIds'> & {
  readonly couponIds: readonly string[] | null;
  readonly base: CartBase | null;
  readonly toldAt: EpochMs | null;
};

const wireToldCart = z.extend(wireCart, { base: z.optional(cartBaseCodec), told_at: z.optional(instantCodec) });

const toldCartCodec = z.codec(wireToldCart, z.custom<ToldCart>(), {
  decode: (w) => ({
    ...{ lines: w.items, couponIds: w.coupons_id ?? null, updatedAt: w.updated_at },
    ...{ base: w.base ?? null, toldAt: w.told_at ?? null },
  }),
  encode: ({ lines, couponIds: ids, updatedAt, base, toldAt }) => ({
    items: [...lines],
    ...(ids === null ? {} : { coupons_id: [...ids] }),
    updated_at: updatedAt,
    ...(base === null ? {} : { base }),
    ...(toldAt === null ? {} : { told_at: toldAt }),
  }),
});

/** The server's copy with whose it is and how often it was changed; `null` for whoever has none. */
export type ServerCart = { readonly cart: Cart; readonly cartId: string | null; readonly revision: number };

/** `mustJoin`: what the device has was not made of this person's cart, and has to join it first (`mergeCart`). */
export type SavedCart = ServerCart & { readonly mustJoin: boolean };

const savedCartCodec = z.codec(
  z.extend(wireCart, { cart_id: z.nullable(z.string()), revision: z.int(), must_join: z.boolean() }),
  z.custom<SavedCart>(),
  {
    decode: (w) => ({ cart: decodeCart(w), cartId: w.cart_id, revision: w.revision, mustJoin: w.must_join }),
    encode: ({ cart, cartId, revision, mustJoin }) => ({
      ...encodeCart(cart),
      ...{ cart_id: cartId, revision, must_join: mustJoin },
    }),
  },
);

/** A person's cart after a guest's has joined it. */
export type MergedCart = ServerCart & NotJoined;

const mergedCartCodec = z.codec(
  z.object({
    cart: cartCodec,
    leftOutIds: z.array(z.string()),
    without_room: z.optional(z.array(z.string())),
    cart_id: z.string(),
    revision: z.int(),
  }),
  z.custom<MergedCart>(),
  {
    decode: (w) => ({
      ...{ cart: w.cart, leftOutIds: w.leftOutIds, withoutRoomIds: w.without_room ?? [] },
      ...{ cartId: w.cart_id, revision: w.revision },
    }),
    encode: ({ cart, leftOutIds, withoutRoomIds, cartId, revision }) => ({
      ...{ cart, leftOutIds: [...leftOutIds], without_room: [...withoutRoomIds], cart_id: cartId ?? '', revision },
    }),
  },
);

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
  summary: "Mirrors the device's cart: what it and others changed since it was told last is kept, and answered.",
  body: toldCartCodec,
  response: dataOf(savedCartCodec),
});

export const mergeCart = defineCall({
  name: 'mergeCart',
  method: 'POST',
  path: '/private/cart/merge',
  scope: 'buyer',
  origin: 'addition',
  summary:
    "After signing in: the guest's lines join the person's cart; what is owned or ordered, and not to be bought again, is left out and named.",
  idempotent: true,
  body: toldCartCodec,
  response: dataOf(mergedCartCodec),
});

/** `mayBuyAgain`: by a plan for everybody, since access ended or the course has other dates now. */
export type OrderedCourse = { readonly courseId: string; readonly mayBuyAgain: boolean };

export const orderedCourses = defineCall({
  name: 'orderedCourses',
  method: 'GET',
  path: '/private/cart/ordercourse',
  scope: 'buyer',
  summary: 'The courses that the buyer owns or has ordered, and whether each may be bought again.',
  response: dataOf(
    z.codec(
      z.array(z.object({ courseID: z.string(), may_buy_again: z.boolean() })),
      z.custom<readonly OrderedCourse[]>(),
      {
        decode: (wire) => wire.map((entry) => ({ courseId: entry.courseID, mayBuyAgain: entry.may_buy_again })),
        encode: (courses) => courses.map((it) => ({ courseID: it.courseId, may_buy_again: it.mayBuyAgain })),
      },
    ),
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
  savesNothing: true,
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
