import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { couponByCode, couponsOfCart } from '../../../contract/cart/coupon.ts';
import { type KnownCoupon, readKnownCoupons } from '../../../platform/cart/cartCoupons.ts';
import { CallFailed } from '../../../platform/net/callFailed.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { cartKeys } from '../cartKeys.ts';
import { rememberCoupons } from '../cartStore.ts';
import { mirrorCart } from '../mirrorCart.ts';

/** Coupons whose code was asked for in this visit. The shop counts each question as a guess. */
const askedByCode = new Set<string>();

/**
 * Refreshes the coupons of the cart. A coupon that the shop no longer lists is asked for by its code once a visit: that
 * tells whether it has ended or is used up.
 */
export const couponRefreshQuery = (client: QueryClient, couponIds: readonly string[]) =>
  queryOptions({
    queryKey: cartKeys.couponRefresh(couponIds),
    queryFn: async ({ signal }) => {
      // The shop tells of coupons in its own copy of the cart only.
      await mirrorCart(client);
      const open = await callServer(couponsOfCart, { body: { couponIds } }, { signal });
      const before = await readKnownCoupons();
      const seenAt = Date.now();
      const told: Record<string, KnownCoupon> = {};
      for (const id of couponIds) {
        const coupon = open.find((each) => each.id === id);
        const known = before[id];
        if (coupon) told[id] = { coupon, state: 'open', seenAt };
        else if (known?.state === 'open' && !askedByCode.has(id)) told[id] = await lookAgain(known, seenAt, signal);
      }
      await rememberCoupons(client, told);
      return seenAt;
    },
    refetchOnMount: 'always',
  });

/** Refreshes the coupons after a refusal of the shop. */
export const refreshCoupons = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: cartKeys.couponRefreshes });

async function lookAgain(known: KnownCoupon, seenAt: number, signal: AbortSignal): Promise<KnownCoupon> {
  const { coupon } = known;
  askedByCode.add(coupon.id);
  try {
    const found = await callServer(couponByCode, { body: { code: coupon.code } }, { signal });
    const same = found.find((each) => each.id === coupon.id);
    return same ? { coupon: same, state: 'open', seenAt } : { coupon, state: 'ended', seenAt };
  } catch (failure) {
    if (!(failure instanceof CallFailed)) {
      askedByCode.delete(coupon.id);
      throw failure;
    }
    if (failure.code === 'NOT_FOUND') return { coupon, state: 'ended', seenAt };
    if (failure.code === 'COUPON_NOT_AVAILABLE') return { coupon, state: 'full', seenAt };
    return known;
  }
}
