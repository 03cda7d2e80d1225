import type { ShownCart } from '../../../src/contract/cart/shownCart.ts';
import type { EpochMs } from '../../../src/domain/time.ts';
import { coverUrl } from '../../base/fileAddresses.ts';
import { type CartOwner, lineFactsOf, readCart } from '../../store/cart/carts.ts';
import { findCoupons } from '../../store/cart/offers.ts';
import { readSettings } from '../../store/site/settings.ts';
import type { AppParts } from '../appParts.ts';
import { offeredMethods } from '../order/offeredMethods.ts';

/** The owner's cart with names, pictures and coupons of its lines. */
export async function showCart(
  { db, payments }: Pick<AppParts, 'db' | 'payments'>,
  owner: CartOwner,
  now: EpochMs,
): Promise<ShownCart> {
  const cart = await readCart(db, owner);
  if (cart.lines.length === 0) return { ...cart, lines: [] };
  const facts = await lineFactsOf(db, owner);
  const coupons = await findCoupons(db, cart.couponIds, now);
  const [first] = await offeredMethods(db, payments, (await readSettings(db)).currency);
  const lines = cart.lines.flatMap((line) => {
    const { itemId } = line;
    const known = facts.find((each) => each.itemId === itemId);
    if (!known) return [];
    const { cartId, name, coverName, pricingType } = known;
    const ofLine = cart.couponIds.filter((id) =>
      coupons.some(({ coupon }) => coupon.id === id && coupon.courseIds.includes(itemId)),
    );
    return {
      ...line,
      ...{ cartId, name, coverUrl: coverUrl(coverName), pricingType, couponIds: ofLine },
      method: first?.method ?? null,
    };
  });
  return { ...cart, lines };
}
