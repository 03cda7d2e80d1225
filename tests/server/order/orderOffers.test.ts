import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { allOrRefused } from '../../../server/store/database/onceByKey.ts';
import { transaction } from '../../../server/store/database/transaction.ts';
import { releaseCouponUses } from '../../../server/store/order/couponHolds.ts';
import { promotions } from '../../../server/store/schema/offers.ts';
import { holdForOrder } from '../../../server/useCases/order/holdOrder.ts';
import { saveCartCall } from '../../../src/contract/cart/cart.ts';
import { getCart } from '../../../src/contract/cart/shownCart.ts';
import { cancelOrderCall, placeOrderCall } from '../../../src/contract/order/order.ts';
import { quoteCart } from '../../../src/contract/order/quote.ts';
import { registerStudent } from '../../../src/contract/people/registration.ts';
import { saveSettings } from '../../../src/contract/site/site.ts';
import { defaultSiteSettings } from '../../../src/domain/site/siteSettings.ts';
import { coupon as couponTexts } from '../../../src/i18n/th/buying/coupon.ts';
import { requestOf } from '../../support/shop/buying.ts';
import { courseLine } from '../../support/shop/courseLine.ts';
import { onOrderShop } from '../../support/shop/orderShop.ts';
import { sentCart } from '../../support/shop/sentCart.ts';
import type { Visitor } from '../../support/shop/shopApp.ts';
import { rowsOf } from '../../support/shop/shopRows.ts';

const hourMs = 3_600_000;

