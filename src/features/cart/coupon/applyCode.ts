import type { QueryClient } from '@tanstack/react-query';
import { couponByCode } from '../../../contract/cart/coupon.ts';
import { type CouponRefusal, missingCourses, refuseCoupon, spelledCode } from '../../../domain/pricing/coupon.ts';
import type { Coupon } from '../../../domain/pricing/offer.ts';
import { readKnownCoupons } from '../../../platform/cart/cartCoupons.ts';
import { CallFailed, ServerUnreachable } from '../../../platform/net/callFailed.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { countingCoupons } from '../cartCoupons.ts';
import { rememberCoupons } from '../cartStore.ts';
import type { CartView } from '../useCart.ts';

/** The reason why a code was refused. */
export type CodeProblem = {
  readonly kind: CouponRefusal | 'empty' | 'notFound' | 'full' | 'tooMany' | 'failed';
  readonly code: string;
  /** Number of courses still missing; 0 for other reasons. */
  readonly missing: number;
};

type Applied =
  | { readonly coupon: Coupon; readonly code: string; readonly problem: null }
  | { readonly coupon: null; readonly code: string; readonly problem: CodeProblem };

/**
 * Looks a code up and checks its coupon against the cart. The coupon is persisted either way. Offline (`isAway`) or
 * without an answer the persisted terms count; `null`: the device does not know the code.
 */
export async function applyCode(
  client: QueryClient,
  typed: string,
  view: CartView,
  isAway = false,
): Promise<Applied | null> {
  const code = spelledCode(typed);
  const refused = (kind: CodeProblem['kind'], missing = 0): Applied => ({
    ...{ coupon: null, code, problem: { kind, code, missing } },
  });
  if (code === '') return refused('empty');
  if (view.coupons.some(({ coupon }) => coupon?.code === code)) return refused('duplicateCoupon');
  const found = isAway ? await knownCoupon(code) : await askFor(client, code);
  if (found === null) return null;
  if (typeof found === 'string') return refused(found);
  if (view.cart.couponIds.includes(found.id)) return refused('duplicateCoupon');
  const use = { ...view.couponCart, usedCouponIds: countingCoupons(view.coupons).map(({ id }) => id) };
  const refusal = refuseCoupon(found, use);
  if (refusal === null) return { coupon: found, code, problem: null };
  return refused(refusal, refusal === 'notEnoughCourses' ? missingCourses(found, use) : 0);
}

type AskProblem = 'notFound' | 'full' | 'tooMany' | 'failed';

async function askFor(client: QueryClient, code: string): Promise<Coupon | AskProblem | null> {
  try {
    const [coupon] = await callServer(couponByCode, { body: { code } });
    if (!coupon) return 'notFound';
    await rememberCoupons(client, { [coupon.id]: { coupon, state: 'open', seenAt: Date.now() } });
    return coupon;
  } catch (failure) {
    if (failure instanceof ServerUnreachable) return knownCoupon(code);
    if (failure instanceof CallFailed) return problemOf(failure);
    throw failure;
  }
}

/** The coupon as this device knows it. The shop checks it with the cart. */
const knownCoupon = async (code: string): Promise<Coupon | null> =>
  Object.values(await readKnownCoupons()).find(({ coupon, state }) => coupon.code === code && state === 'open')
    ?.coupon ?? null;

function problemOf({ code }: CallFailed): AskProblem {
  if (code === 'NOT_FOUND' || code === 'INPUT_ERROR') return 'notFound';
  if (code === 'COUPON_NOT_AVAILABLE') return 'full';
  return code === 'TOO_MANY_REQUESTS' ? 'tooMany' : 'failed';
}
