import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { coupons } from '../../../server/store/schema/offers.ts';
import { mergeCartCall, saveCartCall } from '../../../src/contract/cart/cart.ts';
import { couponByCode, couponsOfCart } from '../../../src/contract/cart/coupon.ts';
import { getPublicCart } from '../../../src/contract/cart/shownCart.ts';
import { placeOrderCall } from '../../../src/contract/order/order.ts';
import { quoteCart } from '../../../src/contract/order/quote.ts';
import { type Cart, emptyCart } from '../../../src/domain/cart/cart.ts';
import type { CouponRefusal } from '../../../src/domain/pricing/coupon.ts';
import { failureMessages } from '../../../src/i18n/app/failures.ts';
import { couponMessages } from '../../../src/i18n/buying/coupon.ts';
import { fieldProblems as words } from '../../../src/i18n/th/app/fieldProblems.ts';
import { onDatabase } from '../../support/run/databases.ts';
import { requestOf } from '../../support/shop/buying.ts';
import { sentCart } from '../../support/shop/sentCart.ts';
import { buildTestShop, readRefusal, type TestShop, type Visitor } from '../../support/shop/shopApp.ts';
import { rowsOf } from '../../support/shop/shopRows.ts';
import { movableClock } from '../../support/shop/testParts.ts';

