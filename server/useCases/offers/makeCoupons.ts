import type { CouponBatch } from '../../../src/contract/administration/adminOffers.ts';
import { couponBatchMaximum, newCode } from '../../../src/domain/pricing/couponCodes.ts';
import type { Refusal } from '../../base/refusal.ts';
import { insertCoupons, takenCodes } from '../../store/cart/shopOffers.ts';
import type { Tx } from '../../store/database/connection.ts';
import { newId } from '../../store/database/newId.ts';
import { couponProblems, refuseOffer, writtenCoupon } from './saveOffer.ts';

type RandomBytes = (count: number) => Buffer;

/** Makes coupons with the same terms and unique random codes that begin with the draft's. */
export async function makeCoupons(
  tx: Tx,
  { draft: wanted, count }: CouponBatch,
  { now, randomBytes }: { readonly now: number; readonly randomBytes: RandomBytes },
): Promise<{ count: number } | Refusal> {
  const draft = writtenCoupon(wanted);
  const isCount = count >= 1 && count <= couponBatchMaximum;
  // The rules are asked about a whole code, of which the draft has the beginning.
  const problems = await couponProblems(tx, { ...draft, code: newCode(draft.code, randomBytes) });
  const refused = refuseOffer({ ...problems, ...(isCount ? {} : { count: 'coupon.count.invalid' }) });
  if (refused) return refused;
  const codes = new Set<string>();
  while (codes.size < count) {
    const fresh = Array.from({ length: count - codes.size }, () => newCode(draft.code, randomBytes));
    const taken = await takenCodes(tx, fresh);
    for (const code of fresh) if (!taken.includes(code)) codes.add(code);
  }
  await insertCoupons(
    tx,
    draft,
    [...codes].map((code) => ({ id: newId(now, randomBytes), code })),
  );
  return { count };
}
