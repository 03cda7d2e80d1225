import { expect, test } from 'vitest';
import { transaction } from '../../../server/store/database/transaction.ts';
import { findOrder } from '../../../server/store/order/orders.ts';
import { cancelOrder as giveUp } from '../../../server/useCases/order/cancelOrder.ts';
import { cancelUnpaidOrders } from '../../../server/useCases/order/cancelUnpaidOrders.ts';
import { moveOrder } from '../../../server/useCases/order/moveOrder.ts';
import { openAttempt } from '../../../server/useCases/payment/openAttempt.ts';
import { cancelUnpaidOrder } from '../../../src/contract/administration/orderPayments.ts';
import { cancelOrderCall } from '../../../src/contract/order/order.ts';
import { reportTransferCall } from '../../../src/contract/order/payment.ts';
import { saveSettings } from '../../../src/contract/site/site.ts';
import { defaultSiteSettings } from '../../../src/domain/site/siteSettings.ts';
import { reportOf } from '../../support/shop/buying.ts';
import { onOrderShop } from '../../support/shop/orderShop.ts';
import { rowsOf } from '../../support/shop/shopRows.ts';

const hourMs = 3_600_000;

onOrderShop('giving an order up', (opened) => {
  test('its owner and its token may, nobody else; seats, pieces and coupons go back once', async () => {
    const { shop, buying, clock, ask } = opened();
    await rowsOf(shop.parts.db, clock.now).coupon({ id: 'c1', code: 'TWO', quantity: 2, onePerUser: true }, ['101']);
    const counts = () =>
      ask(`select (select seats_taken from items where id = '110') || ' ' ||
      (select seats_taken from items where id = '201') || ' ' || (select held from coupons where id = 'c1')`);
    const buyer = await shop.signedIn();
    const order = await buying.place(buyer, { items: ['101', '110', '201'], quantity: 2, couponIds: ['c1'] });
    expect(await counts()).toBe('1 2 1');
    const stranger = { as: await shop.signedIn() };
    const refused = await shop.refused(
      cancelOrderCall,
      { body: { orderId: order.id, token: 'x'.repeat(32) } },
      stranger,
    );
    expect(refused.code).toBe('NOT_FOUND');

    const body = { orderId: order.id, token: order.token };
    const cancelled = await shop.call(cancelOrderCall, { body });
    expect(cancelled.status).toBe('cancelled');
    expect(await counts()).toBe('0 0 0');
    expect((await shop.call(cancelOrderCall, { body })).history).toHaveLength(2);
    expect(await counts()).toBe('0 0 0');
    expect(
      await ask(`select count(*) from mail_messages where order_id = '${order.id}' and kind = 'orderCancelled'`),
    ).toBe(1);

    // The person's one use is free again.
    const second = await buying.place(buyer, { items: ['101'], couponIds: ['c1'] });
    await shop.call(cancelOrderCall, { body: { orderId: second.id, token: null } }, { as: buyer });
  });

  test('not while it waits for a decision or is approved', async () => {
    const { shop, buying, administrator } = opened();
    const { order } = await buying.reported(await shop.signedIn(), { items: ['101'] });
    const body = { orderId: order.id, token: order.token };
    expect((await shop.refused(cancelOrderCall, { body })).code).toBe('STATUS_CONFLICT');
    await buying.decide(administrator, order, 'approved');
    expect((await shop.refused(cancelOrderCall, { body })).code).toBe('STATUS_CONFLICT');
  });

  test('an approved order that cost nothing is taken back with a reason: access, seat and coupon', async () => {
    const { shop, buying, administrator: as, clock, ask } = opened();
    const coupon = { id: 'gift', code: 'GIFT', quantity: 1, onePerUser: true, amountThb: 10_000_000 };
    await rowsOf(shop.parts.db, clock.now).coupon(coupon, ['110']);
    const counts = () =>
      ask(`select (select seats_taken from items where id = '110') || ' ' ||
      (select used + held from coupons where id = 'gift')`);
    const before = await counts();
    const order = await buying.place(await shop.signedIn(), { items: ['110'], couponIds: ['gift'] });
    expect(order).toMatchObject({ status: 'approved', total: 0 });
    const takeBack = (reason: string | null) => ({ params: { orderId: order.id }, body: { reason } });
    expect((await shop.refused(cancelOrderCall, { body: { orderId: order.id, token: order.token } })).code).toBe(
      'STATUS_CONFLICT',
    );
    const refused = await shop.refused(cancelUnpaidOrder, takeBack(' '), { as });
    expect(Object.keys(refused.fields)).toEqual(['reason']);
    const back = await shop.call(cancelUnpaidOrder, takeBack('ลงผิดรอบ'), { as });
    expect(back.history.at(-1)).toMatchObject({ to: 'refunded', actor: 'administrator', reason: 'ลงผิดรอบ' });
    expect(await counts()).toBe(before);
    const open = `select count(*) from access_grants where order_id = '${order.id}' and revoked_at is null`;
    expect(Number(await ask(open))).toBe(0);
    const mail = `select text from mail_messages where order_id = '${order.id}' and kind = 'orderCancelled'`;
    expect(String(await ask(mail))).toContain('ลงผิดรอบ');
    expect((await shop.call(cancelUnpaidOrder, takeBack('ลงผิดรอบ'), { as })).history).toHaveLength(back.history.length);
    const next = await buying.place(await shop.signedIn(), { items: ['110'], couponIds: ['gift'] });
    expect(next.total).toBe(0);
    await shop.call(cancelUnpaidOrder, { params: { orderId: next.id }, body: { reason: 'ลงผิดรอบ' } }, { as });
  });

  test('not while a charge is open, by the buyer or by time', async () => {
    const { shop, buying, clock } = opened();
    const order = await buying.place(await shop.signedIn(), { items: ['101'] });
    const stored = await findOrder(shop.parts.db, order.id);
    if (stored === null) throw new Error('The order is missing');
    await transaction(shop.parts.db, (tx) => openAttempt(tx, shop.parts, stored, 'cardToken', clock.now));
    const body = { orderId: order.id, token: order.token };
    expect((await shop.refused(cancelOrderCall, { body })).code).toBe('STATUS_CONFLICT');
    await after(100 * hourMs, async () => {
      expect((await buying.look(order)).status).toBe('notYetReceived');
    });
  });

  test('time gives nothing up whose end was moved since it was found, and a buyer may before the end', async () => {
    const { shop, buying, clock } = opened();
    const { parts } = shop;
    const order = await buying.place(await shop.signedIn(), { items: ['101'] });
    const byTime = { orderId: order.id, actor: 'system', actorUserId: null } as const;
    const atEnd = clock.now + 48 * hourMs;
    expect(await transaction(parts.db, (tx) => giveUp(tx, parts, byTime, atEnd - 1))).toMatchObject({
      code: 'STATUS_CONFLICT',
    });
    expect((await buying.look(order)).status).toBe('notYetReceived');
    const body = { orderId: order.id, token: order.token };
    expect((await shop.call(cancelOrderCall, { body })).status).toBe('cancelled');
  });

  test('an order that has stepped on is moved by nobody who still believes it unpaid, whatever the step', async () => {
    const { shop, buying, administrator, clock } = opened();
    const { db } = shop.parts;
    const order = await buying.place(await shop.signedIn(), { items: ['101'] });
    const stale = await findOrder(db, order.id);
    if (stale === null) throw new Error('The order is missing');
    const body = reportOf(order, { slipNames: [await buying.slipFor(shop.visitor(), order)] });
    const { order: reported } = await shop.call(reportTransferCall, { body });
    const before = await buying.decide(administrator, reported, 'approved');
    for (const [to, actor] of [
      ['cancelled', 'system'],
      ['pendingApproved', 'buyer'],
      ['approved', 'provider'],
    ] as const) {
      const step = { to, actor, actorUserId: null, reason: null };
      const moved = await transaction(db, (tx) => moveOrder(tx, shop.parts, stale, step, clock.now));
      expect(moved).toMatchObject({ code: 'STATUS_CONFLICT' });
    }
    const { status, history } = await buying.look(order);
    expect([status, history]).toEqual(['approved', before.history]);
  });

  test('time gives up unpaid orders at their end, and no others', async () => {
    const { shop, buying, ask } = opened();
    const unpaid = await buying.place(await shop.signedIn(), { items: ['110'] });
    const { order: reported } = await buying.reported(await shop.signedIn(), { items: ['101'] });
    await after(48 * hourMs - 1_000, async () => expect((await buying.look(unpaid)).status).toBe('notYetReceived'));
    shop.messages.length = 0;
    await after(48 * hourMs, async () => {
      expect((await buying.look(unpaid)).history.at(-1)).toMatchObject({ to: 'cancelled', actor: 'system' });
    });
    expect(shop.messages).toContainEqual({ event: 'catalogue:changed', id: '110' });
    const mail = `select text from mail_messages where order_id = '${unpaid.id}' and kind = 'orderCancelled'`;
    expect(String(await ask(mail))).toContain('ไม่ได้รับการแจ้งชำระเงินภายในเวลาที่กำหนด');
    expect(await ask(`select seats_taken from items where id = '110'`)).toBe(0);
    await after(1_000 * hourMs, async () => expect((await buying.look(reported)).status).toBe('pendingApproved'));
  });

  test('where the shop gives nothing up by time, an unpaid order never ends', async () => {
    const { shop, buying, administrator } = opened();
    const save = (autoCancelHours: number) =>
      shop.call(saveSettings, { body: { ...defaultSiteSettings, autoCancelHours } }, { as: administrator });
    await save(0);
    const order = await buying.place(await shop.signedIn(), { items: ['101'] });
    await save(defaultSiteSettings.autoCancelHours);
    expect(order.cancelAt).toBeNull();
    await after(10 * 365 * 24 * hourMs, async () => expect((await buying.look(order)).status).toBe('notYetReceived'));
  });

  test('one order that cannot be given up does not hold the others', async () => {
    const { shop, buying, clock } = opened();
    const stuck = await buying.place(await shop.signedIn(), { items: ['101'] });
    clock.forward(1_000);
    const other = await buying.place(await shop.signedIn(), { items: ['101'] });
    clock.forward(48 * hourMs);
    const enqueue: typeof shop.parts.email.enqueue = async (tx, message) => {
      if (message.orderId === stuck.id) throw new Error('This one cannot be told');
      return await shop.parts.email.enqueue(tx, message);
    };
    await expect(cancelUnpaidOrders({ ...shop.parts, email: { enqueue } })).rejects.toThrow('1 overdue');
    expect([(await buying.look(stuck)).status, (await buying.look(other)).status]).toEqual([
      'notYetReceived',
      'cancelled',
    ]);
    await cancelUnpaidOrders(shop.parts);
    expect((await buying.look(stuck)).status).toBe('cancelled');
    clock.forward(-48 * hourMs - 1_000);
  });

  test('a rejected order is kept for 72 hours from its last rejection', async () => {
    const { shop, buying, administrator, clock } = opened();
    const buyer = await shop.signedIn();
    const { order } = await buying.reported(buyer, { items: ['101'] });
    await buying.decide(administrator, order, 'rejected');
    clock.forward(71 * hourMs);
    const body = reportOf(order, { slipNames: [await buying.slipFor(buyer, order)] });
    const again = await shop.call(reportTransferCall, { body });
    await buying.decide(administrator, again.order, 'rejected');
    await after(71 * hourMs, async () => expect((await buying.look(order)).status).toBe('rejected'));
    await after(72 * hourMs, async () => expect((await buying.look(order)).status).toBe('cancelled'));
  });

  /** Advances the time, runs the minutely job, and sets the clock back for the next test. */
  async function after(milliseconds: number, look: () => Promise<void>) {
    const { shop, clock } = opened();
    clock.forward(milliseconds);
    await cancelUnpaidOrders(shop.parts);
    await look();
    clock.forward(-milliseconds);
  }
});
