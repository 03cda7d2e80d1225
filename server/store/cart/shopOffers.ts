import { and, asc, count, desc, eq, ilike, inArray, isNull, notInArray, or, type SQL } from 'drizzle-orm';
import type { LocalText } from '../../../src/domain/localText.ts';
import type { Discount, OfferScope } from '../../../src/domain/pricing/offer.ts';
import type {
  CouponDraft,
  OfferCourse,
  PromotionDraft,
  ShopCoupon,
  ShopPromotion,
} from '../../../src/domain/pricing/shopOffer.ts';
import { revisionOf } from '../../base/revisionOf.ts';
import { cachedUntilChanged } from '../database/cachedUntilChanged.ts';
import type { Db, Tx } from '../database/connection.ts';
import { items } from '../schema/catalogue.ts';
import { couponItems, coupons, couponUses, promotionItems, promotions } from '../schema/offers.ts';
import { orders } from '../schema/orders.ts';
import { discountOf, scopeOf } from './offers.ts';

type CouponRow = typeof coupons.$inferSelect;
type PromotionRow = typeof promotions.$inferSelect;

/** A part of the coupons by code or label, the newest first. */
export async function searchCoupons(
  db: Db,
  { keyword, offset, limit }: { readonly keyword: string; readonly offset: number; readonly limit: number },
): Promise<{ readonly rows: readonly ShopCoupon[]; readonly total: number }> {
  const condition = matches(keyword);
  const rows = await db.select().from(coupons).where(condition).orderBy(desc(coupons.id)).offset(offset).limit(limit);
  const total = condition === undefined ? await countAll(db) : await db.$count(coupons, condition);
  return { rows: await couponsOf(db, rows), total };
}

const countAll = cachedUntilChanged([coupons], (db) => db.$count(coupons));

export async function findShopCoupon(db: Db, id: string): Promise<ShopCoupon | null> {
  const rows = await db.select().from(coupons).where(eq(coupons.id, id));
  return (await couponsOf(db, rows))[0] ?? null;
}

/** Lets changes of a coupon follow each other until the transaction ends. */
export async function lockCoupon(tx: Tx, id: string): Promise<void> {
  await tx.select({ id: coupons.id }).from(coupons).where(eq(coupons.id, id)).for('update');
}

/** The codes among these that a coupon has. */
export async function takenCodes(db: Db, codes: readonly string[], exceptId = ''): Promise<readonly string[]> {
  const rows = await db
    .select({ id: coupons.id, code: coupons.code })
    .from(coupons)
    .where(inArray(coupons.code, [...codes]));
  return rows.filter(({ id }) => id !== exceptId).map(({ code }) => code);
}

/** Adds coupons with the same terms. */
export async function insertCoupons(
  tx: Tx,
  draft: CouponDraft,
  made: readonly { readonly id: string; readonly code: string }[],
): Promise<void> {
  for (let at = 0; at < made.length; at += rowsOfStatement) {
    const some = made.slice(at, at + rowsOfStatement);
    await tx.insert(coupons).values(some.map((each) => ({ ...couponColumns(draft), ...each })));
  }
  for (const { id } of made) await writeCouponItems(tx, id, draft.courseIds);
}

export async function updateCoupon(tx: Tx, id: string, draft: CouponDraft): Promise<void> {
  await tx.update(coupons).set(couponColumns(draft)).where(eq(coupons.id, id));
  await tx.delete(couponItems).where(eq(couponItems.couponId, id));
  await writeCouponItems(tx, id, draft.courseIds);
}

/** Removes a coupon that no order names. `false` if one does. */
export async function deleteCoupon(tx: Tx, id: string): Promise<boolean> {
  const [used] = await tx
    .select({ id: couponUses.couponId })
    .from(couponUses)
    .where(eq(couponUses.couponId, id))
    .limit(1);
  if (used) return false;
  await tx.delete(coupons).where(eq(coupons.id, id));
  return true;
}

/** All promotions, the newest first. */
export const listShopPromotions = async (db: Db): Promise<readonly ShopPromotion[]> =>
  promotionsOf(db, await db.select().from(promotions).orderBy(desc(promotions.id)));

export async function findShopPromotion(db: Db, id: string): Promise<ShopPromotion | null> {
  const rows = await db.select().from(promotions).where(eq(promotions.id, id));
  return (await promotionsOf(db, rows))[0] ?? null;
}

/** Lets changes of a promotion follow each other until the transaction ends. */
export async function lockPromotion(tx: Tx, id: string): Promise<void> {
  await tx.select({ id: promotions.id }).from(promotions).where(eq(promotions.id, id)).for('update');
}

export async function insertPromotion(tx: Tx, id: string, draft: PromotionDraft): Promise<void> {
  await tx.insert(promotions).values({ id, ...promotionColumns(draft) });
  await writePromotionItems(tx, id, draft.courseIds);
}

export async function updatePromotion(tx: Tx, id: string, draft: PromotionDraft): Promise<void> {
  await tx.update(promotions).set(promotionColumns(draft)).where(eq(promotions.id, id));
  await tx.delete(promotionItems).where(eq(promotionItems.promotionId, id));
  await writePromotionItems(tx, id, draft.courseIds);
}

export async function deletePromotion(tx: Tx, id: string): Promise<void> {
  await tx.delete(promotions).where(eq(promotions.id, id));
}

