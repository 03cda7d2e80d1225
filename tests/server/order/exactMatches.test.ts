import { expect, test } from 'vitest';
import { decideReportCall, exactMatches } from '../../../src/contract/administration/administration.ts';
import { reportTransferCall } from '../../../src/contract/order/payment.ts';
import { reportOf } from '../../support/shop/buying.ts';
import { onOrderShop } from '../../support/shop/orderShop.ts';
import { slipPicture, slipQrText } from '../../support/shop/slipPicture.ts';

onOrderShop('reports that match exactly', (opened) => {
  let made = 0;
  const reported = async (changes: Parameters<typeof reportOf>[1] = {}) => {
    const { shop, buying, clock } = opened();
    clock.forward(1_000);
    const buyer = await shop.signedIn();
    const order = await buying.place(buyer, { items: ['101'] });
    made += 1;
    const slip = await slipPicture(slipQrText(`20261122${String(made).padStart(17, '0')}`));
    const body = reportOf(order, { slipNames: [await buying.slipFor(buyer, order, slip)], ...changes });
    return (await shop.call(reportTransferCall, { body }, { as: buyer })).order;
  };
  const shown = async () =>
    (await opened().shop.call(exactMatches, {}, { as: opened().administrator })).map(({ id }) => id);

  test('are listed, the longest waiting first, without those that differ or were decided', async () => {
    const { buying, administrator } = opened();
    const [first, second, third] = [await reported(), await reported(), await reported()];
    await reported({ amount: 99_900 });
    await reported({ originBankCode: 'KBANK' });
    expect(await shown()).toEqual([first.id, second.id, third.id]);
    await buying.decide(administrator, second, 'approved');
    expect(await shown()).toEqual([first.id, third.id]);
  });

  test('are found behind many that differ', async () => {
    const { ask } = opened();
    const [match, other] = [await reported(), await reported({ originBankCode: 'KBANK' })];
    const copy = (table: string, where: string, changes: string) =>
      ask(`insert into ${table} select (jsonb_populate_record(one, jsonb_build_object(${changes}))).*
        from ${table} as one cross join generate_series(1, 70) as n where ${where}`);
    const report = other.reports[0]?.id;
    await copy('orders', `id = '${other.id}'`, `'id', 'o' || n, 'number', 'o' || n, 'token', md5('o' || n)`);
    const early = `'reported_at', '2026-01-01T00:00:00Z'`;
    await copy(
      'payment_reports',
      `id = '${report}'`,
      `'id', 'r' || n, 'order_id', 'o' || n, 'op_key', 'k' || n, ${early}`,
    );
    await copy('report_slips', `report_id = '${report}'`, `'report_id', 'r' || n, 'is_freed', true`);
    expect(await shown()).toContain(match.id);
  });

  test('two administrators who approve the same list at once decide each order once', async () => {
    const { shop, administrator, ask } = opened();
    const orders = await Promise.all([reported(), reported(), reported(), reported()]);
    const other = await shop.signedIn('administrator');
    const approveAll = async (as: typeof other) => {
      const codes: string[] = [];
      for (const order of orders) {
        const body = { reportId: order.reports[0]?.id ?? '', decision: 'approved', reasonCode: null, reason: null };
        const answer = await shop.send(decideReportCall, { params: { orderId: order.id }, body } as never, { as });
        codes.push(answer.statusCode === 200 ? 'approved' : answer.json<{ error: { code: string } }>().error.code);
      }
      return codes;
    };
    const [mine, theirs] = await Promise.all([approveAll(administrator), approveAll(other)]);
    for (const [place] of orders.entries()) {
      expect([mine[place], theirs[place]].sort()).toEqual(['STATUS_CONFLICT', 'approved']);
    }
    const ids = orders.map(({ id }) => `'${id}'`).join();
    expect(await ask(`select count(*) from access_grants where order_id in (${ids})`)).toBe(4);
    const mails = `select count(*) from mail_messages where kind = 'orderApproved' and order_id in (${ids})`;
    expect(await ask(mails)).toBe(4);
  });
});
