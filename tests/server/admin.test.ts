import { expect, test } from 'vitest';
import { adminMail, adminOrder, adminOrders } from '../../src/contract/administration.ts';
import { eachOrderShop } from '../support/orderShop.ts';

const minuteMs = 60_000;

eachOrderShop('the administrator', (opened) => {
  test('sees what waits first, the longest waiting before the others, then the newest', async () => {
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
    expect(await find('มานี')).toContain(order.id);
    expect(await find('100%')).toEqual([]);
    expect(await find('_')).toEqual([]);
    const shown = await shop.call(adminOrder, { params: { orderId: order.id } }, { as: administrator });
    expect(shown).toEqual(await buying.look(order, buyer));
    const unknown = await shop.refused(adminOrder, { params: { orderId: 'none' } }, { as: administrator });
    expect(unknown.code).toBe('NOT_FOUND');
  });

  test('reads the e-mails of the shop, the newest first; nobody else sees any of this', async () => {
    const { shop, buying, administrator, clock } = opened();
    clock.forward(minuteMs);
    const buyer = await shop.signedIn();
    const order = await buying.place(buyer, { items: ['101'] });
    const mail = await shop.call(adminMail, { query: { pageSize: 1 } }, { as: administrator });
    expect(mail.rows).toMatchObject([{ kind: 'orderPlaced', to: buyer.email, sentAt: clock.now }]);
    expect(mail.rows[0]?.subject).toContain(order.number);
    expect(mail.total).toBeGreaterThan(1);
    for (const as of [buyer, await shop.signedIn('instructor'), shop.visitor()]) {
      const refused = [
        await shop.refused(adminMail, {}, { as }),
        await shop.refused(adminOrders, {}, { as }),
        await shop.refused(adminOrder, { params: { orderId: order.id } }, { as }),
      ];
      expect(refused.map(({ status }) => status)).toEqual(as.cookies.size === 0 ? [401, 401, 401] : [403, 403, 403]);
    }
  });
});
