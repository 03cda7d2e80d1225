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

  test('has each order on one page, also far behind, whatever is filtered and sorted', async () => {
    const { shop, buying, administrator, clock, ask } = opened();
    const first = await buying.place(await shop.signedIn(), { items: ['101'] });
    clock.forward(dayMs);
    await ask(`insert into orders select (jsonb_populate_record(orders, jsonb_build_object('id', 'copy' || n, 'number', 'C' || n,
      'token', md5('' || n), 'placed_at', placed_at - interval '7 hours' * (n % 90), 'price', n % 7 * 100, 'total', n % 7 * 100,
      'discount', 0, 'shipping_fee', 0, 'withholding', 0, 'vat', 0, 'status', case when n % 3 > 0 then 'approved' else 'cancelled' end,
      'method', case when n % 2 = 0 then 'wallet' else 'bankTransfer' end))).*
      from orders, generate_series(1, 700) as n where id = '${first.id}'`);
    await ask(`insert into payment_reports (id, order_id, op_key, reported_at, transferred_at, amount, contact_name, email,
      origin_bank_code, account_id, account_number, account_name, account_bank_code)
      select 'r' || n, 'copy' || n * 50, 'k' || n, now() + interval '1 hour' * n, now(), 0, '', '', '', '', '', '', ''
      from generate_series(1, 9) as n`);
    const waiting = `(select min(reported_at) from payment_reports where order_id = orders.id)`;
    const sequences = {
      ...{ queue: `${waiting} nulls last, placed_at desc, id desc`, newest: 'placed_at desc, id desc' },
      ...{ oldest: 'placed_at, id', dearest: 'total desc, id desc', cheapest: 'total, id' },
    } as const;
    const filters = [
      [{}, 'true'],
      [{ status: 'approved' }, `status = 'approved'`],
      [{ status: 'approved', method: 'wallet' }, `status = 'approved' and method = 'wallet'`],
      [
        { from: '2026-01-20', to: '2026-02-12' },
        `placed_at >= '2026-01-19T17:00:00Z' and placed_at < '2026-02-12T17:00:00Z'`,
      ],
    ] as const;
    for (const [filter, condition] of filters) {
      for (const [sort, order] of Object.entries(sequences)) {
        const wanted = String(
          await ask(`select string_agg(number, ' ' order by ${order}) from orders where ${condition}`),
        ).split(' ');
        for (const page of [8, Math.ceil(wanted.length / 40)]) {
          const found = await shop.call(
            adminOrders,
            { query: { ...filter, sort: sort as 'queue', pageSize: 40, page } },
            { as: administrator },
          );
          const numbers = found.rows.map(({ number }) => number);
          expect([sort, page, found.total, numbers]).toEqual([
            sort,
            page,
            wanted.length,
            wanted.slice((page - 1) * 40, page * 40),
          ]);
        }
      }
    }
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
