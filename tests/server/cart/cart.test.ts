import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { registerJobs } from '../../../server/registerJobs.ts';
import { transaction } from '../../../server/store/database/transaction.ts';
import { takeOutOfCarts } from '../../../server/store/order/buyers.ts';
import { carts } from '../../../server/store/schema/carts.ts';
import { items } from '../../../server/store/schema/catalogue.ts';
import {
  cartPaymentMethods,
  clearCartCall,
  getPricingPlans,
  mergeCartCall,
  orderedCourses,
  type SavedCart,
  saveCartCall,
} from '../../../src/contract/cart/cart.ts';
import { forgetGuestCart } from '../../../src/contract/cart/forgetGuestCart.ts';
import { getCart, getPublicCart } from '../../../src/contract/cart/shownCart.ts';
import { type Cart, type CartLine, emptyCart } from '../../../src/domain/cart/cart.ts';
import { unknownBase } from '../../../src/domain/cart/cartUnion.ts';
import { onDatabase } from '../../support/run/databases.ts';
import { sentCart } from '../../support/shop/sentCart.ts';
import { buildTestShop, type TestShop, type Visitor } from '../../support/shop/shopApp.ts';
import { rowsOf } from '../../support/shop/shopRows.ts';
import { movableClock } from '../../support/shop/testParts.ts';

const dayMs = 86_400_000;

