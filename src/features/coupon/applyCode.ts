import type { QueryClient } from '@tanstack/react-query';
import { couponByCode } from '../../contract/coupon.ts';
import { type CouponRefusal, missingCourses, refuseCoupon, spelledCode } from '../../domain/coupon.ts';
import { CallFailed } from '../../platform/callFailed.ts';
import { callServer } from '../../platform/callServer.ts';
import { countingCoupons } from '../cart/cartCoupons.ts';
import { rememberCoupons } from '../cart/cartStore.ts';
import type { CartView } from '../cart/useCart.ts';

/** Why a code was not used, with what its words speak of. */
export type CodeProblem = {
  readonly kind: CouponRefusal | 'empty' | 'notFound' | 'full' | 'tooMany' | 'failed';
  readonly code: string;
  /** Courses that are still missing; 0 where that is not the reason. */
  readonly missing: number;
};

type Applied =
  | { readonly couponId: string; readonly code: string; readonly problem: null }
  | { readonly couponId: null; readonly code: string; readonly problem: CodeProblem };

/**
 * Asks the shop for a code and holds its coupon against the cart. What was found is kept on the device either way, so
 * that it can be used later. Throws `ServerUnreachable` where nobody answered.
 */
export async function applyCode(client: QueryClient, typed: string, view: CartView): Promise<Applied> {
  const code = spelledCode(typed);
  const refused = (kind: CodeProblem['kind'], missing = 0): Applied => ({
    ...{ couponId: null, code, problem: { kind, code, missing } },
  });
  if (code === '') return refused('empty');
  if (view.coupons.some(({ coupon }) => coupon?.code === code)) return refused('duplicateCoupon');
  try {
    const [coupon] = await callServer(couponByCode, { body: { code } });
    if (!coupon) return refused('notFound');
    await rememberCoupons(client, { [coupon.id]: { coupon, state: 'open', seenAt: Date.now() } });
    if (view.cart.couponIds.includes(coupon.id)) return refused('duplicateCoupon');
    const use = { ...view.couponCart, usedCouponIds: countingCoupons(view.coupons).map(({ id }) => id) };
    const refusal = refuseCoupon(coupon, use);
    if (refusal === null) return { couponId: coupon.id, code, problem: null };
    return refused(refusal, refusal === 'notEnoughCourses' ? missingCourses(coupon, use) : 0);
  } catch (failure) {
    if (!(failure instanceof CallFailed)) throw failure;
    return refused(problemOf(failure));
  }
}

function problemOf({ code }: CallFailed): 'notFound' | 'full' | 'tooMany' | 'failed' {
  if (code === 'NOT_FOUND' || code === 'INPUT_ERROR') return 'notFound';
  if (code === 'COUPON_NOT_AVAILABLE') return 'full';
  return code === 'TOO_MANY_REQUESTS' ? 'tooMany' : 'failed';
}
