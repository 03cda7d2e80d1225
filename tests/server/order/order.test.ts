import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { forgetOldKeys } from '../../../server/store/database/housekeeping.ts';
import { pricingPlans } from '../../../server/store/schema/catalogue.ts';
import { paymentMethods } from '../../../server/store/schema/paymentMethods.ts';
import { adminOrder } from '../../../src/contract/administration/administration.ts';
import { saveCartCall } from '../../../src/contract/cart/cart.ts';
import { getCart, getPublicCart } from '../../../src/contract/cart/shownCart.ts';
import {
  cancelOrderCall,
  giveUpOrderKeyCall,
  listOrders,
  orderByToken,
  orderDetail,
  orderOfKey,
  placeOrderCall,
} from '../../../src/contract/order/order.ts';
import { reportTransferCall } from '../../../src/contract/order/payment.ts';
import { signedQuoteCodec } from '../../../src/contract/order/quote.ts';
import { type Order, orderByLink } from '../../../src/domain/order/order.ts';
import { formatDateTime } from '../../../src/i18n/format.ts';
import { duplicates, failures } from '../../../src/i18n/th/app/failures.ts';
import { checkout } from '../../../src/i18n/th/buying/checkout.ts';
import { reportOf } from '../../support/shop/buying.ts';
import { courseLine } from '../../support/shop/courseLine.ts';
import { onOrderShop } from '../../support/shop/orderShop.ts';
import { sentCart } from '../../support/shop/sentCart.ts';
import { readRefusal, type SignedInVisitor, type Visitor } from '../../support/shop/shopApp.ts';
import { rowsOf } from '../../support/shop/shopRows.ts';

const hourMs = 3_600_000;