onDatabase('coupons of a cart', (database) => {
  const clock = movableClock();
  let shop: TestShop;
  beforeAll(async () => {
    shop = await buildTestShop({ database: database(), clock });
    const add = rowsOf(database().db, clock.now);
    await add.category({ id: 'tax' });
    for (const id of ['101', '102']) {
      await add.course({ id, categoryId: 'tax' });
      await add.plan({ id: `${id}a`, itemId: id });
    }
    await add.bankTransfer();
    await add.coupon({ id: 'c100', code: 'HUNDRED', paymentMethods: ['bankTransfer', 'wallet'] }, ['102', '101']);
    const halfOff = { scope: 'courseCount', minimumCourses: 2, discountKind: 'percent', percent: 50 } as const;
    await add.coupon({ id: 'half', code: 'HALF', ...halfOff, amountThb: null, amountUsd: null }, ['101', '102']);
    await add.coupon({ id: 'full', code: 'FULL', quantity: 3, used: 2, held: 1 }, ['101']);
    await add.coupon({ id: 'off', code: 'OFF', isOn: false }, ['101']);
    await add.coupon({ id: 'ended', code: 'ENDED', endsAt: clock.now }, ['101']);
    await add.coupon({ id: 'early', code: 'EARLY', startsAt: clock.now + 86_400_000 }, ['101']);
    await add.coupon({ id: 'secret', code: 'SECRET', isListed: false }, ['101']);
  });
  afterAll(() => shop.close());
  beforeEach(() => clock.forward(60_000));

  const look = (code: string, as?: Visitor) => shop.call(couponByCode, { body: { code } }, as ? { as } : {});
  const cartWith = (...couponIds: string[]): Cart => ({ ...emptyCart, couponIds, updatedAt: clock.now });
  const ofCart = async (couponIds: readonly string[], as: Visitor) =>
    (await shop.call(couponsOfCart, { body: { couponIds } }, { as })).map(({ code }) => code);

  test('an empty code is required', async () => {
    const empty = { method: 'POST', url: couponByCode.path, payload: { coupon_code: '' } } as const;
    const refused = readRefusal(await shop.inject(empty));
    expect([refused.code, refused.fields]).toEqual(['INPUT_ERROR', { coupon_code: words.required }]);
  });

  test('a code is found as people type it, with its terms', async () => {
    const [hundred] = await look(' hun dred\u200a');
    expect(hundred).toEqual({
      id: 'c100',
      code: 'HUNDRED',
      courseIds: ['101', '102'],
      paymentMethods: ['bankTransfer', 'wallet'],
      scope: { kind: 'perCourse' },
      discount: { kind: 'amount', amounts: { THB: 10_000, USD: 300 } },
    });
    expect(await look('HUNDRED\u200B')).toEqual([hundred]);
    const [half] = await look('ＨＡＬＦ');
    expect(half).toMatchObject({
      scope: { kind: 'courseCount', minimumCourses: 2 },
      discount: { kind: 'percent', percent: 50 },
    });
  });

  test('unknown, switched off, ended, early and unlisted codes answer the same to the letter', async () => {
    const answers = await Promise.all(
      ['NOWHERE', 'OFF', 'ENDED', 'EARLY', 'SECRET', '%', 'HUNDRE_'].map(async (code) => {
        const { status, code: refused, message, details } = await shop.refused(couponByCode, { body: { code } });
        return JSON.stringify([status, refused, message, details]);
      }),
    );
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain('NOT_FOUND');
    expect(answers[0]).toContain(couponMessages.th.problems.notFound);
  });

  test('an order is refused with its coupon’s problem and code', async () => {
    const add = rowsOf(database().db, clock.now);
    const terms = { scope: 'courseCount', minimumCourses: 3 } as const;
    await add.coupon({ id: 'three', code: 'THREE', ...terms }, ['101', '102']);
    await add.coupon({ id: 'other', code: 'OTHER' }, ['102']);
    await add.coupon({ id: 'free', code: 'NOWAY', paymentMethods: [] }, ['101']);
    await add.coupon({ id: 'purse', code: 'PURSE', paymentMethods: ['wallet'] }, ['101']);
    await add.coupon({ id: 'dollar', code: 'DOLLAR', amountThb: 0, amountUsd: 500 }, ['101']);
    const as = await shop.signedIn();
    const refusedWith = async (...couponIds: readonly string[]) => {
      const wanted = { ...requestOf({ items: ['101'] }), couponIds, method: 'bankTransfer' } as const;
      const { quote, signature } = await shop.call(quoteCart, { body: wanted }, { as });
      const body = { ...wanted, quote, signature, language: 'th', tax: null, delivery: null } as const;
      const { status, code, message, details } = await shop.refused(placeOrderCall, { body }, { as });
      expect([status, code]).toEqual([409, 'COUPON_NOT_AVAILABLE']);
      return [details?.reason, details?.names, message];
    };
    const { refusals } = couponMessages.th;
    const refusal = (reason: CouponRefusal, code: string) => [reason, [code], `${refusals[reason]}: ${code}`];
    expect(await refusedWith('three')).toEqual(refusal('notEnoughCourses', 'THREE'));
    expect(await refusedWith('other')).toEqual(refusal('notForTheseCourses', 'OTHER'));
    expect(await refusedWith('free')).toEqual(refusal('couponHasNoPaymentMethod', 'NOWAY'));
    expect(await refusedWith('purse')).toEqual(refusal('notForOfferedMethods', 'PURSE'));
    expect(await refusedWith('dollar')).toEqual(refusal('notForThisCurrency', 'DOLLAR'));
    expect(await refusedWith('c100', 'c100')).toEqual(refusal('duplicateCoupon', 'HUNDRED'));
    const full = `${failureMessages.th.COUPON_NOT_AVAILABLE}: FULL`;
    expect(await refusedWith('full')).toEqual(['couponFull', ['FULL'], full]);
  });

  test('a used-up coupon says so, with its code', async () => {
    const refused = await shop.refused(couponByCode, { body: { code: 'full' } });
    expect([refused.status, refused.code, refused.details?.names]).toEqual([409, 'COUPON_NOT_AVAILABLE', ['FULL']]);
  });

  test('guessing ends after ten codes of one cart, with and without the right one among them', async () => {
    const guest = shop.visitor();
    await shop.call(saveCartCall, { body: sentCart(cartWith()) }, { as: guest });
    for (let guess = 0; guess < 9; guess += 1) {
      expect((await shop.refused(couponByCode, { body: { code: `GUESS${guess}` } }, { as: guest })).code).toBe(
        'NOT_FOUND',
      );
    }
    expect(await look('HUNDRED', guest)).toHaveLength(1);
    const late = await shop.refused(couponByCode, { body: { code: 'HUNDRED' } }, { as: guest });
    expect([late.status, late.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    clock.forward(5 * 60_000);
    expect(await look('HUNDRED', guest)).toHaveLength(1);
  });

  test('guessing without a cart ends by the address', async () => {
    const guest = shop.visitor();
    const codes = await Promise.all(
      Array.from({ length: 301 }, async (_, guess) => {
        const fresh = { ...guest, cookies: new Map<string, string>() };
        return (await shop.refused(couponByCode, { body: { code: `GUESS${guess}` } }, { as: fresh })).code;
      }),
    );
    expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(1);
  });

  test('the cart keeps its coupons in their order; what does not exist is left out', async () => {
    const guest = shop.visitor();
    const { cart: saved } = await shop.call(
      saveCartCall,
      { body: sentCart(cartWith('half', 'nowhere', 'c100', 'half')) },
      { as: guest },
    );
    expect(saved.couponIds).toEqual(['half', 'c100']);
    const own = { params: { userId: '0' } };
    expect((await shop.call(getPublicCart, own, { as: guest })).couponIds).toEqual(['half', 'c100']);
  });

  test('a version of the app that knows no coupons changes the lines, and takes no coupon away', async () => {
    const guest = shop.visitor();
    await shop.call(saveCartCall, { body: sentCart(cartWith('half', 'c100')) }, { as: guest });
    clock.forward(1_000);
    const body = { ...cartWith(), lines: [], couponIds: null, base: null, sentAt: null, updatedAt: clock.now };
    expect(await shop.call(saveCartCall, { body }, { as: guest })).toMatchObject({
      cart: { lines: [], couponIds: ['half', 'c100'] },
    });
    clock.forward(1_000);
    const emptied = { ...body, couponIds: [], updatedAt: clock.now };
    expect((await shop.call(saveCartCall, { body: emptied }, { as: guest })).cart.couponIds).toEqual([]);
  });

  test('only the own cart’s coupons are returned, and of those the usable ones', async () => {
    const [guest, stranger] = [shop.visitor(), shop.visitor()];
    await shop.call(saveCartCall, { body: sentCart(cartWith('half', 'c100', 'full', 'ended')) }, { as: guest });
    expect(await ofCart(['c100', 'half', 'full', 'ended'], guest)).toEqual(['HUNDRED', 'HALF']);
    await shop.call(saveCartCall, { body: sentCart(cartWith('half')) }, { as: stranger });
    expect(await ofCart(['c100', 'half', 'secret'], stranger)).toEqual(['HALF']);
    expect(await ofCart(['c100', 'half'], shop.visitor())).toEqual([]);
  });

  test('an ended coupon is no longer among them', async () => {
    const guest = shop.visitor();
    await shop.call(saveCartCall, { body: sentCart(cartWith('c100')) }, { as: guest });
    await database().db.update(coupons).set({ endsAt: clock.now }).where(eq(coupons.id, 'c100'));
    expect(await ofCart(['c100'], guest)).toEqual([]);
    expect((await shop.refused(couponByCode, { body: { code: 'HUNDRED' } })).code).toBe('NOT_FOUND');
    await database().db.update(coupons).set({ endsAt: null }).where(eq(coupons.id, 'c100'));
  });

  test('an unlisted one is as unknown by its id as by its code', async () => {
    const as = await shop.signedIn();
    const { cart } = await shop.call(saveCartCall, { body: sentCart(cartWith('secret', 'half', 'nowhere')) }, { as });
    expect(cart.couponIds).toEqual(['half']);
    const order = (couponId: string) => ({ ...requestOf({ items: ['101'] }), couponIds: [couponId] });
    for (const couponId of ['secret', 'nowhere']) {
      const { quote, signature, refusals } = await shop.call(quoteCart, { body: order(couponId) }, { as });
      expect([quote.discount, refusals]).toEqual([0, [{ code: 'NOT_FOUND', itemIds: [], reason: 'noSuchCoupon' }]]);
      const agreed = { method: 'bankTransfer', quote, signature, language: 'th', tax: null, delivery: null } as const;
      const body = { ...order(couponId), ...agreed };
      const refused = await shop.refused(placeOrderCall, { body }, { as });
      // An id is not shown in a message.
      expect([refused.status, refused.code, refused.message]).toEqual([
        ...[404, 'NOT_FOUND', couponMessages.th.gone.coupon],
      ]);
    }
  });

  test('a coupon unlisted meanwhile stays in its carts, and is reported as ended', async () => {
    const [guest, student] = [shop.visitor(), await shop.signedIn()];
    await shop.call(saveCartCall, { body: sentCart(cartWith('half', 'c100')) }, { as: guest });
    const list = (isListed: boolean) => database().db.update(coupons).set({ isListed }).where(eq(coupons.id, 'c100'));
    await list(false);
    expect(await ofCart(['half', 'c100'], guest)).toEqual(['HALF']);
    clock.forward(1_000);
    const saved = await shop.call(saveCartCall, { body: sentCart(cartWith('c100', 'half')) }, { as: guest });
    expect(saved.cart.couponIds).toEqual(['c100', 'half']);
    const both = { ...student, cookies: new Map([...guest.cookies, ...student.cookies]) };
    const { cart } = await shop.call(mergeCartCall, { body: sentCart(emptyCart) }, { as: both });
    expect(cart.couponIds).toEqual(['c100', 'half']);
    expect(await ofCart(['c100', 'half'], both)).toEqual(['HALF']);
    await list(true);
  });

  test('after signing in the coupons of both carts are there, and the guest’s are gone', async () => {
    const [student, guest] = [await shop.signedIn(), shop.visitor()];
    await shop.call(saveCartCall, { body: sentCart(cartWith('half')) }, { as: student });
    clock.forward(1_000);
    await shop.call(saveCartCall, { body: sentCart(cartWith('c100')) }, { as: guest });
    const both = { ...student, cookies: new Map([...guest.cookies, ...student.cookies]) };
    const { cart } = await shop.call(mergeCartCall, { body: sentCart(emptyCart) }, { as: both });
    expect(cart.couponIds).toEqual(['c100', 'half']);
    expect((await shop.call(getPublicCart, { params: { userId: '0' } }, { as: guest })).couponIds).toEqual([]);
  });
});