onOrderShop('an order with coupons and promotions', (opened) => {
  test('a coupon or a promotion that ends before the order is asked about, and nothing is ordered at the full price', async () => {
    const { shop, buying, clock, ask } = opened();
    const add = rowsOf(shop.parts.db, clock.now);
    const endsAt = clock.now + hourMs / 2;
    await add.coupon({ id: 'ending', code: 'ENDING', endsAt }, ['101']);
    await add.promotion({ id: 'ending', endsAt }, ['102']);
    const [first, second] = [await shop.signedIn(), await shop.signedIn()];
    const withCoupon = await buying.orderRequest(first, { items: ['101'], couponIds: ['ending'] });
    const withPromotion = await buying.orderRequest(second, { items: ['102'], promotionId: 'ending' });
    for (const { quote } of [withCoupon, withPromotion]) expect(quote.discount).toBeGreaterThan(0);
    clock.forward(hourMs / 2);

    const refused = await shop.refused(placeOrderCall, { body: withCoupon }, { as: first });
    expect([refused.code, refused.details?.reason]).toEqual(['NOT_FOUND', 'noSuchCoupon']);
    const asked = await shop.refused(placeOrderCall, { body: withPromotion }, { as: second });
    expect([asked.status, asked.code]).toEqual([409, 'PRICE_CHANGED']);
    expect(await ask(`select count(*) from orders where user_id in ('${first.userId}', '${second.userId}')`)).toBe(0);
    expect(await ask(`select used + held from coupons where id = 'ending'`)).toBe(0);
    clock.forward(-hourMs / 2);
  });

  test('a coupon is held with the order, and used with its approval', async () => {
    const { shop, buying, administrator, clock, ask } = opened();
    await rowsOf(shop.parts.db, clock.now).coupon({ id: 'c1', code: 'ONCE', quantity: 1 }, ['101', '102']);
    const counts = () => ask(`select used || '+' || held from coupons where id = 'c1'`);
    const { order } = await buying.reported(await shop.signedIn(), { items: ['101'], couponIds: ['c1'] });
    expect([order.discount, order.total, await counts()]).toEqual([10_000, 90_000, '0+1']);

    const second = await shop.signedIn();
    const body = await buying.orderRequest(second, { items: ['101'], couponIds: ['c1'] });
    const full = await shop.refused(placeOrderCall, { body }, { as: second });
    expect([full.code, full.details?.names]).toEqual(['COUPON_NOT_AVAILABLE', ['ONCE']]);
    await buying.decide(administrator, order, 'approved');
    expect(await counts()).toBe('1+0');
  });

  test('a held use is given back once, however often that is asked for, and a used one never', async () => {
    const { shop, buying, administrator, clock, ask } = opened();
    const { db } = shop.parts;
    await rowsOf(db, clock.now).coupon({ id: 'once-back', code: 'BACK', quantity: 9 }, ['101', '102']);
    const counts = () => ask(`select used || '+' || held from coupons where id = 'once-back'`);
    const given = await buying.place(await shop.signedIn(), { items: ['101'], couponIds: ['once-back'] });
    await buying.place(await shop.signedIn(), { items: ['101'], couponIds: ['once-back'] });
    const bought = await buying.reported(await shop.signedIn(), { items: ['101'], couponIds: ['once-back'] });
    await buying.decide(administrator, bought.order, 'approved');
    expect(await counts()).toBe('1+2');
    for (const { id } of [given, given, bought.order]) await transaction(db, (tx) => releaseCouponUses(tx, id));
    expect(await counts()).toBe('1+1');
  });

  test('of several coupons the one that went between looking and taking is named', async () => {
    const { shop, buying, clock } = opened();
    const { coupon } = rowsOf(shop.parts.db, clock.now);
    const buyer = await shop.signedIn();
    const { id: orderId, email } = await buying.place(buyer, { items: ['101'] });
    await coupon({ id: 'still', code: 'STILL' }, ['101']);
    await coupon({ id: 'gone', code: 'GONE', quantity: 1, used: 1 }, ['101']);
    const coupons = [
      { id: 'still', code: 'STILL' },
      { id: 'gone', code: 'GONE' },
    ];
    const holds = { seats: [], coupons, orderId, userId: buyer.userId, email };
    const refused = await allOrRefused(shop.parts.db, (tx) => holdForOrder(tx, holds, clock.now));
    expect(refused).toMatchObject({ code: 'COUPON_NOT_AVAILABLE', details: { names: ['GONE'] } });
  });

  test('a coupon that takes nothing off is refused, in quote and order alike, and not used up', async () => {
    const { shop, buying, clock, ask } = opened();
    await rowsOf(shop.parts.db, clock.now).coupon({ id: 'vain', code: 'VAIN', quantity: 1 }, ['120']);
    const buyer = await shop.signedIn();
    const wanted = { items: ['101', '120'], couponIds: ['vain'] };
    const fault = { code: 'COUPON_NOT_AVAILABLE', itemIds: [], reason: 'takesNothingOff' };
    expect((await shop.call(quoteCart, { body: requestOf(wanted) }, { as: buyer })).refusals).toEqual([fault]);
    const refused = await shop.refused(
      placeOrderCall,
      { body: await buying.orderRequest(buyer, wanted) },
      { as: buyer },
    );
    expect([refused.code, refused.details?.reason]).toEqual(['COUPON_NOT_AVAILABLE', 'takesNothingOff']);
    expect(refused.message).toBe(`${couponTexts.refusals.takesNothingOff}: VAIN`);
    await buying.place(buyer, { ...wanted, couponIds: [] });
    expect(await ask(`select used + held from coupons where id = 'vain'`)).toBe(0);
  });

  test('a coupon for which the other offers leave nothing is not held, and refuses nothing', async () => {
    const { shop, buying, clock, ask, administrator } = opened();
    const { coupon, promotion } = rowsOf(shop.parts.db, clock.now);
    const uses = () => ask(`select string_agg(id || used + held, ' ' order by id) from coupons where id like 'left-%'`);
    const settings = { ...defaultSiteSettings, oneCouponPerOrder: false, couponExcludesPromotion: false };
    await shop.call(saveSettings, { body: settings }, { as: administrator });
    await coupon({ id: 'left-a', code: 'LEFTA', amountThb: 100_000 }, ['101']);
    await coupon({ id: 'left-b', code: 'LEFTB', quantity: 1 }, ['101']);
    await promotion({ id: 'whole', percent: 100 }, ['102']);
    await coupon({ id: 'left-c', code: 'LEFTC', quantity: 1 }, ['102']);

    const [couponIds, buyer] = [['left-b', 'left-a'], await shop.signedIn()];
    const body = {
      lines: [courseLine('101', clock.now), courseLine('103', clock.now)],
      couponIds,
      updatedAt: clock.now,
    };
    await shop.call(saveCartCall, { body: sentCart(body) }, { as: buyer });
    const paid = await buying.place(buyer, { items: ['101'], couponIds });
    expect((await shop.call(getCart, {}, { as: buyer })).couponIds, 'of what stays').toEqual(['left-b']);
    expect([paid.status, paid.discount]).toEqual(['approved', 100_000]);
    expect(await uses()).toBe('left-a1 left-b0 left-c0');
    await buying.place(await shop.signedIn(), { items: ['102'], promotionId: 'whole', couponIds: ['left-c'] });
    expect(await uses()).toBe('left-a1 left-b0 left-c0');
    await shop.parts.db.update(promotions).set({ isOn: false }).where(eq(promotions.id, 'whole'));
    await shop.call(saveSettings, { body: defaultSiteSettings }, { as: administrator });
  });

  test('one that begins before the order is asked about, too: nobody pays the full price while it runs', async () => {
    const { shop, buying, clock, ask } = opened();
    const startsAt = clock.now + hourMs / 4;
    const endsAt = startsAt + hourMs / 4;
    await rowsOf(shop.parts.db, clock.now).promotion({ id: 'begins', startsAt, endsAt }, ['103']);
    const as = await shop.signedIn();
    const body = await buying.orderRequest(as, { items: ['103'] });
    expect(body.quote.discount).toBe(0);
    clock.forward(hourMs / 4);
    const asked = await shop.refused(placeOrderCall, { body }, { as });
    expect([asked.status, asked.code]).toEqual([409, 'PRICE_CHANGED']);
    expect(await ask(`select count(*) from orders where user_id = '${as.userId}'`)).toBe(0);
    const order = await buying.place(as, { items: ['103'] });
    expect(await ask(`select promotion_id from orders where id = '${order.id}'`)).toBe('begins');
    clock.forward(hourMs / 4);
  });

  test('keeps the promotion that it is placed with, and none that takes nothing off its courses', async () => {
    const { shop, buying, clock, ask } = opened();
    const { promotion } = rowsOf(shop.parts.db, clock.now);
    await promotion({ id: 'pair', scope: 'courseCount', minimumCourses: 2 }, ['101', '102']);
    const stored = async (items: readonly string[]) => {
      const wanted = { items, promotionId: 'pair' };
      const { id, discount } = await buying.place(await shop.signedIn(), wanted);
      return [discount, await ask(`select promotion_id from orders where id = '${id}'`)];
    };
    expect(await stored(['101', '102'])).toEqual([20_000, 'pair']);
    expect(await stored(['101', '103'])).toEqual([0, null]);
  });

  test('one use each is one for a mailbox, also of who buys without registering, and free again when given up', async () => {
    const { shop, buying, clock, ask } = opened();
    const { coupon } = rowsOf(shop.parts.db, clock.now);
    await coupon({ id: 'each', code: 'EACH', onePerUser: true }, ['101']);
    const wanted = { items: ['101'], couponIds: ['each'] };
    const first = await buying.place(await guestBuyer('suda@example.com'), wanted);
    for (const email of ['suda@example.com', 'Suda+again@Example.com']) {
      const as = await guestBuyer(email);
      const request = requestOf(wanted);
      expect((await shop.call(quoteCart, { body: request }, { as })).refusals).toMatchObject([
        { code: 'COUPON_NOT_AVAILABLE' },
      ]);
      const refused = await shop.refused(placeOrderCall, { body: await buying.orderRequest(as, wanted) }, { as });
      expect([refused.code, refused.details?.names]).toEqual(['COUPON_NOT_AVAILABLE', ['EACH']]);
    }
    await buying.place(await guestBuyer('malee@example.com'), wanted);
    expect(await ask(`select held from coupons where id = 'each'`)).toBe(2);

    await shop.call(cancelOrderCall, { body: { orderId: first.id, token: first.token } });
    await buying.place(await guestBuyer('suda+third@example.com'), wanted);
    expect(await ask(`select held from coupons where id = 'each'`)).toBe(2);
  });

  /** A new guest with this e-mail address. */
  const guestBuyer = async (email: string): Promise<Visitor> => {
    const { shop } = opened();
    const as = shop.visitor();
    const name = { firstName: 'สุดา', lastName: 'ใจดี', nickname: null, tel: null, address: null };
    const account = { kind: 'nonMember', email, username: null, password: null, language: 'th' } as const;
    const body = { ...name, ...account, pictureName: null, groupId: null, answers: {} };
    await shop.call(registerStudent, { body }, { as });
    return as;
  };
});
