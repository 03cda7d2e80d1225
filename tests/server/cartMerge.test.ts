import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { items } from '../../server/store/schema/catalogue.ts';
import { mergeCart, orderedCourses, saveCart } from '../../src/contract/cart.ts';
import { cancelOrder } from '../../src/contract/order.ts';
import type { Cart } from '../../src/domain/cart.ts';
import { eachOrderShop } from '../support/orderShop.ts';
import type { SignedInVisitor } from '../support/shopApp.ts';
import { told } from '../support/toldCart.ts';

const yearMs = 365 * 86_400_000;

eachOrderShop('signing in with courses that one owns or has ordered', (opened) => {
  const guestCart = (...itemIds: string[]): Cart => {
    const { now } = opened().clock;
    const lines = itemIds.map((itemId) => ({
      ...({ itemId, kind: 'course', planId: `${itemId}a`, quantity: 1, seenPrice: 100_000, addedAt: now } as const),
    }));
    return { lines, couponIds: [], updatedAt: now };
  };
  /** What joins and what is left out, of a cart that was a guest's on device and server. */
  const signInWith = async (buyer: SignedInVisitor, ...itemIds: string[]) => {
    const { shop, clock } = opened();
    clock.forward(1_000);
    const body = told(guestCart(...itemIds));
    const guest = shop.visitor();
    await shop.call(saveCart, { body }, { as: guest });
    const both = { ...buyer, cookies: new Map([...guest.cookies, ...buyer.cookies]) };
    const { cart, leftOutIds } = await shop.call(mergeCart, { body }, { as: both });
    return { joined: cart.lines.map(({ itemId }) => itemId), leftOutIds };
  };

  test('what is owned and what an order waits for stays out and is named; what was cancelled joins', async () => {
    const { shop, buying, administrator } = opened();
    const buyer = await shop.signedIn();
    await buying.approved(buyer, administrator, { items: ['101'] });
    await buying.place(buyer, { items: ['102'] });
    const givenUp = await buying.place(buyer, { items: ['103'] });
    await shop.call(cancelOrder, { body: { orderId: givenUp.id, token: givenUp.token } });
    expect(await signInWith(buyer, '101', '103', '102')).toEqual({ joined: ['103'], leftOutIds: ['101', '102'] });
    expect(await shop.call(orderedCourses, {}, { as: buyer })).toEqual([
      { courseId: '101', mayBuyAgain: false },
      { courseId: '102', mayBuyAgain: false },
    ]);
  });

  test('a course whose access has ended joins, and so does one of other dates than the bought ones', async () => {
    const { shop, buying, administrator, clock } = opened();
    const buyer = await shop.signedIn();
    await buying.approved(buyer, administrator, { items: ['101'] });
    await buying.approved(buyer, administrator, { items: ['110'] });
    expect(await signInWith(buyer, '101', '110')).toEqual({ joined: [], leftOutIds: ['101', '110'] });
    await shop.parts.db.update(items).set({ startsAt: clock.now }).where(eq(items.id, '110'));
    expect(await signInWith(buyer, '101', '110')).toEqual({ joined: ['110'], leftOutIds: ['101'] });
    clock.forward(yearMs);
    const later = await shop.signedInAgain(buyer);
    expect(await signInWith(later, '101', '110')).toEqual({ joined: ['101', '110'], leftOutIds: [] });
    expect(await shop.call(orderedCourses, {}, { as: later })).toEqual([
      { courseId: '101', mayBuyAgain: true },
      { courseId: '110', mayBuyAgain: true },
    ]);
    clock.forward(-yearMs);
  });
});
