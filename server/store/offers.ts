import { and, asc, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Coupon, Discount, OfferScope, Promotion } from '../../src/domain/offer.ts';
import type { Db } from './connection.ts';
import { couponItems, coupons, couponUses, promotionItems, promotions } from './schema/offers.ts';

/** A coupon with what only the server knows of it. */
type CouponRow = { readonly coupon: Coupon; readonly isFull: boolean; readonly onePerUser: boolean };

type Terms = Pick<
  typeof promotions.$inferSelect,
  'scope' | 'minimumCourses' | 'discountKind' | 'percent' | 'amountThb' | 'amountUsd'
>;

/** Switched on and inside its dates. */
const runs = (offer: typeof promotions | typeof coupons, now: number) =>
  and(
    eq(offer.isOn, true),
    or(isNull(offer.startsAt), lte(offer.startsAt, now)),
    or(isNull(offer.endsAt), gt(offer.endsAt, now)),
  );

/** A promotion that runs now, or `null`. */
export async function findPromotion(db: Db, id: string, now: number): Promise<Promotion | null> {
  const [row] = await db
    .select()
    .from(promotions)
    .where(and(eq(promotions.id, id), runs(promotions, now)));
  if (!row) return null;
  const listed = await db
    .select({ itemId: promotionItems.itemId })
    .from(promotionItems)
    .where(eq(promotionItems.promotionId, id))
    .orderBy(asc(promotionItems.itemId));
  return {
    id: row.id,
    title: { th: row.titleTh, en: row.titleEn },
    courseIds: listed.map(({ itemId }) => itemId),
    scope: scopeOf(row),
    discount: discountOf(row),
  };
}

/** Whether there is or was such a promotion. */
export const hasPromotion = async (db: Db, id: string): Promise<boolean> =>
  (await db.select({ id: promotions.id }).from(promotions).where(eq(promotions.id, id))).length > 0;

/** The coupons of these ids that run now, in the order of the ids. */
export async function findCoupons(db: Db, ids: readonly string[], now: number): Promise<readonly CouponRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(coupons)
    .where(and(inArray(coupons.id, [...ids]), runs(coupons, now)))
    .orderBy(asc(coupons.id));
  const listed = await db
    .select()
    .from(couponItems)
    .where(inArray(couponItems.couponId, [...ids]))
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

/** The coupons of these that this person has used up or holds in an open order. */
export async function couponsUsedBy(db: Db, userId: string, couponIds: readonly string[]): Promise<readonly string[]> {
  if (couponIds.length === 0) return [];
  const rows = await db
    .selectDistinct({ couponId: couponUses.couponId })
    .from(couponUses)
    .where(
      and(
        eq(couponUses.userId, userId),
        inArray(couponUses.couponId, [...couponIds]),
        inArray(couponUses.state, ['held', 'used']),
      ),
    );
  return rows.map(({ couponId }) => couponId);
}

const scopeOf = ({ scope, minimumCourses }: Terms): OfferScope =>
  scope === 'courseCount' ? { kind: 'courseCount', minimumCourses: minimumCourses ?? 1 } : { kind: 'perCourse' };

const discountOf = ({ discountKind, percent, amountThb, amountUsd }: Terms): Discount =>
  discountKind === 'percent'
    ? { kind: 'percent', percent: percent ?? 0 }
    : { kind: 'amount', amounts: { THB: amountThb ?? 0, USD: amountUsd ?? 0 } };
