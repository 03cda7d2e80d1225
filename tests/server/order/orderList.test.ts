import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { adminOrders, ordersCsv, ordersXlsx } from '../../../src/contract/administration/administration.ts';
import { onOrderShop } from '../../support/shop/orderShop.ts';

const dayMs = 24 * 3_600_000;

onOrderShop("the desk's list of orders", (opened) => {
  test('is filtered by way to pay and by days of Bangkok, and sorted over all pages', async () => {
    const { shop, buying, administrator, clock, ask } = opened();
    const buyer = await shop.signedIn();
    const cheap = await buying.place(buyer, { items: ['201'] });
    clock.forward(dayMs);
    const dear = await buying.place(await shop.signedIn(), { items: ['101', '102'] });
    clock.forward(dayMs);
    const last = await buying.place(await shop.signedIn(), { items: ['101'] });
    // A minute after midnight in Bangkok, and a minute before.
    await ask(`update orders set placed_at = '2026-03-01T17:01:00Z' where id = '${cheap.id}'`);
    await ask(`update orders set placed_at = '2026-03-02T16:59:00Z' where id = '${dear.id}'`);
    await ask(`update orders set placed_at = '2026-03-02T17:00:00Z', method = 'wallet' where id = '${last.id}'`);
    const numbersOf = async (query: object) =>
      (await shop.call(adminOrders, { query }, { as: administrator })).rows.map(({ number }) => number);
    expect(await numbersOf({ from: '2026-03-02', to: '2026-03-02' })).toEqual([dear.number, cheap.number]);
    expect(await numbersOf({ from: '2026-03-03' })).toEqual([last.number]);
    expect(await numbersOf({ to: '2026-03-01' })).toEqual([]);
    expect(await numbersOf({ method: 'wallet' })).toEqual([last.number]);
    expect(await numbersOf({ sort: 'dearest', pageSize: 2 })).toEqual([dear.number, last.number]);
    expect(await numbersOf({ sort: 'dearest', pageSize: 2, page: 2 })).toEqual([cheap.number]);
    expect(await numbersOf({ sort: 'oldest' })).toEqual([cheap.number, dear.number, last.number]);
  });

  test('is exported as filtered, as CSV without formulas and as Excel with amounts', async () => {
    const { shop, buying, administrator, ask } = opened();
    const order = await buying.place(await shop.signedIn(), { items: ['101'] });
    await ask(`update orders set buyer_name = '=HYPERLINK("http://x")' where id = '${order.id}'`);
    const query = { keyword: order.number };
    const csv = await shop.send(ordersCsv, { query }, { as: administrator, language: 'en' });
    const [titles, row, ...rest] = csv.rawPayload.toString('utf8').split('\r\n');
    expect([csv.headers['content-type'], rest]).toEqual(['text/csv; charset=utf-8', ['']]);
    expect(titles?.startsWith('\uFEFFNumber,Ordered,Status')).toBe(true);
    expect(row).toContain(`,"'=HYPERLINK(""http://x"")",`);
    expect(row).toContain(',1000.00,THB,');

    const xlsx = await shop.send(ordersXlsx, { query }, { as: administrator, language: 'en' });
    const parts = Object.entries(unzipSync(new Uint8Array(xlsx.rawPayload)));
    const xml = parts.filter(([name]) => /sheet1|sharedStrings/.test(name)).map(([, bytes]) => strFromU8(bytes));
    expect(xml.join('')).toContain('=HYPERLINK(');
    expect(xml.join('')).toContain('<v>1000</v>');
    expect(xml.join('')).not.toContain('<f>');
  });

  test('is exported by no visitor and no buyer', async () => {
    const { shop } = opened();
    for (const as of [shop.visitor(), await shop.signedIn(), await shop.signedIn('instructor')]) {
      const refused = [await shop.refused(ordersCsv, {}, { as }), await shop.refused(ordersXlsx, {}, { as })];
      expect(refused.map(({ status }) => status)).toEqual(as.cookies.size === 0 ? [401, 401] : [403, 403]);
    }
  });
});
