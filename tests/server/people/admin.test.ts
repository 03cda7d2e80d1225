import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { transaction } from '../../../server/store/database/transaction.ts';
import { deskWork } from '../../../server/store/order/salesFigures.ts';
import { searchOrders } from '../../../server/store/order/searchOrders.ts';
import { adminMail, adminOrder, adminOrders } from '../../../src/contract/administration/administration.ts';
import { cancelOrderCall, orderByToken } from '../../../src/contract/order/order.ts';
import { reportTransferCall } from '../../../src/contract/order/payment.ts';
import type { OrderAtDesk } from '../../../src/domain/order/order.ts';
import { everyOrder } from '../../../src/domain/order/orderSearch.ts';
import { reportOf } from '../../support/shop/buying.ts';
import { onOrderShop } from '../../support/shop/orderShop.ts';

const minuteMs = 60_000;

onOrderShop('the administrator', (opened) => {
  test('sees pending orders first, the oldest of them first, then the newest', async () => {
    const { shop, buying, administrator, clock } = opened();
    const places = [];
    for (const name of ['unpaid', 'firstWaiting', 'secondWaiting', 'approved', 'newest'] as const) {
      clock.forward(minuteMs);
      const buyer = await shop.signedIn();
      if (name === 'unpaid' || name === 'newest') places.push((await buying.place(buyer, { items: ['101'] })).id);
      else if (name === 'approved') places.push((await buying.approved(buyer, administrator, { items: ['101'] })).id);
      else places.push((await buying.reported(buyer, { items: ['101'] })).order.id);
    }
    const [unpaid, first, second, approved, newest] = places;
    const page = (query: object) => shop.call(adminOrders, { query }, { as: administrator });
    const all = await page({});
    expect(all.rows.map((order) => order.id)).toEqual([first, second, newest, approved, unpaid]);
    expect(all.total).toBe(5);
    const waiting = await page({ status: 'pendingApproved' });
    expect([waiting.total, waiting.rows.map((order) => order.id)]).toEqual([2, [first, second]]);
    const paged = await page({ page: 2, pageSize: 2 });
    expect([paged.total, paged.rows.map((order) => order.id)]).toEqual([5, [newest, approved]]);
    const across = [await page({ pageSize: 3 }), await page({ page: 2, pageSize: 3 })];
    expect(across.map(({ rows }) => rows.map((order) => order.id))).toEqual([
      [first, second, newest],
      [approved, unpaid],
    ]);
    expect((await page({ page: 9 })).rows).toEqual([]);
  });

  test('finds orders by number, name and e-mail, and one order whole', async () => {
    const { shop, buying, administrator } = opened();
    const buyer = await shop.signedIn();
    const { order } = await buying.reported(buyer, { items: ['101'] });
    const find = async (keyword: string) =>
      (await buying.ordersShown(administrator, { keyword })).rows.map(({ id }) => id);
    expect(await find(order.number)).toEqual([order.id]);
    expect(await find(buyer.email.toUpperCase())).toEqual([order.id]);
    expect(await find(` ${buyer.email.slice(3, 12)} `)).toEqual([order.id]);
    expect(await find(order.number.slice(2))).toEqual([order.id]);
    expect(await find('มา')).toContain(order.id);
    expect(await find('มานี')).toContain(order.id);
    expect(await find('100%')).toEqual([]);
    expect(await find('_')).toEqual([]);
    const shown = await shop.call(adminOrder, { params: { orderId: order.id } }, { as: administrator });
    expect(shown).toMatchObject(await buying.look(order, buyer));
    const unknown = await shop.refused(adminOrder, { params: { orderId: 'none' } }, { as: administrator });
    expect(unknown.code).toBe('NOT_FOUND');
  });

  test('sees which lines of an order need approval, beside money too; its buyer does not', async () => {
    const { shop, buying, administrator } = opened();
    const buyer = await shop.signedIn();
    const { order } = await buying.reported(buyer, { items: ['101', '121'] });
    expect(order.total).toBeGreaterThan(0);
    const asking = [
      ['101', false],
      ['121', true],
    ];
    const linesOf = ({ lines }: OrderAtDesk) => lines.map(({ itemId, needsApproval }) => [itemId, needsApproval]);
    const shown = await shop.call(adminOrder, { params: { orderId: order.id } }, { as: administrator });
    expect(linesOf(shown)).toEqual(asking);
    const listed = (await buying.ordersShown(administrator, { keyword: order.number })).rows;
    expect(listed.map(linesOf)).toEqual([asking]);
    expect(linesOf(await buying.decide(administrator, shown, 'approved'))).toEqual(asking);
    const own = await shop.send(orderByToken, { params: { token: order.token } }, { as: buyer });
    expect(own.body).toContain('"pricingplan_id":"121a"');
    expect(own.body).not.toContain('need_approval');
  });

  test('finds money after a cancellation, whatever the order’s status is now', async () => {
    const { shop, buying, administrator, clock } = opened();
    const buyer = await shop.signedIn();
    const cancelled = await buying.place(buyer, { items: ['101'] });
    await shop.call(cancelOrderCall, { body: { orderId: cancelled.id, token: cancelled.token } });
    const report = async () => {
      clock.forward(1_000);
      const slipNames = [await buying.slipFor(buyer, cancelled)];
      return (await shop.call(reportTransferCall, { body: reportOf(cancelled, { slipNames }) })).order;
    };
    await report();
    const both = await report();
    const late = () => shop.call(adminOrders, { query: { review: 'open' } }, { as: administrator });
    expect((await late()).rows.map(({ id, status }) => [id, status])).toEqual([[cancelled.id, 'cancelled']]);
    const revived = await buying.decide(administrator, both, 'approved');
    expect((await late()).rows.map(({ id, status }) => [id, status])).toEqual([[cancelled.id, 'approved']]);
    await buying.decide(administrator, revived, 'rejected');
    expect(await late()).toEqual({ rows: [], total: 0 });
  });

  test('reads the shop’s e-mails, newest first; nobody else does', async () => {
    const { shop, buying, administrator, clock, ask } = opened();
    clock.forward(minuteMs);
    const buyer = await shop.signedIn();
    const order = await buying.place(buyer, { items: ['101'] });
    const mail = await shop.call(adminMail, { query: { pageSize: 1 } }, { as: administrator });
    expect(mail.rows).toMatchObject([{ kind: 'orderPlaced', to: buyer.email, createdAt: clock.now }]);
    expect(mail.rows[0]?.subject).toContain(order.number);
    expect(mail.total).toBeGreaterThan(1);
    const failed = { query: { delivery: 'failed' as const } };
    expect((await shop.call(adminMail, failed, { as: administrator })).total).toBe(0);
    await ask(
      `update mail_messages set delivery = 'failed', sent_at = null where id = '${mail.rows[0]?.id}' returning 1`,
    );
    const unsent = await shop.call(adminMail, failed, { as: administrator });
    expect(unsent).toMatchObject({ total: 1, rows: [{ id: mail.rows[0]?.id }] });
    expect((await deskWork(shop.parts.db, true)).failedMail).toBe(1);
    for (const as of [buyer, await shop.signedIn('instructor'), shop.visitor()]) {
      const refused = [
        await shop.refused(adminMail, {}, { as }),
        await shop.refused(adminOrders, {}, { as }),
        await shop.refused(adminOrder, { params: { orderId: order.id } }, { as }),
      ];
      expect(refused.map(({ status }) => status)).toEqual(as.cookies.size === 0 ? [401, 401, 401] : [403, 403, 403]);
    }
  });

  test('looks through no more orders than it finds, however many there are', async () => {
    const { shop, buying, ask } = opened();
    const { order } = await buying.reported(await shop.signedIn(), { items: ['101'] });
    const many = 5_000;
    await ask(`insert into orders (id, number, token, user_id, status, currency, method, price, discount, shipping_fee, vat,
        withholding, total, quote_digest, placed_at, buyer_name, email, language)
      select 'many' || n, 'many' || n, 'token-of-an-old-order-' || n, user_id, 'approved', currency, method, price, discount,
        shipping_fee, vat, withholding, total, quote_digest, placed_at - n * interval '1 hour', 'ใคร คนหนึ่ง',
        'buyer' || n || '@example.org', language
      from orders, generate_series(1, ${many}) n where id = '${order.id}'`);
    await ask('vacuum analyze orders');
    const found = (search: Partial<Parameters<typeof searchOrders>[1]>) =>
      transaction(shop.parts.db, async (tx) => {
        const all = { ...everyOrder, offset: 0, limit: 10 };
        const { total } = await searchOrders(tx, { ...all, ...search });
        const { rows } = await tx.execute<{ read: number }>(
          sql`select sum(seq_tup_read)::int as read from pg_stat_xact_user_tables where relname = 'orders'`,
        );
        return { total, isLookedThrough: (rows[0]?.read ?? 0) >= many };
      });
    expect(await found({ keyword: 'YER4321@' })).toEqual({ total: 1, isLookedThrough: false });
    expect(await found({ keyword: order.number })).toEqual({ total: 1, isLookedThrough: false });
    expect((await found({ status: 'pendingApproved' })).isLookedThrough).toBe(false);
  });
});