onOrderShop('placing an order', (opened) => {
  test('writes what was agreed, and opens by its token without a session', async () => {
    const { shop, buying, clock } = opened();
    const buyer = await shop.signedIn();
    const order = await buying.place(buyer, { items: ['101', '201'], quantity: 2 });
    expect(order).toMatchObject({
      status: 'notYetReceived',
      price: 148_000,
      discount: 0,
      total: 148_000,
      vat: 9_682,
      email: buyer.email,
      buyerName: 'มานี ใจดี',
      cancelAt: clock.now + 48 * hourMs,
      underReview: false,
    });
    expect(order.lines.map((line) => [line.itemId, line.quantity, line.unitPrice, line.isWatchable])).toEqual([
      ['101', 1, 100_000, true],
      ['201', 2, 24_000, false],
    ]);
    expect(order.history).toEqual([
      { from: null, to: 'notYetReceived', at: clock.now, actor: 'buyer', reasonCode: null, reason: null },
    ]);
    expect(order.token).toMatch(/^[A-Za-z0-9_-]{32}$/);
    expect(await buying.look(order, buyer)).toEqual(order);
  });

  test('the key that made it leads to it as it is now, for its buyer only', async () => {
    const { shop, buying } = opened();
    const [buyer, other] = [await shop.signedIn(), await shop.signedIn()];
    const [key, unused] = [randomUUID(), randomUUID()];
    const body = await buying.orderRequest(buyer, { items: ['101'] });
    const placed = await shop.call(placeOrderCall, { body }, { as: buyer, key });
    const cancelled = await shop.call(cancelOrderCall, { body: { orderId: placed.id, token: null } }, { as: buyer });
    expect(await shop.call(orderOfKey, { params: { key } }, { as: buyer })).toEqual(cancelled);
    for (const [params, as] of [
      [{ key }, other],
      [{ key: unused }, buyer],
    ] as const)
      expect(readRefusal(await shop.send(orderOfKey, { params }, { as }))).toMatchObject({ code: 'NOT_FOUND' });

    const later = await shop.call(placeOrderCall, { body }, { as: buyer, key: unused });
    expect(await shop.call(orderOfKey, { params: { key: unused } }, { as: buyer })).toEqual(later);
  });

  test('a key that is given up makes no order any more, however late its press arrives and whatever is forgotten meanwhile', async () => {
    const { shop, buying, ask, clock } = opened();
    const [buyer, other] = [await shop.signedIn(), await shop.signedIn()];
    const key = randomUUID();
    const giveUp = (as: SignedInVisitor) => shop.call(giveUpOrderKeyCall, { params: { key } }, { as });
    const late = await buying.orderRequest(buyer, { items: ['101'] });
    expect([await giveUp(buyer), await giveUp(buyer)]).toEqual([null, null]);
    await forgetOldKeys(shop.parts.db, clock.now + 90 * 24 * hourMs);
    expect(await ask(`select count(*)::int from idempotency_keys where key = '${key}'`)).toBe(1);
    const refused = await shop.refused(placeOrderCall, { body: late }, { as: buyer, key });
    expect([refused.status, refused.code]).toEqual([422, 'IDEMPOTENCY_CONFLICT']);
    expect(readRefusal(await shop.send(orderOfKey, { params: { key } }, { as: buyer }))).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await ask(`select count(*)::int from orders where user_id = '${buyer.userId}'`)).toBe(0);

    const body = await buying.orderRequest(other, { items: ['101'] });
    const placed = await shop.call(placeOrderCall, { body }, { as: other, key });
    expect(await giveUp(other)).toEqual(placed);
    expect(await giveUp(buyer)).toBeNull();
    const cancelled = await shop.call(cancelOrderCall, { body: { orderId: placed.id, token: null } }, { as: other });
    expect(await giveUp(other)).toEqual(cancelled);
  });

  test('its link shows what its holder needs, and whole it is shown to its buyer and staff only', async () => {
    const { shop, buying, administrator } = opened();
    const buyer = await shop.signedIn();
    await shop.parts.database.executeSql('update people set tel = $1 where user_id = $2', ['0812345678', buyer.userId]);
    const placed = await buying.place(buyer, { items: ['101'] });
    const slip = await buying.slipFor(buyer, placed);
    const body = reportOf(placed, { slipNames: [slip], contactName: 'ปิติ ชูใจ', note: 'โอนจากบัญชีแม่', amount: 99_950 });
    const { order: answered } = await shop.call(reportTransferCall, { body });
    const whole = await buying.look(placed, buyer);
    expect(whole).toMatchObject({ tel: '0812345678', email: buyer.email, buyerName: 'มานี ใจดี' });
    expect(whole.reports).toMatchObject([{ contactName: 'ปิติ ชูใจ', note: 'โอนจากบัญชีแม่', slipNames: [slip] }]);
    expect(await shop.call(adminOrder, { params: { orderId: placed.id } }, { as: administrator })).toMatchObject(whole);

    const held = orderByLink(whole);
    expect(answered).toEqual(held);
    for (const as of [shop.visitor(), await shop.signedIn()]) {
      const shown = await shop.send(orderByToken, { params: { token: placed.token } }, { as });
      for (const secret of ['0812345678', buyer.email, 'ใจดี', 'ปิติ', 'แม่', slip])
        expect(shown.body).not.toContain(secret);
      expect(await buying.look(placed, as)).toEqual(held);
    }
    const other = await buying.place(buyer, { items: ['102'] });
    const cancelled = await shop.call(cancelOrderCall, { body: { orderId: other.id, token: other.token } });
    expect([cancelled.status, cancelled.tel, cancelled.buyerName]).toEqual(['cancelled', null, 'มานี']);
  });

  test('what the link does not show is written into a report from the order itself', async () => {
    const { shop, buying, ask } = opened();
    const buyer = await shop.signedIn();
    const held = await buying.look(await buying.place(buyer, { items: ['101'] }));
    const slipNames = [await buying.slipFor(shop.visitor(), held)];
    await shop.call(reportTransferCall, { body: reportOf(held, { slipNames, email: held.email, tel: '' }) });
    expect(await ask(`select email from payment_reports where order_id = '${held.id}'`)).toBe(buyer.email);
  });

  test('is remembered for its owner only', async () => {
    const { shop, buying } = opened();
    const buyer = await shop.signedIn();
    const order = await buying.place(buyer, { items: ['102'] });
    expect(await shop.call(listOrders, {}, { as: buyer })).toEqual({ rows: [order], total: 1 });
    expect(await shop.call(orderDetail, { params: { orderId: order.id } }, { as: buyer })).toEqual(order);
    const foreign = await shop.refused(orderDetail, { params: { orderId: order.id } }, { as: await shop.signedIn() });
    expect([foreign.status, foreign.code]).toEqual([404, 'NOT_FOUND']);
    const unknown = await shop.refused(orderByToken, { params: { token: 'x'.repeat(32) } });
    expect(unknown.code).toBe('NOT_FOUND');
  });

  test('own orders come in pages where one is asked for', async () => {
    const { shop, buying } = opened();
    const buyer = await shop.signedIn();
    const first = await buying.place(buyer, { items: ['101'] });
    const second = await buying.place(buyer, { items: ['102'] });
    const page = (query: { page?: number; pageSize?: number }) => shop.call(listOrders, { query }, { as: buyer });
    expect((await page({})).rows.map(({ id }) => id).toSorted()).toEqual([first.id, second.id].toSorted());
    const pages = [await page({ page: 1, pageSize: 1 }), await page({ page: 2, pageSize: 1 })];
    expect(pages.flatMap(({ rows }) => rows)).toEqual((await page({})).rows);
    expect(pages.map(({ total }) => total)).toEqual([2, 2]);
    for (const url of ['/private/orders?page=x', '/private/courses?page=x']) {
      expect(Object.keys(readRefusal(await shop.inject({ url }, buyer)).fields)).toEqual(['page']);
    }
  });

  test('enqueues one e-mail with the link, the accounts and the time', async () => {
    const { shop, buying, ask } = opened();
    const order = await buying.place(await shop.signedIn(), { items: ['101'] });
    const text = String(await ask(`select text from mail_messages where order_id = '${order.id}'`));
    expect(text).toContain(`/order/${order.token}`);
    expect(text).toContain('1112223334');
    expect(text).toContain('฿1,000.00');
    expect(text).toContain(formatDateTime(order.cancelAt ?? 0, 'th'));
    expect(await ask(`select count(*) from mail_messages where order_id = '${order.id}'`)).toBe(1);
  });

  test('names stand in mail only where somebody proved the address', async () => {
    const { shop, buying, ask } = opened();
    const textFor = async (isProved: boolean) => {
      const buyer = await shop.signedIn();
      const prove = 'update users set email_verified = $1 where id = $2';
      await shop.parts.database.executeSql(prove, [isProved, buyer.userId]);
      const { id } = await buying.place(buyer, { items: ['101'] });
      return String(await ask(`select text from mail_messages where order_id = '${id}'`));
    };
    expect(await textFor(true)).toContain('สวัสดีคุณมานี ใจดี');
    expect(await textFor(false)).not.toMatch(/มานี|ใจดี/);
  });

  test('answers the same for the same key, and refuses the key for another body', async () => {
    const { shop, buying, ask } = opened();
    const buyer = await shop.signedIn();
    const body = await buying.orderRequest(buyer, { items: ['101'] });
    const options = { as: buyer, key: randomUUID() };
    const first = await shop.send(placeOrderCall, { body }, options);
    const second = await shop.send(placeOrderCall, { body }, options);
    expect(second.json()).toEqual(first.json());
    const other = await shop.refused(placeOrderCall, { body: { ...body, language: 'en' } }, options);
    expect([other.status, other.code]).toEqual([422, 'IDEMPOTENCY_CONFLICT']);
    expect(await ask(`select count(*) from orders where user_id = '${buyer.userId}'`)).toBe(1);
  });

  test('takes seats and pieces, tells every screen, and refuses what is not there any more', async () => {
    const { shop, buying, ask } = opened();
    await buying.place(await shop.signedIn(), { items: ['110', '201'], quantity: 3 });
    expect(await ask(`select seats_taken from items where id = '110'`)).toBe(1);
    expect(shop.messages).toContainEqual({ event: 'catalogue:changed', id: '110' });
    expect(shop.messages).toContainEqual({ event: 'catalogue:changed', id: '201' });

    const late = await shop.signedIn();
    const taken = Number(await ask(`select seats_taken from items where id = '201'`));
    const body = await buying.orderRequest(late, { items: ['101', '201'], quantity: 99 });
    const refused = await shop.refused(placeOrderCall, { body }, { as: late });
    expect([refused.status, refused.code, refused.details?.itemIds]).toEqual([409, 'NOT_ENOUGH_STOCK', ['201']]);
    expect(refused.message).toBe(`สินค้าเหลือไม่พอ: คอร์ส 201 (หมดแล้ว)`);
    expect(await ask(`select seats_taken from items where id = '201'`)).toBe(taken);
    expect(await ask(`select count(*) from orders where user_id = '${late.userId}'`)).toBe(0);
  });

  test('a price that rose is asked about with both figures; one that fell is taken', async () => {
    const { shop, buying, ask } = opened();
    const setPrice = (priceThb: number) =>
      shop.parts.db.update(pricingPlans).set({ priceThb }).where(eq(pricingPlans.id, '103a'));
    const buyer = await shop.signedIn();
    const body = await buying.orderRequest(buyer, { items: ['103'] });
    const options = { as: buyer, key: randomUUID() };
    await setPrice(120_000);
    const changed = await shop.refused(placeOrderCall, { body }, options);
    expect([changed.status, changed.code]).toEqual([409, 'PRICE_CHANGED']);
    const { quote, signature } = z.parse(signedQuoteCodec, changed.details?.quote);
    expect(quote.total).toBe(120_000);
    expect(await ask(`select count(*) from orders where user_id = '${buyer.userId}'`)).toBe(0);

    // The new total is accepted with the same key, because the refusal had no effect.
    const agreed = await shop.call(placeOrderCall, { body: { ...body, quote, signature } }, options);
    expect(agreed.total).toBe(120_000);

    const other = await shop.signedIn();
    const before = await buying.orderRequest(other, { items: ['103'] });
    await setPrice(90_000);
    expect((await shop.call(placeOrderCall, { body: before }, { as: other })).total).toBe(90_000);
  });

  test('a figure that the server never signed is refused, an old one is compared', async () => {
    const { shop, buying, clock } = opened();
    const buyer = await shop.signedIn();
    const body = await buying.orderRequest(buyer, { items: ['101'] });
    const cheaper = { ...body, quote: { ...body.quote, total: 1, price: 1 } };
    const forged = await shop.refused(placeOrderCall, { body: cheaper }, { as: buyer });
    expect([forged.status, forged.code]).toEqual([409, 'QUOTE_EXPIRED']);
    clock.forward(2 * hourMs);
    expect((await shop.call(placeOrderCall, { body }, { as: buyer })).total).toBe(100_000);
    clock.forward(-2 * hourMs);
  });

  test('names what stands against it and changes nothing', async () => {
    const { shop, buying } = opened();
    const buyer = await shop.signedIn();
    await buying.place(buyer, { items: ['101'] });
    const again = await buying.orderRequest(buyer, { items: ['101'] });
    const duplicate = await shop.refused(placeOrderCall, { body: again }, { as: buyer });
    expect([duplicate.code, duplicate.message]).toEqual(['COURSE_DUPLICATE', `${duplicates.openOrder}: คอร์ส 101`]);

    const other = await shop.signedIn();
    const twice = await buying.orderRequest(other, { items: ['201', '201'] });
    const doubled = await shop.refused(placeOrderCall, { body: twice }, { as: other });
    expect([doubled.code, doubled.message]).toEqual(['COURSE_DUPLICATE', `${duplicates.twiceInCart}: คอร์ส 201`]);
    const empty = await buying.orderRequest(other, { items: [] });
    expect((await shop.refused(placeOrderCall, { body: empty }, { as: other })).code).toBe('CART_EMPTY');
    const lost = await buying.orderRequest(other, { items: ['101', '999'] });
    const missing = await shop.refused(placeOrderCall, { body: lost }, { as: other });
    expect([missing.code, missing.details?.itemIds]).toEqual(['MISSING_PRICING', ['999']]);
    // An id is not shown in a message.
    expect([missing.message, missing.details?.names]).toEqual([failures.MISSING_PRICING, []]);
    const online = { ...(await buying.orderRequest(other, { items: ['101'] })), method: 'wallet' } as const;
    expect((await shop.refused(placeOrderCall, { body: online }, { as: other })).code).toBe('NO_PAYMENT_METHOD');
    const unpaid = { ...(await buying.orderRequest(other, { items: ['101'] })), method: null };
    expect((await shop.refused(placeOrderCall, { body: unpaid }, { as: other })).code).toBe('NO_PAYMENT_METHOD');
    const { lines, ...rest } = await buying.orderRequest(other, { items: ['101'] });
    const planless = { ...rest, lines: lines.map((line) => ({ ...line, planId: '' })) };
    expect((await shop.refused(placeOrderCall, { body: planless }, { as: other })).code).toBe('MISSING_PRICING');
  });

  test('a card token pays from 20.00 baht, and below says so', async () => {
    const { shop, buying } = opened();
    await shop.parts.db.insert(paymentMethods).values({ method: 'cardToken', isOn: true, position: 9 });
    const buyer = await shop.signedIn();
    const pay = async (priceThb: number) => {
      await shop.parts.db.update(pricingPlans).set({ priceThb }).where(eq(pricingPlans.id, '103a'));
      return { ...(await buying.orderRequest(buyer, { items: ['103'] })), method: 'cardToken' as const };
    };
    const refused = await shop.refused(placeOrderCall, { body: await pay(1_999) }, { as: buyer });
    expect(refused).toMatchObject({ status: 400, code: 'BELOW_MINIMUM', message: failures.BELOW_MINIMUM });
    const placed = await shop.call(placeOrderCall, { body: await pay(2_000) }, { as: buyer });
    expect([placed.total, placed.method]).toEqual([2_000, 'cardToken']);
    await shop.parts.db.update(pricingPlans).set({ priceThb: 100_000 }).where(eq(pricingPlans.id, '103a'));
    await shop.parts.db.delete(paymentMethods).where(eq(paymentMethods.method, 'cardToken'));
  });

  test('an instructor and a guest cannot order', async () => {
    const { shop, buying } = opened();
    const body = await buying.orderRequest(shop.visitor(), { items: ['101'] });
    const instructor = await shop.refused(placeOrderCall, { body }, { as: await shop.signedIn('instructor') });
    expect([instructor.status, instructor.code]).toEqual([403, 'BUYER_NOT_ALLOWED']);
    expect((await shop.refused(placeOrderCall, { body })).status).toBe(401);
  });

  test('what was ordered leaves the cart, the rest stays', async () => {
    const { shop, buying, clock } = opened();
    await rowsOf(shop.parts.db, clock.now).coupon({ id: 'c0', code: 'LEAVES' }, ['101']);
    const buyer = await shop.signedIn();
    const body = {
      lines: [courseLine('101', clock.now), courseLine('102', clock.now)],
      couponIds: ['c0'],
      updatedAt: clock.now,
    };
    await shop.call(saveCartCall, { body: sentCart(body) }, { as: buyer });
    await buying.place(buyer, { items: ['101'], couponIds: ['c0'] });
    const { lines, couponIds } = await shop.call(getCart, {}, { as: buyer });
    expect(couponIds).toEqual([]);
    expect(lines.map(({ itemId }) => itemId)).toEqual(['102']);
  });

  test('pieces that were put in beside the ordered ones stay in the cart, of the person and of the guest', async () => {
    const { shop, buying, clock } = opened();
    const [guest, buyer] = [shop.visitor(), await shop.signedIn()];
    const add = rowsOf(shop.parts.db, clock.now);
    await add.product({ id: '202', categoryId: 'books', seatsTotal: null });
    await add.plan({ id: '202a', itemId: '202', type: 'oneTime', termAmount: null, termUnit: null });
    const pieces = (itemId: string, quantity: number) =>
      ({ itemId, kind: 'product', planId: `${itemId}a`, quantity, seenPrice: null, addedAt: clock.now }) as const;
    const holding = (quantity: number) =>
      sentCart({ lines: [pieces('202', quantity)], couponIds: [], updatedAt: clock.now });
    const inCart = async (as: Visitor) =>
      (await shop.call(getCart, {}, { as })).lines.map(({ itemId, quantity }) => [itemId, quantity]);
    await shop.call(saveCartCall, { body: holding(1) }, { as: guest });
    await shop.call(saveCartCall, { body: holding(3) }, { as: buyer });
    for (const [name, value] of guest.cookies) buyer.cookies.set(name, value);
    await buying.place(buyer, { items: ['202'] });
    expect(await inCart(buyer)).toEqual([['202', 2]]);
    expect((await shop.call(getPublicCart, { params: { userId: '0' } }, { as: guest })).lines).toEqual([]);
  });

  test('a free course opens at once; one with approval waits for the administrator', async () => {
    const { shop, buying, administrator, ask } = opened();
    const buyer = await shop.signedIn();
    const free = await buying.place(buyer, { items: ['120'] });
    expect([free.status, free.total]).toEqual(['approved', 0]);
    expect(free.history.map(({ to, actor }) => [to, actor])).toEqual([
      ['notYetReceived', 'buyer'],
      ['approved', 'system'],
    ]);
    expect(await ask(`select count(*) from access_grants where order_id = '${free.id}'`)).toBe(1);

    const asked = await buying.place(buyer, { items: ['121'] });
    expect(asked.status).toBe('pendingApproved');
    expect(asked.reports).toMatchObject([{ amount: 0, decision: 'waiting', slipNames: [] }]);
    const mails = `select string_agg(kind, ',') from mail_messages where order_id = '${asked.id}'`;
    expect(await ask(mails), 'it is told that it was asked for').toBe('orderPlaced');
    expect((await buying.decide(administrator, asked, 'approved')).status).toBe('approved');

    const both = await buying.place(await shop.signedIn(), { items: ['120', '121'] });
    expect([both.status, both.reports.length], 'one that opens at once waits with it').toEqual(['pendingApproved', 1]);
    expect(await ask(`select count(*) from access_grants where order_id = '${both.id}'`)).toBe(0);

    const paid = await buying.place(buyer, { items: ['101'] });
    const told = async ({ token }: { readonly token: string }) =>
      (await shop.send(orderByToken, { params: { token } }, { as: buyer })).json().data.payment;
    expect(await Promise.all([free, asked, paid].map(told))).toEqual(['AutoFree', 'NeedApprovedFree', null]);
  });

  test.each(['student', 'nonMember'] as const)(
    'a buyer without an account is kept apart, and the owner of the address, a %s, is told',
    async (role) => {
      const { shop, buying, ask } = opened();
      const owner = await shop.signedIn(role);
      const buyer = await shop.signedIn('nonMember');
      await shop.parts.database.executeSql('update people set contact_email = $1 where user_id = $2', [
        owner.email,
        buyer.userId,
      ]);
      const order = await buying.place(buyer, { items: ['101'] });
      expect(order.email).toBe(owner.email);
      const kinds = `select string_agg(kind, ',' order by kind) from mail_messages where order_id = '${order.id}'`;
      expect(await ask(kinds)).toBe('orderPlaced,purchaseNotice');
      expect(await shop.call(listOrders, {}, { as: owner })).toEqual({ rows: [], total: 0 });
    },
  );

  test('nobody places orders without end; one that is refused or a press that comes again is none more', async () => {
    const { shop, buying } = opened();
    const buyer = await shop.signedIn();
    const body = await buying.orderRequest(buyer, { items: ['101'] });
    const place = (key: string) => shop.call(placeOrderCall, { body }, { as: buyer, key });
    const refusal = async () => (await shop.refused(placeOrderCall, { body }, { as: buyer })).code;
    const giveUp = ({ id }: Order) => shop.call(cancelOrderCall, { body: { orderId: id, token: null } }, { as: buyer });
    const key = randomUUID();
    const first = await place(key);
    for (let press = 1; press <= 40; press += 1) {
      expect(await place(key)).toEqual(first);
      expect(await refusal()).toBe('COURSE_DUPLICATE');
    }
    await giveUp(first);
    for (let order = 2; order <= 30; order += 1) await giveUp(await place(randomUUID()));
    expect(await shop.refused(placeOrderCall, { body }, { as: buyer })).toMatchObject({
      ...{ code: 'TOO_MANY_REQUESTS', message: checkout.refusals.ordersOfHour },
    });
    await buying.place(await shop.signedIn(), { items: ['101'] });
  });

  test('a press that the server fails at is no order of the hour either', async () => {
    const { shop, buying } = opened();
    const buyer = await shop.signedIn();
    const body = await buying.orderRequest(buyer, { items: ['101'] });
    const key = randomUUID();
    const { executeSql } = shop.parts.database;
    await executeSql('alter table order_lines rename to order_lines_away');
    for (let press = 1; press <= 30; press += 1) {
      expect((await shop.refused(placeOrderCall, { body }, { as: buyer, key })).code).toBe('SERVER_ERROR');
    }
    await executeSql('alter table order_lines_away rename to order_lines');
    await shop.call(placeOrderCall, { body }, { as: buyer, key });
  });
});