/** The titles of these courses, in their order. Others are left out. */
export async function coursesNamed(db: Db, ids: readonly string[]): Promise<readonly OfferCourse[]> {
  const rows = await db
    .select({ id: items.id, th: items.titleTh, en: items.titleEn })
    .from(items)
    .where(and(inArray(items.id, [...ids]), eq(items.kind, 'course'), isNull(items.deletedAt)));
  const titles = new Map(rows.map(({ id, th, en }) => [id, { th, en }]));
  return [...new Set(ids)].flatMap((id) => {
    const title = titles.get(id);
    return title === undefined ? [] : [{ id, title }];
  });
}

/** Rows of one statement: the embedded database blocks other work meanwhile. */
const rowsOfStatement = 200;

function matches(keyword: string): SQL | undefined {
  if (keyword === '') return undefined;
  const pattern = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
  return or(ilike(coupons.code, pattern), ilike(coupons.label, pattern));
}

const couponColumns = (draft: CouponDraft) => ({
  ...{ code: draft.code, label: draft.label, onePerUser: draft.onePerUser, quantity: draft.quantity },
  paymentMethods: [...draft.paymentMethods],
  ...termColumns(draft),
});

const promotionColumns = (draft: PromotionDraft) => ({
  ...{ titleTh: draft.title.th, titleEn: draft.title.en, descriptions: [...draft.descriptions] },
  ...termColumns(draft),
});

const termColumns = ({ scope, discount, isOn, startsAt, endsAt }: CouponDraft | PromotionDraft) => ({
  ...{ isOn, startsAt, endsAt, scope: scope.kind, discountKind: discount.kind },
  minimumCourses: scope.kind === 'courseCount' ? scope.minimumCourses : null,
  percent: discount.kind === 'percent' ? discount.percent : null,
  amountThb: discount.kind === 'amount' ? discount.amounts.THB : null,
  amountUsd: discount.kind === 'amount' ? discount.amounts.USD : null,
});

async function writeCouponItems(tx: Tx, couponId: string, courseIds: readonly string[]): Promise<void> {
  const ids = [...new Set(courseIds)];
  if (ids.length > 0) await tx.insert(couponItems).values(ids.map((itemId) => ({ couponId, itemId })));
}

async function writePromotionItems(tx: Tx, promotionId: string, courseIds: readonly string[]): Promise<void> {
  const ids = [...new Set(courseIds)];
  if (ids.length > 0) await tx.insert(promotionItems).values(ids.map((itemId) => ({ promotionId, itemId })));
}

type Listed = { readonly offerId: string; readonly id: string; readonly title: LocalText };

const titleColumns = { id: items.id, titleTh: items.titleTh, titleEn: items.titleEn };

async function couponsOf(db: Db, rows: readonly CouponRow[]): Promise<readonly ShopCoupon[]> {
  const ids = rows.map(({ id }) => id);
  const listed = await db
    .select({ offerId: couponItems.couponId, ...titleColumns })
    .from(couponItems)
    .innerJoin(items, eq(items.id, couponItems.itemId))
    .where(inArray(couponItems.couponId, ids))
    .orderBy(asc(items.rank), asc(items.id));
  const taken = await db
    .selectDistinct({ id: couponUses.couponId })
    .from(couponUses)
    .where(inArray(couponUses.couponId, ids));
  return rows.map((row) => {
    const { id, code, label, paymentMethods, onePerUser, quantity } = row;
    const draft = { code, label, paymentMethods, onePerUser, quantity, ...termsOf(row, listed.map(named)) };
    return {
      ...draft,
      ...{ id, revision: revisionOf(draft), used: row.used + row.held, isTaken: taken.some((use) => use.id === id) },
    };
  });
}

async function promotionsOf(db: Db, rows: readonly PromotionRow[]): Promise<readonly ShopPromotion[]> {
  const listed = await db
    .select({ offerId: promotionItems.promotionId, ...titleColumns })
    .from(promotionItems)
    .innerJoin(items, eq(items.id, promotionItems.itemId))
    .where(
      inArray(
        promotionItems.promotionId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(items.rank), asc(items.id));
  const uses = await usesOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const title = { th: row.titleTh, en: row.titleEn };
    const draft = { title, descriptions: row.descriptions, ...termsOf(row, listed.map(named)) };
    return { ...draft, id: row.id, revision: revisionOf(draft), used: uses.get(row.id) ?? 0 };
  });
}

/** The number of orders that took each of these promotions and were neither cancelled nor refunded. */
async function usesOf(db: Db, promotionIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const counted = await db
    .select({ id: orders.promotionId, used: count() })
    .from(orders)
    .where(and(inArray(orders.promotionId, [...promotionIds]), notInArray(orders.status, ['cancelled', 'refunded'])))
    .groupBy(orders.promotionId);
  return new Map(counted.flatMap(({ id, used }) => (id === null ? [] : [[id, used] as const])));
}

const named = ({
  offerId,
  id,
  titleTh,
  titleEn,
}: {
  offerId: string;
  id: string;
  titleTh: string;
  titleEn: string | null;
}): Listed => ({
  ...{ offerId, id, title: { th: titleTh, en: titleEn } },
});

function termsOf(row: CouponRow | PromotionRow, listed: readonly Listed[]) {
  const courses = listed.filter(({ offerId }) => offerId === row.id).map(({ id, title }) => ({ id, title }));
  const scope: OfferScope = scopeOf(row);
  const discount: Discount = discountOf(row);
  const { isOn, startsAt, endsAt } = row;
  return { scope, discount, isOn, startsAt, endsAt, courses, courseIds: courses.map(({ id }) => id) };
}
