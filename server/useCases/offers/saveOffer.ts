import { offerWireFields, type Revised } from '../../../src/contract/administration/adminOffers.ts';
import { spelledCode } from '../../../src/domain/pricing/coupon.ts';
import {
  type CouponDraft,
  type OfferProblems,
  type PromotionDraft,
  refuseCouponDraft,
  refusePromotionDraft,
  type ShopCoupon,
  type ShopPromotion,
} from '../../../src/domain/pricing/shopOffer.ts';
import { neededText } from '../../../src/domain/typedText.ts';
import { writtenText } from '../../../src/domain/writtenText.ts';
import { type Refusal, refuse } from '../../base/refusal.ts';
import { refuseFields } from '../../base/refuseFields.ts';
import {
  coursesNamed,
  findShopCoupon,
  findShopPromotion,
  insertCoupons,
  insertPromotion,
  lockCoupon,
  lockPromotion,
  takenCodes,
  updateCoupon,
  updatePromotion,
} from '../../store/cart/shopOffers.ts';
import type { Db, Tx } from '../../store/database/connection.ts';
import { readSettings } from '../../store/site/settings.ts';

/** Adds a coupon. Refuses invalid terms and a code that another one has. */
export async function addCoupon(tx: Tx, id: string, wanted: CouponDraft): Promise<ShopCoupon | Refusal> {
  const draft = writtenCoupon(wanted);
  const refused = refuseOffer(await couponProblems(tx, draft));
  if (refused) return refused;
  await insertCoupons(tx, draft, [{ id, code: draft.code }]);
  return (await findShopCoupon(tx, id)) ?? refuse('NOT_FOUND');
}

/** Changes a coupon. Orders that took it keep their discount. */
export async function changeCoupon(
  tx: Tx,
  id: string,
  { draft: wanted, revision }: Revised<CouponDraft>,
): Promise<ShopCoupon | Refusal> {
  await lockCoupon(tx, id);
  const before = await findShopCoupon(tx, id);
  if (before === null) return refuse('NOT_FOUND');
  if (before.revision !== revision) return refuse('CHANGED_MEANWHILE');
  const draft = writtenCoupon(wanted);
  const refused = refuseOffer(await couponProblems(tx, draft, before));
  if (refused) return refused;
  await updateCoupon(tx, id, draft);
  return (await findShopCoupon(tx, id)) ?? refuse('NOT_FOUND');
}

/** Adds a promotion. Refuses invalid terms. */
export async function addPromotion(tx: Tx, id: string, wanted: PromotionDraft): Promise<ShopPromotion | Refusal> {
  const draft = writtenPromotion(wanted);
  const refused = refuseOffer(await promotionProblems(tx, draft));
  if (refused) return refused;
  await insertPromotion(tx, id, draft);
  return (await findShopPromotion(tx, id)) ?? refuse('NOT_FOUND');
}

/** Changes a promotion. Orders that took it keep their discount. */
export async function changePromotion(
  tx: Tx,
  id: string,
  { draft: wanted, revision }: Revised<PromotionDraft>,
): Promise<ShopPromotion | Refusal> {
  await lockPromotion(tx, id);
  const before = await findShopPromotion(tx, id);
  if (before === null) return refuse('NOT_FOUND');
  if (before.revision !== revision) return refuse('CHANGED_MEANWHILE');
  const draft = writtenPromotion(wanted);
  const refused = refuseOffer(await promotionProblems(tx, draft));
  if (refused) return refused;
  await updatePromotion(tx, id, draft);
  return (await findShopPromotion(tx, id)) ?? refuse('NOT_FOUND');
}

/** The coupon as stored: its code as shops spell codes, its label cleaned. */
export const writtenCoupon = (draft: CouponDraft): CouponDraft => ({
  ...draft,
  code: spelledCode(draft.code),
  label: writtenText(draft.label ?? '') || null,
});

/** The promotion as stored: its texts cleaned, without lines that have no Thai text. */
export const writtenPromotion = (draft: PromotionDraft): PromotionDraft => ({
  ...draft,
  title: written(draft.title),
  descriptions: draft.descriptions.map(written).filter(({ th }) => th !== ''),
});

const written = ({ th, en }: PromotionDraft['title']) => neededText({ th, en: en ?? '' });

/** Problems of a coupon; `before`: the stored one, whose code it may keep. */
export async function couponProblems(db: Db, draft: CouponDraft, before?: ShopCoupon): Promise<OfferProblems> {
  const { currency } = await readSettings(db);
  const isTaken = (await takenCodes(db, [draft.code], before?.id)).length > 0;
  return {
    ...(isTaken ? { code: 'coupon.code.taken' as const } : {}),
    ...(await courseProblems(db, draft.courseIds)),
    ...refuseCouponDraft(draft, currency, before?.used ?? 0),
  };
}

/** Problems of a promotion. */
export async function promotionProblems(db: Db, draft: PromotionDraft): Promise<OfferProblems> {
  const { currency } = await readSettings(db);
  return { ...(await courseProblems(db, draft.courseIds)), ...refusePromotionDraft(draft, currency) };
}

/** A refusal of an offer with its fields by wire name; `null` without problems. */
export const refuseOffer = (problems: OfferProblems): Refusal | null =>
  refuseFields<string>(problems as Record<string, string>, (field) => offerWireFields[field] ?? field);

async function courseProblems(db: Db, ids: readonly string[]): Promise<OfferProblems> {
  const known = await coursesNamed(db, ids);
  return known.length === new Set(ids).size ? {} : { courses: 'offer.courses.unknown' };
}