onDatabase('the cart', (database) => {
  const clock = movableClock();
  let shop: TestShop;
  beforeAll(async () => {
    shop = await buildTestShop({ database: database(), clock });
    const add = rowsOf(database().db, clock.now);
    await add.category({ id: 'tax' });
    for (const id of ['101', '102', '103']) {
      await add.course({ id, categoryId: 'tax' });
      await add.plan({ id: `${id}a`, itemId: id });
    }
    await add.plan({ id: '101b', itemId: '101', isShown: false, position: 2 });
    await add.product({ id: '201', categoryId: 'tax' });
    await add.plan({ id: '201a', itemId: '201' });
    await add.bankTransfer();
  });
  afterAll(() => shop.close());
  /** Time at which a test's lines were added: sending a line again does not make it newer. */
  let putInAt = 0;
  beforeEach(() => {
    clock.forward(60_000);
    putInAt = clock.now;
  });

  const line = (itemId: string, change: Partial<CartLine> = {}): CartLine => ({
    ...{ itemId, kind: 'course', planId: `${itemId}a`, quantity: 1, seenPrice: 100_000, addedAt: putInAt },
    ...change,
  });
  const cartOf = (...lines: CartLine[]): Cart => ({ lines, couponIds: [], updatedAt: clock.now });
  const own = { params: { userId: '0' } };

  test('a guest finds it again by the cookie, and nobody else does', async () => {
    const guest = shop.visitor();
    expect(await shop.call(getPublicCart, own, { as: guest })).toEqual(emptyCart);
    const cart = cartOf(line('101'), line('201', { kind: 'product', quantity: 3 }));
    expect(await shop.call(saveCartCall, { body: sentCart(cart) }, { as: guest })).toMatchObject({ cart });
    expect(await shop.call(getPublicCart, own, { as: guest })).toMatchObject(cart);
    expect(await shop.call(getPublicCart, own)).toEqual(emptyCart);
  });

  test('a guest’s that no cookie opens any more is removed; a person’s and a younger one stay', async () => {
    const [forgotten, person, guest] = [shop.visitor(), await shop.signedIn(), shop.visitor()];
    const old = cartOf(line('101'));
    for (const as of [forgotten, person]) await shop.call(saveCartCall, { body: sentCart(old) }, { as });
    const young = { ...cartOf(line('102')), updatedAt: clock.now + 2 * dayMs };
    clock.forward(2 * dayMs);
    await shop.call(saveCartCall, { body: sentCart(young) }, { as: guest });
    registerJobs(shop.parts);
    const remove = async () => {
      await shop.parts.jobs.send('forget-guest-carts', {});
      await shop.runJobs();
      const seen = (as: Visitor) => shop.call(getPublicCart, own, { as });
      const ofPerson = await database().db.select().from(carts).where(eq(carts.userId, person.userId));
      return [await seen(forgotten), await seen(guest), ofPerson.length];
    };
    clock.forward(427 * dayMs);
    expect(await remove()).toMatchObject([old, young, 1]);
    clock.forward(dayMs + 1);
    expect(await remove()).toMatchObject([emptyCart, young, 1]);
    clock.forward(-430 * dayMs - 1);
  });

  test('a person finds it on every device; the id in the address is only a claim', async () => {
    const [anna, boon] = [await shop.signedIn(), await shop.signedIn()];
    const cart = cartOf(line('101'));
    await shop.call(saveCartCall, { body: sentCart(cart) }, { as: anna });
    expect(await shop.call(getCart, {}, { as: anna })).toMatchObject(cart);
    expect(await shop.call(getPublicCart, { params: { userId: anna.userId } }, { as: boon })).toEqual(emptyCart);
  });

  test('the newer one wins, and a clock that runs ahead does not win for ever', async () => {
    const as = await shop.signedIn();
    const older = cartOf(line('101'));
    clock.forward(1_000);
    const newer = cartOf(line('102'));
    await shop.call(saveCartCall, { body: sentCart(newer) }, { as });
    expect(await shop.call(saveCartCall, { body: sentCart(older) }, { as })).toMatchObject({ cart: newer });

    const ahead = { ...cartOf(line('103')), updatedAt: clock.now + 86_400_000 };
    clock.forward(1_000);
    expect((await shop.call(saveCartCall, { body: sentCart(ahead) }, { as })).cart.updatedAt).toBe(clock.now);
    clock.forward(1_000);
    const last = cartOf(line('101'));
    expect(await shop.call(saveCartCall, { body: sentCart(last) }, { as })).toMatchObject({ cart: last });
  });

  test('a line whose plan does not exist or belongs elsewhere is left out', async () => {
    const as = await shop.signedIn();
    const cart = cartOf(line('101'), line('102', { planId: '101a' }), line('999'));
    const saved = await shop.call(saveCartCall, { body: sentCart(cart) }, { as });
    expect(saved.cart.lines.map(({ itemId }) => itemId)).toEqual(['101']);
  });

  test('ten writes at once leave one whole cart', async () => {
    const as = await shop.signedIn();
    const sent = Array.from({ length: 10 }, (_, index) => ({
      ...cartOf(line('101'), line('102')),
      updatedAt: clock.now - index,
    }));
    await Promise.all(sent.map((body) => shop.call(saveCartCall, { body: sentCart(body) }, { as })));
    expect(await shop.call(getCart, {}, { as })).toMatchObject({ updatedAt: clock.now, lines: [{}, {}] });
    expect(await database().db.select().from(carts).where(eq(carts.userId, as.userId))).toHaveLength(1);
  });

  test('ten devices at once lose nothing of each other, and what one took out is out', async () => {
    const as = await shop.signedIn();
    const ids = ['301', '302', '303', '304', '305', '306', '307', '308', '309'];
    const add = rowsOf(database().db, clock.now);
    for (const id of ids) {
      await add.course({ id, categoryId: 'tax' });
      await add.plan({ id: `${id}a`, itemId: id });
    }
    await shop.call(saveCartCall, { body: sentCart(cartOf(line('101'))) }, { as });
    const before = await shop.call(saveCartCall, { body: sentCart(cartOf(line('101'))) }, { as });
    const base = { ...unknownBase, ...before.cart, cartId: before.cartId, revision: before.revision };
    clock.forward(1_000);
    const sent = [cartOf(), ...ids.map((id) => cartOf(line('101'), line(id)))];
    await Promise.all(sent.map((cart) => shop.call(saveCartCall, { body: sentCart(cart, base) }, { as })));
    const { lines } = await shop.call(getCart, {}, { as });
    expect(lines.map(({ itemId }) => itemId).toSorted()).toEqual(ids);
  });

  test('a device that knows the copy as it is says what becomes of it; an order is a change of the copy', async () => {
    const as = await shop.signedIn();
    const first = await shop.call(saveCartCall, { body: sentCart(cartOf(line('101'), line('102'))) }, { as });
    const baseOf = ({ cart, cartId, revision }: SavedCart) => ({ ...unknownBase, ...cart, cartId, revision });
    clock.forward(-1_000);
    const second = await shop.call(saveCartCall, { body: sentCart(cartOf(line('102')), baseOf(first)) }, { as });
    expect(second).toMatchObject({ cart: { lines: [{ itemId: '102' }] }, revision: first.revision + 1 });
    expect(await shop.call(saveCartCall, { body: sentCart(second.cart, baseOf(second)) }, { as })).toEqual(second);
    const ordered = { lines: [line('102')], couponIds: [] };
    await transaction(database().db, (tx) =>
      takeOutOfCarts(tx, { userId: as.userId, guestKeyHash: null }, ordered, clock.now),
    );
    const third = await shop.call(saveCartCall, { body: sentCart(second.cart, baseOf(second)) }, { as });
    expect([third.cart.lines, third.revision]).toEqual([[], second.revision + 1]);
    clock.forward(1_000);
  });

  test('an instructor has none', async () => {
    const as = await shop.signedIn('instructor');
    expect(await shop.call(saveCartCall, { body: sentCart(cartOf(line('101'))) }, { as })).toMatchObject({
      ...{ cart: emptyCart, cartId: null },
    });
  });

  test('emptying it is later than any pending message of a device', async () => {
    const guest = shop.visitor();
    const cart = cartOf(line('101'));
    await shop.call(saveCartCall, { body: sentCart(cart) }, { as: guest });
    clock.forward(1_000);
    await shop.call(clearCartCall, { body: { user_id: 'somebody' } }, { as: guest });
    expect((await shop.call(saveCartCall, { body: sentCart(cart) }, { as: guest })).cart.lines).toEqual([]);
    await shop.call(clearCartCall, { body: {} });
  });

  test('a guest’s is deleted by its cookie, whoever is signed in, and a person’s own stays', async () => {
    const [guest, student] = [shop.visitor(), await shop.signedIn()];
    await shop.call(forgetGuestCart, {}, { as: shop.visitor() });
    const first = await shop.call(saveCartCall, { body: sentCart(cartOf(line('101')), unknownBase) }, { as: guest });
    const base = { ...unknownBase, ...first.cart, cartId: first.cartId, revision: first.revision };
    await shop.call(saveCartCall, { body: sentCart(cartOf(line('102'))) }, { as: student });
    const both = { ...student, cookies: new Map([...guest.cookies, ...student.cookies]) };
    await shop.call(forgetGuestCart, {}, { as: both });
    expect(await shop.call(getPublicCart, own, { as: guest })).toEqual(emptyCart);
    expect((await shop.call(getCart, {}, { as: student })).lines).toMatchObject([{ itemId: '102' }]);
    // The next additions merge whatever the clocks say, and a device with a copy of the former cart loses nothing.
    const behind = { ...cartOf(line('103')), updatedAt: clock.now - dayMs };
    const { cart } = await shop.call(mergeCartCall, { body: sentCart(behind, unknownBase) }, { as: both });
    expect(cart.lines.map(({ itemId }) => itemId)).toEqual(['102', '103']);
    const again = await shop.call(saveCartCall, { body: sentCart(cartOf(line('101')), base) }, { as: guest });
    expect(again.cart.lines).toMatchObject([{ itemId: '101' }]);
  });

  test('a person’s own cart sent instead of a merge leaves the guest’s unchanged', async () => {
    const [guest, student] = [shop.visitor(), await shop.signedIn()];
    const saved = await shop.call(saveCartCall, { body: sentCart(cartOf(line('101'))) }, { as: student });
    await shop.call(saveCartCall, { body: sentCart(cartOf(line('102'))) }, { as: guest });
    const both = { ...student, cookies: new Map([...guest.cookies, ...student.cookies]) };
    const base = { ...unknownBase, ...saved.cart, cartId: saved.cartId, revision: saved.revision };
    const { cart } = await shop.call(mergeCartCall, { body: sentCart(saved.cart, base) }, { as: both });
    expect(cart.lines.map(({ itemId }) => itemId)).toEqual(['101']);
    expect((await shop.call(getPublicCart, own, { as: guest })).lines).toMatchObject([{ itemId: '102' }]);
  });

  test('after signing in the guest’s lines join once', async () => {
    const student = await shop.signedIn();
    await shop.call(saveCartCall, { body: sentCart(cartOf(line('101'))) }, { as: student });
    const key = { ...student, cookies: new Map(student.cookies) };
    const guest = shop.visitor();
    clock.forward(1_000);
    const device = cartOf(line('102'), line('101', { seenPrice: 90_000 }));
    await shop.call(saveCartCall, { body: sentCart(device) }, { as: guest });
    for (const [name, value] of guest.cookies) key.cookies.set(name, value);

    clock.forward(1_000);
    const merged = await shop.call(mergeCartCall, { body: sentCart(device) }, { as: key });
    expect(merged.leftOutIds).toEqual([]);
    expect(merged.cart.lines.map(({ itemId, seenPrice }) => [itemId, seenPrice])).toEqual([
      ['102', 100_000],
      ['101', 90_000],
    ]);
    expect((await shop.call(mergeCartCall, { body: sentCart(emptyCart) }, { as: key })).cart).toEqual(merged.cart);
    expect((await shop.call(getPublicCart, own, { as: guest })).lines).toEqual([]);
    expect(await shop.call(orderedCourses, {}, { as: student })).toEqual([]);
  });

  test('a guest’s cart is not told to a person before it has joined; joining happens once for its key', async () => {
    const student = await shop.signedIn();
    await shop.call(saveCartCall, { body: sentCart(cartOf(line('101'))) }, { as: student });
    const body = sentCart(cartOf(line('102')), unknownBase);
    clock.forward(1_000);
    const saved = await shop.call(saveCartCall, { body }, { as: student });
    expect([saved.mustJoin, saved.cart.lines.map(({ itemId }) => itemId)]).toEqual([true, ['101']]);
    const emptied = await shop.call(saveCartCall, { body: sentCart(cartOf(), unknownBase) }, { as: student });
    expect([emptied.mustJoin, emptied.revision]).toEqual([true, saved.revision]);

    const key = randomUUID();
    const joined = await shop.call(mergeCartCall, { body }, { as: student, key });
    expect(joined.cart.lines.map(({ itemId }) => itemId)).toEqual(['101', '102']);
    const base = { ...unknownBase, ...joined.cart, cartId: joined.cartId, revision: joined.revision };
    clock.forward(1_000);
    const changed = await shop.call(saveCartCall, { body: sentCart(cartOf(line('101')), base) }, { as: student });
    expect(changed).toMatchObject({ mustJoin: false, cart: { lines: [{ itemId: '101' }] } });
    expect(await shop.call(mergeCartCall, { body }, { as: student, key })).toEqual(joined);
    expect((await shop.call(getCart, {}, { as: student })).lines).toHaveLength(1);
    // Lines of a former copy that were removed elsewhere do not return.
    const again = sentCart(cartOf(line('101'), line('102')), base);
    expect((await shop.call(mergeCartCall, { body: again }, { as: student })).cart.lines).toHaveLength(1);
  });

  test('the device’s cart is not needed: the server’s copy of the guest joins', async () => {
    const student = await shop.signedIn();
    const guest = shop.visitor();
    await shop.call(saveCartCall, { body: sentCart(cartOf(line('103'))) }, { as: guest });
    const both = { ...student, cookies: new Map([...guest.cookies, ...student.cookies]) };
    const { cart } = await shop.call(mergeCartCall, { body: sentCart(emptyCart) }, { as: both });
    expect(cart.lines.map(({ itemId }) => itemId)).toEqual(['103']);
  });

  test('items that cannot be bought stay in it, for a guest and after the sign-in, and their plans return with it', async () => {
    const change = (set: Partial<typeof items.$inferInsert>) =>
      database().db.update(items).set(set).where(eq(items.id, '102'));
    const plansNow = async () => {
      const plans = await shop.call(getPricingPlans, { body: { itemIds: ['101', '102'] } });
      return plans.map(({ id }) => id);
    };
    const guest = shop.visitor();
    await shop.call(saveCartCall, { body: sentCart(cartOf(line('102'), line('101'))) }, { as: guest });
    for (const closed of [
      { isLocked: true },
      { isPublished: false },
      { registrationClosesAt: clock.now - 1 },
      { registrationOpensAt: clock.now + dayMs },
      { deletedAt: clock.now },
    ]) {
      await change(closed);
      expect(await plansNow()).toEqual(['101a']);
      const { lines } = await shop.call(getPublicCart, own, { as: guest });
      expect(lines.map(({ itemId }) => itemId)).toEqual(['102', '101']);
      await change({
        ...{ isLocked: false, isPublished: true, deletedAt: null },
        ...{ registrationClosesAt: null, registrationOpensAt: null },
      });
      expect(await plansNow()).toEqual(['101a', '102a']);
    }
    await change({ isPublished: false });
    const student = await shop.signedIn();
    const both = { ...student, cookies: new Map([...guest.cookies, ...student.cookies]) };
    const { cart } = await shop.call(mergeCartCall, { body: sentCart(emptyCart) }, { as: both });
    expect(cart.lines.map(({ itemId }) => itemId)).toEqual(['102', '101']);
    await change({ isPublished: true });
  });

  test('plans of several items at once, without hidden plans and removed items', async () => {
    await database().db.update(items).set({ deletedAt: clock.now }).where(eq(items.id, '103'));
    const plans = await shop.call(getPricingPlans, { body: { itemIds: ['101', '103', '201', '999'] } });
    expect(plans.map(({ id }) => id)).toEqual(['101a', '201a']);
  });

  test('the ways to pay, with where a transfer goes', async () => {
    const methods = await shop.call(cartPaymentMethods);
    expect(methods).toMatchObject([{ method: 'bankTransfer', accounts: [{ accountNumber: '1112223334' }] }]);
  });

  test('each item has the fields of the specification, with the coupons that list it', async () => {
    const add = rowsOf(database().db, clock.now);
    await add.plan({ id: '102o', itemId: '102', pricingType: 'other', position: 3 });
    await add.coupon({ id: 'c101', code: 'C101' }, ['101']);
    const as = await shop.signedIn();
    const cart = { ...cartOf(line('101'), line('102', { planId: '102o' })), couponIds: ['c101'] };
    const { cartId } = await shop.call(saveCartCall, { body: sentCart(cart) }, { as });
    const { data } = (await shop.send(getCart, {}, { as })).json<{ data: { items: unknown } }>();
    expect(data.items).toMatchObject([
      {
        ...{ cart_id: cartId, course_id: '101', course_name: { th: 'คอร์ส 101' }, course_image: null, qty: 1 },
        ...{ priecingplan_id: '101a', pricing_type: 'default', coupons_id: ['c101'], paymentmethod_id: '0001' },
      },
      { cart_id: cartId, course_id: '102', priecingplan_id: '102o', pricing_type: 'others', coupons_id: [] },
    ]);
  });
});
