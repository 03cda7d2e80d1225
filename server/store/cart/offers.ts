import { and, asc, eq, gt, inArray, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { LocalText } from '../../../src/domain/localText.ts';
import { mailboxOf } from '../../../src/domain/people/contactFormat.ts';
import type { Coupon, Discount, OfferScope, Promotion } from '../../../src/domain/pricing/offer.ts';
import { itemsForSale } from '../catalogue/items.ts';
import { cachedForTransactions, cachedUntilChanged } from '../database/cachedUntilChanged.ts';
import type { Db } from '../database/connection.ts';
import { findBuyer } from '../order/buyers.ts';
import { items } from '../schema/catalogue.ts';
import { couponItems, coupons, couponUses, promotionItems, promotions } from '../schema/offers.ts';

/** A coupon with its server-only fields. */
type CouponRow = { readonly coupon: Coupon; readonly isFull: boolean; readonly onePerUser: boolean };

/** `startsAt`, `endsAt`: `null` without a limit. */
type PromotionRow = {
  readonly promotion: Promotion;
  readonly descriptions: readonly LocalText[];
  readonly startsAt: number | null;
  readonly endsAt: number | null;
};

type Terms = Pick<
  typeof promotions.$inferSelect,
  'scope' | 'minimumCourses' | 'discountKind' | 'percent' | 'amountThb' | 'amountUsd'
>;

/** Enabled and inside its dates. */
const runs = (offer: typeof coupons, now: number) =>
  and(
    eq(offer.isOn, true),
    or(isNull(offer.startsAt), lte(offer.startsAt, now)),
    or(isNull(offer.endsAt), gt(offer.endsAt, now)),
  );

/** The running promotions that list any of these courses, with only these of their courses. */
export async function promotionsFor(db: Db, itemIds: readonly string[], now: number): Promise<readonly Promotion[]> {
  const { byItem } = await storedPromotions(db);
  const ids = [...new Set(itemIds)];
  const listing = new Set(ids.flatMap((id) => byItem.get(id) ?? []));
  return [...listing]
    .filter((row) => wasOn(row, now, now))
    .map((row) => ({ ...row.promotion, courseIds: ids.filter((id) => byItem.get(id)?.includes(row)) }));
}

/** Every enabled promotion by id, and those of each course; cached. */
const storedPromotions = cachedForTransactions([promotions, promotionItems], async (db) => {
  const rows = await readPromotions(db, eq(promotions.isOn, true));
  const byItem = new Map<string, PromotionRow[]>();
  for (const row of rows) {
    for (const id of row.promotion.courseIds) byItem.set(id, [...(byItem.get(id) ?? []), row]);
  }
  return { rows, byItem };
});

/** Whether a promotion has begun and ended after an instant, or not at all. */
const wasOn = ({ startsAt, endsAt }: PromotionRow, endedAfter: number, now: number): boolean =>
  (startsAt === null || startsAt <= now) && (endsAt === null || endsAt > endedAfter);

/** Running promotions, and those that ended after an instant, by id. */
export const promotionsSince = async (db: Db, endedAfter: number, now: number): Promise<readonly PromotionRow[]> =>
  (await storedPromotions(db)).rows.filter((row) => wasOn(row, endedAfter, now));

/** Running promotions by id. */
export const runningPromotions = async (db: Db, now: number): Promise<readonly Promotion[]> =>
  (await promotionsSince(db, now, now)).map(({ promotion }) => promotion);

/** The courses of promotions as they are sold, cached. */
export const storedPromotedItems = cachedUntilChanged([promotions, promotionItems, items], async (db) => {
  const rows = await readPromotions(db, eq(promotions.isOn, true));
  return itemsForSale(db, [...new Set(rows.flatMap(({ promotion }) => promotion.courseIds))]);
});

async function readPromotions(db: Db, condition: SQL | undefined): Promise<readonly PromotionRow[]> {
  const rows = await db.select().from(promotions).where(condition).orderBy(asc(promotions.id));
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const listed = await db
    .select()
    .from(promotionItems)
    .where(inArray(promotionItems.promotionId, ids))
    .orderBy(asc(promotionItems.itemId));
  return rows.map((row) => ({
    promotion: {
      id: row.id,
      title: { th: row.titleTh, en: row.titleEn },
      courseIds: listed.filter(({ promotionId }) => promotionId === row.id).map(({ itemId }) => itemId),
      scope: scopeOf(row),
      discount: discountOf(row),
    },
    descriptions: row.descriptions,
    startsAt: row.startsAt,
    endsAt: row.endsAt,
  }));
}

/** Whether such a promotion exists or existed. */
export const hasPromotion = async (db: Db, id: string): Promise<boolean> =>
  (await db.select({ id: promotions.id }).from(promotions).where(eq(promotions.id, id))).length > 0;

/** The enabled, running coupons with these ids, in their order. */
export const findCoupons = async (db: Db, ids: readonly string[], now: number): Promise<readonly CouponRow[]> =>
  ids.length === 0 ? [] : readCoupons(db, inArray(coupons.id, [...ids]), now);

/** The enabled, running coupon with this code, or `null`. */
export const findCouponByCode = async (db: Db, code: string, now: number): Promise<CouponRow | null> =>
  (await readCoupons(db, eq(coupons.code, code), now))[0] ?? null;

async function readCoupons(db: Db, condition: SQL | undefined, now: number): Promise<readonly CouponRow[]> {
  const rows = await db
    .select()
    .from(coupons)
    .where(and(condition, eq(coupons.isListed, true), runs(coupons, now)))
    .orderBy(asc(coupons.id));
  const ids = rows.map((row) => row.id);
  const listed = await db
    .select()
    .from(couponItems)
    .where(inArray(couponItems.couponId, ids))
    .orderBy(asc(couponItems.itemId));
  return rows.map((row) => ({
    coupon: {
      id: row.id,
      code: row.code,
      courseIds: listed.filter(({ couponId }) => couponId === row.id).map(({ itemId }) => itemId),
      paymentMethods: row.paymentMethods,
      scope: scopeOf(row),
      discount: discountOf(row),
    },
    isFull: row.quantity !== null && row.used + row.held >= row.quantity,
    onePerUser: row.onePerUser,
  }));
}

/** The given coupons that this person or mailbox has used, or holds in an open order. */
export async function couponsUsedBy(db: Db, userId: string, couponIds: readonly string[]): Promise<readonly string[]> {
  if (couponIds.length === 0) return [];
  const contact = await findBuyer(db, userId);
  const isTheirs = eq(couponUses.userId, userId);
  const rows = await db
    .selectDistinct({ couponId: couponUses.couponId })
    .from(couponUses)
    .where(
      and(
        contact === null ? isTheirs : or(isTheirs, eq(couponUses.mailbox, mailboxOf(contact.email))),
        inArray(couponUses.couponId, [...couponIds]),
        inArray(couponUses.state, ['held', 'used']),
      ),
    );
  return rows.map(({ couponId }) => couponId);
}

/** P1 or P2 of a row. */
export const scopeOf = ({ scope, minimumCourses }: Terms): OfferScope =>
  scope === 'courseCount' ? { kind: 'courseCount', minimumCourses: minimumCourses ?? 1 } : { kind: 'perCourse' };

/** Percent or amounts of a row. */
export const discountOf = ({ discountKind, percent, amountThb, amountUsd }: Terms): Discount =>
  discountKind === 'percent'
    ? { kind: 'percent', percent: percent ?? 0 }
    : { kind: 'amount', amounts: { THB: amountThb ?? 0, USD: amountUsd ?? 0 } };
