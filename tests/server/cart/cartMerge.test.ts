import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { items } from '../../../server/store/schema/catalogue.ts';
import { mergeCartCall, orderedCourses, type ServerCart, saveCartCall } from '../../../src/contract/cart/cart.ts';
import { getPublicCart } from '../../../src/contract/cart/shownCart.ts';
import { cancelOrderCall } from '../../../src/contract/order/order.ts';
import { type Cart, type CartLine, emptyCart } from '../../../src/domain/cart/cart.ts';
import { type CartBase, unknownBase } from '../../../src/domain/cart/cartUnion.ts';
import { onOrderShop } from '../../support/shop/orderShop.ts';
import { sentCart } from '../../support/shop/sentCart.ts';
import type { SignedInVisitor, Visitor } from '../../support/shop/shopApp.ts';
import { rowsOf } from '../../support/shop/shopRows.ts';

const yearMs = 365 * 86_400_000;

onOrderShop('signing in with courses that one owns or has ordered', (opened) => {
  const guestCart = (...itemIds: string[]): Cart => {
    const { now } = opened().clock;
    const lines = itemIds.map((itemId) => ({
      ...({ itemId, kind: 'course', planId: `${itemId}a`, quantity: 1, seenPrice: 100_000, addedAt: now } as const),
    }));
    return { lines, couponIds: [], updatedAt: now };
  };
  /** Merged and left-out lines of a guest's cart on device and server. */
  const signInWith = async (buyer: SignedInVisitor, ...itemIds: string[]) => {
    const { shop, clock } = opened();
    clock.forward(1_000);
    const body = sentCart(guestCart(...itemIds));
    const guest = shop.visitor();
    await shop.call(saveCartCall, { body }, { as: guest });
    const both = { ...buyer, cookies: new Map([...guest.cookies, ...buyer.cookies]) };
    const { cart, leftOutIds } = await shop.call(mergeCartCall, { body }, { as: both });
    return { joined: cart.lines.map(({ itemId }) => itemId), leftOutIds };
  };

  test('owned courses and those of a waiting order are left out and reported; cancelled ones are merged', async () => {
    const { shop, buying, administrator } = opened();
    const buyer = await shop.signedIn();
    await buying.approved(buyer, administrator, { items: ['101'] });
    await buying.place(buyer, { items: ['102'] });
    const givenUp = await buying.place(buyer, { items: ['103'] });
    await shop.call(cancelOrderCall, { body: { orderId: givenUp.id, token: givenUp.token } });
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

  const lineOf = (itemId: string, addedAt: number): CartLine => ({
    ...({ itemId, kind: itemId < '2' ? 'course' : 'product', planId: `${itemId}a`, quantity: 1 } as const),
    ...{ seenPrice: null, addedAt },
  });
  const cartAt = (now: number, ...itemIds: string[]): Cart => ({
    ...{ lines: itemIds.map((id) => lineOf(id, now)), couponIds: [], updatedAt: now },
  });
  const idsOf = ({ lines }: Pick<Cart, 'lines'>) => lines.map(({ itemId }) => itemId).toSorted();
  const baseOf = ({ cart, cartId, revision }: ServerCart, sentIds: string[] = []): CartBase => ({
    ...{ cartId, revision, lines: cart.lines, couponIds: [] },
    sent: { itemIds: sentIds, couponIds: [] },
  });
  const withCookiesOf = (buyer: SignedInVisitor, guest: Visitor): SignedInVisitor => ({
    ...buyer,
    cookies: new Map([...guest.cookies, ...buyer.cookies]),
  });

  test.each([0, -60_000])(
    'a guest’s additions after an order are merged, by a clock that is %d ms off',
    async (offMs) => {
      const { shop, buying, clock } = opened();
      const guest = shop.visitor();
      const device = () => clock.now + offMs;
      const first = await shop.call(
        saveCartCall,
        { body: sentCart(cartAt(device(), '101'), unknownBase) },
        { as: guest },
      );
      clock.forward(1_000);
      const both = withCookiesOf(await shop.signedIn(), guest);
      await buying.place(both, { items: ['101'] });
      clock.forward(1_000);
      const body = sentCart(cartAt(device(), '102'), baseOf(first));
      const { cart, leftOutIds } = await shop.call(mergeCartCall, { body }, { as: both });
      expect([idsOf(cart), leftOutIds]).toEqual([['102'], []]);
    },
  );

  test('a device that lost its cart loses nothing of the server’s copy by additions before the sign-in', async () => {
    const { shop, clock } = opened();
    const guest = shop.visitor();
    await shop.call(saveCartCall, { body: sentCart(cartAt(clock.now, '101', '102'), unknownBase) }, { as: guest });
    clock.forward(1_000);
    const both = withCookiesOf(await shop.signedIn(), guest);
    const { cart } = await shop.call(
      mergeCartCall,
      { body: sentCart(cartAt(clock.now, '103'), unknownBase) },
      { as: both },
    );
    expect(idsOf(cart)).toEqual(['101', '102', '103']);
    expect((await shop.call(getPublicCart, { params: { userId: '0' } }, { as: guest })).lines).toEqual([]);
  });

  test('another guest window’s additions are merged too, and this window’s removals are not', async () => {
    const { shop, clock } = opened();
    const guest = shop.visitor();
    const first = await shop.call(
      saveCartCall,
      { body: sentCart(cartAt(clock.now, '101'), unknownBase) },
      { as: guest },
    );
    clock.forward(1_000);
    const lines = [...first.cart.lines, lineOf('102', clock.now)];
    const elsewhere = sentCart({ lines, couponIds: [], updatedAt: clock.now }, baseOf(first));
    await shop.call(saveCartCall, { body: elsewhere }, { as: guest });
    const both = withCookiesOf(await shop.signedIn(), guest);
    const body = sentCart(cartAt(clock.now, '103'), baseOf(first));
    expect(idsOf((await shop.call(mergeCartCall, { body }, { as: both })).cart)).toEqual(['102', '103']);
  });

  test('a guest’s change during the merge is in one of the two carts', async () => {
    const { shop, clock } = opened();
    for (let round = 0; round < 5; round += 1) {
      clock.forward(1_000);
      const guest = shop.visitor();
      const first = await shop.call(
        saveCartCall,
        { body: sentCart(cartAt(clock.now, '101'), unknownBase) },
        { as: guest },
      );
      const both = withCookiesOf(await shop.signedIn(), guest);
      const later = sentCart(
        { ...cartAt(clock.now + 1, '102'), lines: [...first.cart.lines, lineOf('102', clock.now)] },
        baseOf(first),
      );
      const [{ cart }] = await Promise.all([
        shop.call(mergeCartCall, { body: sentCart(first.cart, baseOf(first)) }, { as: both }),
        shop.call(saveCartCall, { body: later }, { as: guest }),
      ]);
      const left = await shop.call(getPublicCart, { params: { userId: '0' } }, { as: guest });
      expect([...idsOf(cart), ...idsOf(left)]).toContain('102');
    }
  });

  test('items ordered on another device do not return with a repeated message', async () => {
    const { shop, buying, clock } = opened();
    const person = await shop.signedIn();
    const joined = await shop.call(mergeCartCall, { body: sentCart(emptyCart, unknownBase) }, { as: person });
    const body = sentCart(cartAt(clock.now, '103', '201'), baseOf(joined, ['103', '201']));
    clock.forward(1_000);
    expect(idsOf((await shop.call(saveCartCall, { body }, { as: person })).cart)).toEqual(['103', '201']);
    await buying.place(await shop.signedInAgain(person), { items: ['103', '201'] });
    clock.forward(1_000);
    expect(idsOf((await shop.call(saveCartCall, { body }, { as: person })).cart)).toEqual([]);
    const again = sentCart(cartAt(clock.now, '201'), body.base);
    expect(idsOf((await shop.call(saveCartCall, { body: again }, { as: person })).cart)).toEqual(['201']);
  });

  test('nor do lines removed and added again offline, and ordered elsewhere after that', async () => {
    const { shop, buying, clock } = opened();
    const person = await shop.signedIn();
    const body = sentCart(cartAt(clock.now, '103', '201'), unknownBase);
    const joined = await shop.call(mergeCartCall, { body }, { as: person });
    clock.forward(1_000);
    const putBack = sentCart(cartAt(clock.now, '103', '201'), baseOf(joined));
    clock.forward(1_000);
    await buying.place(await shop.signedInAgain(person), { items: ['103', '201'] });
    clock.forward(1_000);
    expect(idsOf((await shop.call(saveCartCall, { body: putBack }, { as: person })).cart)).toEqual([]);
    const after = sentCart(cartAt(clock.now, '201'), putBack.base);
    expect(idsOf((await shop.call(saveCartCall, { body: after }, { as: person })).cart)).toEqual(['201']);
  });

  test('of pieces that were added without a network as many go as were ordered elsewhere after that', async () => {
    const { shop, buying, clock } = opened();
    const person = await shop.signedIn();
    const add = rowsOf(shop.parts.db, clock.now);
    await add.product({ id: '202', categoryId: 'books', seatsTotal: null });
    await add.plan({ id: '202a', itemId: '202', type: 'oneTime', termAmount: null, termUnit: null });
    const addedAt = clock.now;
    const cartOf = (quantity: number) => ({
      ...cartAt(clock.now, '202'),
      lines: [{ ...lineOf('202', addedAt), quantity }],
    });
    const joined = await shop.call(mergeCartCall, { body: sentCart(cartOf(1), unknownBase) }, { as: person });
    clock.forward(1_000);
    const more = sentCart(cartOf(3), baseOf(joined));
    clock.forward(1_000);
    await buying.place(await shop.signedInAgain(person), { items: ['202'] });
    clock.forward(1_000);
    const after = () => shop.call(saveCartCall, { body: more }, { as: person });
    const numbers = async () => (await after()).cart.lines.map(({ itemId, quantity }) => [itemId, quantity]);
    expect(await numbers()).toEqual([['202', 2]]);
    expect(await numbers(), 'told again').toEqual([['202', 2]]);
  });

  const minute = 60_000;
  test.each<[string, number, number | null]>([
    ['five minutes ahead', 5 * minute, 5 * minute],
    ['an hour ahead', 60 * minute, 60 * minute],
    ['an hour ahead, of a version that does not tell its hour,', 60 * minute, null],
  ])('nor with one by a clock that is %s', async (_, ahead, toldAhead) => {
    const { shop, buying, clock } = opened();
    const person = await shop.signedIn();
    const joined = await shop.call(mergeCartCall, { body: sentCart(emptyCart, unknownBase) }, { as: person });
    const cart = cartAt(clock.now + ahead, '103', '201');
    const tell = () => {
      const sentAt = toldAhead === null ? null : clock.now + toldAhead;
      const body = sentCart(cart, baseOf(joined, ['103', '201']), sentAt);
      return shop.call(saveCartCall, { body }, { as: person });
    };
    clock.forward(minute);
    expect(idsOf((await tell()).cart)).toEqual(['103', '201']);
    clock.forward(minute);
    await buying.place(await shop.signedInAgain(person), { items: ['103', '201'] });
    clock.forward(10 * minute);
    expect(idsOf((await tell()).cart)).toEqual([]);
  });

  test.each([-5, 0, 5])('additions after the order stay, by a clock that is %d minutes off', async (off) => {
    const { shop, buying, clock } = opened();
    const person = await shop.signedIn();
    const body = sentCart(cartAt(clock.now, '103'), unknownBase);
    const joined = await shop.call(mergeCartCall, { body }, { as: person });
    clock.forward(10 * minute);
    await buying.place(await shop.signedInAgain(person), { items: ['103'] });
    clock.forward(minute);
    const again = cartAt(clock.now + off * minute, '103');
    clock.forward(minute);
    const telling = sentCart(again, baseOf(joined), clock.now + off * minute);
    expect(idsOf((await shop.call(saveCartCall, { body: telling }, { as: person })).cart)).toEqual(['103']);
  });

  test('a coupon that the order has used does not return; a newer one stays', async () => {
    const { shop, buying, clock } = opened();
    const add = rowsOf(shop.parts.db, clock.now);
    for (const id of ['used', 'since']) await add.coupon({ id, code: id.toUpperCase() }, ['102']);
    const person = await shop.signedIn();
    const joined = await shop.call(
      mergeCartCall,
      { body: sentCart(cartAt(clock.now, '102'), unknownBase) },
      { as: person },
    );
    clock.forward(1_000);
    const base = { ...baseOf(joined), sent: { itemIds: [], couponIds: ['used'] } };
    const cart = { ...joined.cart, couponIds: ['used'], updatedAt: clock.now };
    const first = await shop.call(saveCartCall, { body: sentCart(cart, base, clock.now) }, { as: person });
    expect(first.cart.couponIds).toEqual(['used']);
    await buying.place(await shop.signedInAgain(person), { items: ['102'], couponIds: ['used'] });
    clock.forward(1_000);
    const body = sentCart({ ...cart, couponIds: ['used', 'since'] }, base, clock.now);
    const { cart: after } = await shop.call(saveCartCall, { body }, { as: person });
    expect([idsOf(after), after.couponIds]).toEqual([[], ['since']]);
  });
});
