import type { CourseType, ItemKind, Schedule } from '../catalogue/course.ts';
import { isWatchable, registrationState } from '../catalogue/courseType.ts';
import type { FailureCode } from '../failure.ts';
import { mayBuy, type Role } from '../people/identity.ts';
import type { Currency } from '../pricing/currency.ts';
import { isOfferedTo, type PricingPlan } from '../pricing/pricingPlan.ts';
import type { EpochMs } from '../time.ts';
import { type PurchaseHistory, refuseBuyingAgain } from './buyAgain.ts';
import { isBelowMinimum, type PaymentMethod } from './paymentMethod.ts';
import { needsShipping, type ShippingOption } from './shipping.ts';

/** A cart line with the shop's current data about it. */
export type OrderItem = {
  readonly itemId: string;
  readonly kind: ItemKind;
  readonly quantity: number;
  /** `null` for a product. */
  readonly courseType: CourseType | null;
  readonly schedule: Schedule;
  /** Sale is closed. */
  readonly isLocked: boolean;
  /** Seats of a course or pieces of a product; `null` where they are not counted. */
  readonly unitsLeft: number | null;
  /** The chosen plan; `null` if it does not exist any more. */
  readonly plan: PricingPlan | null;
  readonly history: PurchaseHistory;
};

export type OrderRequest = {
  /** `null` is a guest who buys without registering. */
  readonly buyer: Role | null;
  readonly ownedCourseIds: readonly string[];
  readonly currency: Currency;
  readonly method: PaymentMethod | null;
  readonly offeredMethods: readonly PaymentMethod[];
  /** The chosen shipping option; `null` until an offered one is chosen. */
  readonly shippingOption: ShippingOption | null;
  /** Total of the quote in minor units; `null` if the cart cannot be priced. */
  readonly total: number | null;
  readonly items: readonly OrderItem[];
  readonly now: EpochMs;
};

/** The two kinds of duplicate. An owned course has its own code. */
export const duplicateCauses = ['twiceInCart', 'openOrder'] as const;
export type DuplicateCause = (typeof duplicateCauses)[number];

type OrderRefusalCode = Extract<
  FailureCode,
  | 'BUYER_NOT_ALLOWED'
  | 'CART_EMPTY'
  | 'COURSE_DUPLICATE'
  | 'MISSING_PRICING'
  | 'NO_PAYMENT_METHOD'
  | 'NO_SHIPPING_OPTION'
  | 'ALREADY_OWNED'
  | 'TIME_LEFT'
  | 'MISSING_USD_PRICE'
  | 'BELOW_MINIMUM'
  | 'MEMBERS_ONLY'
  | 'REGISTRATION_CLOSED'
  | 'NO_MORE_SEAT'
  | 'NOT_ENOUGH_STOCK'
>;

/**
 * `itemIds` are the affected lines; empty for the whole order. `cause` is the kind of duplicate, `endsAt` the end of
 * access of `TIME_LEFT`, `unitsLeft` the stock of each line of `NOT_ENOUGH_STOCK`.
 */
type OrderRefusal = {
  readonly code: OrderRefusalCode;
  readonly itemIds: readonly string[];
  readonly cause: DuplicateCause | null;
  readonly endsAt: EpochMs | null;
  readonly unitsLeft?: readonly number[];
};

/**
 * All refusals of an order, in the order of the messages (specification 5, order checks). Seats and coupon uses are
 * checked here and taken by the order itself.
 */
export function refuseOrder(request: OrderRequest): readonly OrderRefusal[] {
  const { items } = request;
  if (request.buyer !== null && !mayBuy(request.buyer)) return [refusal('BUYER_NOT_ALLOWED', [])];
  if (items.length === 0) return [refusal('CART_EMPTY', [])];
  return [
    ...about(
      'COURSE_DUPLICATE',
      items.filter((item) => isTwice(item, items)),
      'twiceInCart',
    ),
    ...about(
      'MISSING_PRICING',
      items.filter((item) => !isSold(item, request)),
    ),
    ...(hasMethod(request) ? [] : [refusal('NO_PAYMENT_METHOD', [])]),
    ...againRefusals(items),
    ...about(
      'MISSING_USD_PRICE',
      items.filter((item) => request.currency === 'USD' && item.plan?.prices.USD === null),
    ),
    ...(isTooCheap(request) ? [refusal('BELOW_MINIMUM', [])] : []),
    ...(needsShipping(items) && request.shippingOption === null ? [refusal('NO_SHIPPING_OPTION', [])] : []),
    ...about(
      'MEMBERS_ONLY',
      items.filter((item) => item.plan?.membersOnly && request.buyer !== 'student'),
    ),
    ...about(
      'REGISTRATION_CLOSED',
      items.filter((item) => isClosed(item, request.now)),
    ),
    ...about(
      'NO_MORE_SEAT',
      items.filter((item) => item.kind === 'course' && isShort(item)),
    ),
    ...stockRefusals(items.filter((item) => item.kind === 'product' && isShort(item))),
  ];
}

