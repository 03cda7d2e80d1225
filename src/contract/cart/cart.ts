import * as z from 'zod/mini';
import { type Cart, type CartLine, maximumCoupons, maximumQuantity, type NotJoined } from '../../domain/cart/cart.ts';
import { maximumLines } from '../../domain/cart/cartRoom.ts';
import type { CartBase } from '../../domain/cart/cartUnion.ts';
import type { BankAccount, OfferedPaymentMethod } from '../../domain/order/paymentMethod.ts';
import type { EpochMs } from '../../domain/time.ts';
import { defineCall } from '../call.ts';
import { kindSchema } from '../catalogue/listing.ts';
import { pricingPlanCodec } from '../catalogue/pricingPlan.ts';
import { field, flat, object, type Table } from '../field.ts';
import { cartMethodCodec } from '../order/paymentMethod.ts';
import { dataOf, done, idSchema, instant, list, localText, money, orNull } from '../primitives.ts';

/** A cart line as the calls spell it. `priecingplan_id` is their spelling and stays here. */
export const cartLineTable: Table<CartLine> = {
  itemId: field('course_id', idSchema),
  kind: field('course_type', kindSchema),
  planId: field('priecingplan_id', idSchema),
  quantity: field('qty', z.int().check(z.minimum(1), z.maximum(maximumQuantity))),
  seenPrice: field('seen_price', z.nullable(money)),
  addedAt: field('added_at', instant),
};

const cartLines = list(object(cartLineTable)).check(z.maxLength(maximumLines));
export const couponIds = list(idSchema).check(z.maxLength(maximumCoupons));

const cartTable: Table<Cart> = {
  lines: field('items', cartLines),
  couponIds: field('coupons_id', couponIds),
  updatedAt: field('updated_at', instant),
};

export const cartCodec = object(cartTable);

/** Limit of ids of sent, unanswered carts: the latest ones. */
const sentMaximum = 200;
const sentIds = z.codec(list(idSchema).check(z.maxLength(sentMaximum)), z.custom<readonly string[]>(), {
  decode: (ids) => ids,
  encode: (ids) => ids.slice(-sentMaximum),
});

const cartBase = object<CartBase>({
  cartId: field('cart_id', z.nullable(idSchema)),
  revision: field('revision', z.int().check(z.minimum(0))),
  lines: field('items', cartLines),
  couponIds: field('coupons_id', couponIds),
  sent: flat({ itemIds: field('sent_items', sentIds), couponIds: field('sent_coupons', sentIds) }),
});

/**
 * A cart as sent by a device. Coupons and base are `null` if the device has none to tell, so the server's stay.
 * `sentAt`: the device's time, by which its new lines are dated; `null` in a retry.
 */
export type SentCart = Omit<Cart, 'couponIds'> & {
  readonly couponIds: readonly string[] | null;
  readonly base: CartBase | null;
  readonly sentAt: EpochMs | null;
};

const sentCart = object<SentCart>({
  ...cartTable,
  couponIds: field('coupons_id', orNull(couponIds)),
  base: field('base', orNull(cartBase)),
  sentAt: field('sent_at', orNull(instant)),
});

/** The server's cart with its owner and revision; `null` without one. */
export type ServerCart = { readonly cart: Cart; readonly cartId: string | null; readonly revision: number };

/** `mustJoin`: the device's cart belongs to another owner and must be merged first (`mergeCart`). */
export type SavedCart = ServerCart & { readonly mustJoin: boolean };

const savedCart = object<SavedCart>({
  cart: flat(cartTable),
  cartId: field('cart_id', z.nullable(z.string())),
  revision: field('revision', z.int()),
  mustJoin: field('must_join', z.boolean()),
});

/** A person's cart after merging a guest's. */
export type MergedCart = ServerCart & NotJoined & { readonly cartId: string };

const mergedCart = object<MergedCart>({
  cart: field('cart', cartCodec),
  leftOutIds: field('leftOutIds', list(z.string())),
  withoutRoomIds: field('without_room', list(z.string())),
  cartId: field('cart_id', z.string()),
  revision: field('revision', z.int()),
});

export const saveCartCall = defineCall('saveCart', 'PUT /public/cart', 'public', {
  summary: "Mirrors the device's cart: changes of both sides since the last sync stay, and the result is answered.",
  body: sentCart,
  response: dataOf(savedCart),
});

export const mergeCartCall = defineCall('mergeCart', 'POST /private/cart/merge', 'buyer', {
  summary:
    "Merges the guest's cart into the person's after signing in. Owned and ordered items that cannot be bought again are left out and named.",
  idempotent: true,
  body: sentCart,
  response: dataOf(mergedCart),
});

/** `mayBuyAgain`: by a public plan, because access has ended or the course has new dates. */
export type OrderedCourse = { readonly courseId: string; readonly mayBuyAgain: boolean };

const orderedCourse = object<OrderedCourse>({
  courseId: field('courseID', z.string()),
  mayBuyAgain: field('may_buy_again', z.boolean()),
});

export const orderedCourses = defineCall('orderedCourses', 'GET /private/cart/ordercourse', 'buyer', {
  origin: 'specification',
  summary: 'The courses that the buyer owns or has ordered, and whether each may be bought again.',
  response: dataOf(list(orderedCourse)),
});

export const clearCartCall = defineCall('clearCart', 'POST /public/cart/deleteitem', 'public', {
  origin: 'specification',
  summary: "Empties the caller's own cart. The user id is a claim.",
  body: z.object({ user_id: z.optional(z.nullable(z.string().check(z.maxLength(80)))) }),
  response: done,
});

export const getPricingPlans = defineCall('getPricingPlans', 'POST /public/cart/getallpriecingplan', 'public', {
  origin: 'specification',
  savesNothing: true,
  summary: 'The pricing plans by which several courses or products are sold now.',
  body: object({ itemIds: field('courseID', list(idSchema).check(z.maxLength(200))) }),
  response: dataOf(list(pricingPlanCodec)),
});

export const bankAccountCodec = object<BankAccount>({
  id: field('id', z.string()),
  accountNumber: field('account_id', z.string()),
  accountName: field('account_name', z.string()),
  bankCode: field('bank', z.string()),
  bankName: field('bank_name', z.string()),
  promptPayImageUrl: field('prompt_pay_image', z.nullable(z.string())),
  promptPayId: field('prompt_pay_id', z.nullable(z.string())),
});

const offeredMethod = object<OfferedPaymentMethod>({
  method: field('id', cartMethodCodec),
  title: field('title', z.nullable(localText)),
  accounts: field('bankList', list(bankAccountCodec)),
  qrImageUrl: field('qr_image', z.nullable(z.string())),
});

export const cartPaymentMethods = defineCall('cartPaymentMethods', 'GET /public/cart/payments/methods', 'public', {
  origin: 'specification',
  caching: 'shared',
  summary: 'The ways to pay that the shop offers, in their order.',
  response: dataOf(list(offeredMethod)),
});