const refusal = (
  code: OrderRefusalCode,
  items: readonly OrderItem[],
  cause: OrderRefusal['cause'] = null,
  endsAt: EpochMs | null = null,
): OrderRefusal => ({ code, itemIds: [...new Set(items.map((item) => item.itemId))], cause, endsAt });

const isShort = ({ unitsLeft, quantity }: OrderItem): boolean => unitsLeft !== null && unitsLeft < quantity;

const stockRefusals = (items: readonly OrderItem[]): readonly OrderRefusal[] =>
  about('NOT_ENOUGH_STOCK', items).map((one) => ({
    ...one,
    unitsLeft: one.itemIds.map((id) => Math.max(items.find(({ itemId }) => itemId === id)?.unitsLeft ?? 0, 0)),
  }));

const about = (code: OrderRefusalCode, items: readonly OrderItem[], cause: OrderRefusal['cause'] = null) =>
  items.length > 0 ? [refusal(code, items, cause)] : [];

const isTwice = (item: OrderItem, items: readonly OrderItem[]): boolean =>
  items.filter((other) => other.itemId === item.itemId).length > 1;

/** The plan belongs to the item, is shown, has a price, and is offered to this buyer. */
function isSold(item: OrderItem, request: OrderRequest): boolean {
  const { plan } = item;
  if (plan === null || plan.itemId !== item.itemId) return false;
  if (request.currency === 'THB' && plan.prices.THB === null) return false;
  const viewer = { isMember: request.buyer === 'student', ownedCourseIds: request.ownedCourseIds };
  return isOfferedTo(plan, viewer) && (plan.pricingType === 'default' || isOwner(item));
}

/** A former owner may renew; the rule of buying again refuses `other` plans as owned. */
const isOwner = (item: OrderItem): boolean =>
  item.courseType !== null && isWatchable(item.courseType) && item.history.access !== null;

/** An order names its method (specification 5); a free order may name one that is not offered. */
const hasMethod = ({ method, offeredMethods, total }: OrderRequest): boolean =>
  method !== null && (total === 0 || offeredMethods.includes(method));

/** A method that is not offered gets that refusal only. */
const isTooCheap = ({ method, offeredMethods, currency, total }: OrderRequest): boolean =>
  method !== null &&
  offeredMethods.includes(method) &&
  total !== null &&
  total > 0 &&
  isBelowMinimum(method, total, currency);

/** A registration period does not close renewals; a closed sale closes everything. */
const isClosed = (item: OrderItem, now: EpochMs): boolean =>
  item.isLocked ||
  (item.plan?.pricingType !== 'renew' && registrationState(item.courseType, item.schedule, now).kind !== 'open');

/** Each course once; duplicates were refused before. */
function againRefusals(items: readonly OrderItem[]): readonly OrderRefusal[] {
  const found = items.flatMap((item, at) => {
    if (items.findIndex(({ itemId }) => itemId === item.itemId) < at) return [];
    if (item.courseType === null || item.plan === null) return [];
    const course = { type: item.courseType, dates: item.schedule };
    const again = refuseBuyingAgain(course, item.plan.pricingType, item.history);
    return again ? [{ item, again }] : [];
  });
  const itemsWith = (code: OrderRefusalCode) =>
    found.filter(({ again }) => again.code === code).map(({ item }) => item);
  return [
    ...about(
      'COURSE_DUPLICATE',
      itemsWith('COURSE_DUPLICATE').filter((item) => !isTwice(item, items)),
      'openOrder',
    ),
    ...about('ALREADY_OWNED', itemsWith('ALREADY_OWNED')),
    ...found.flatMap(({ item, again }) =>
      again.code === 'TIME_LEFT' ? [refusal('TIME_LEFT', [item], null, again.endsAt)] : [],
    ),
  ];
}
