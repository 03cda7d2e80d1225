import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { decideReportCall } from '../../../src/contract/administration/administration.ts';
import { cancelOrderCall, placeOrderCall } from '../../../src/contract/order/order.ts';
import { reportTransferCall } from '../../../src/contract/order/payment.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { reportOf } from '../../support/shop/buying.ts';
import { onOrderShop } from '../../support/shop/orderShop.ts';

const hourMs = 3_600_000;

onOrderShop('deciding a report', (opened) => {
  test('approves once: one grant, one e-mail, one settled payment, and the open screens are told', async () => {
    const { shop, buying, administrator, clock, ask } = opened();
    const buyer = await shop.signedIn();
    const { order } = await buying.reported(buyer, { items: ['101'] });
    shop.messages.length = 0;
    const approved = await buying.decide(administrator, order, 'approved');
    expect(approved.status).toBe('approved');
    expect(approved.history.at(-1)).toEqual({
      from: 'pendingApproved',
      to: 'approved',
      at: clock.now,
      actor: 'administrator',
      reasonCode: null,
      reason: null,
    });
    expect(shop.messages).toEqual([{ event: 'order:changed', orderId: order.id, userId: buyer.userId }]);
    const ofOrder = `where order_id = '${order.id}'`;
    expect(await ask(`select count(*) from access_grants ${ofOrder}`)).toBe(1);
    expect(await ask(`select state || ' ' || amount from payment_attempts ${ofOrder}`)).toBe('settled 100000');
    const mail = `select text from mail_messages ${ofOrder} and kind = 'orderApproved'`;
    expect(String(await ask(mail))).toContain('/learn/101');

    const again = await shop.refused(
      decideReportCall,
      {
        params: { orderId: order.id },
        body: { reportId: order.reports[0]?.id ?? '', decision: 'rejected', reasonCode: null, reason: 'ช้าไป' },
      },
      { as: administrator },
    );
    expect([again.status, again.code]).toEqual([409, 'STATUS_CONFLICT']);
    expect((await buying.look(order)).status).toBe('approved');
  });

  test('the same key is one decision with one answer', async () => {
    const { shop, buying, administrator } = opened();
    const { order } = await buying.reported(await shop.signedIn(), { items: ['101'] });
    const key = randomUUID();
    const first = await buying.decide(administrator, order, 'approved', key);
    expect(await buying.decide(administrator, order, 'approved', key)).toEqual(first);
  });

  test('a rejection needs a reason, which the buyer reads; then a new report may come', async () => {
    const { shop, buying, administrator, clock, ask } = opened();
    const buyer = await shop.signedIn();
    const { order } = await buying.reported(buyer, { items: ['101'] });
    const reportId = order.reports[0]?.id ?? '';
    const silent = await shop.refused(
      decideReportCall,
      { params: { orderId: order.id }, body: { reportId, decision: 'rejected', reasonCode: null, reason: '  ' } },
      { as: administrator },
    );
    expect([silent.code, silent.fields]).toEqual(['INPUT_ERROR', { reason: 'กรุณาใส่ข้อมูลช่องนี้' }]);

    const rejected = await buying.decide(administrator, order, 'rejected');
    expect(rejected).toMatchObject({ status: 'rejected', cancelAt: clock.now + 72 * hourMs });
    expect(rejected.reports).toMatchObject([{ decision: 'rejected', rejectReason: 'สลิปอ่านไม่ออก' }]);
    const mail = `from mail_messages where order_id = '${order.id}' and kind = 'orderRejected'`;
    expect(String(await ask(`select text ${mail}`))).toContain('สลิปอ่านไม่ออก');

    const body = reportOf(order, { slipNames: [await buying.slipFor(buyer, order)] });
    const { order: reported } = await shop.call(reportTransferCall, { body });
    expect([reported.status, reported.reports.length]).toEqual(['pendingApproved', 2]);
    await buying.decide(administrator, reported, 'rejected');
    expect(await ask(`select count(*) ${mail}`)).toBe(2);
    const third = reportOf(order, { slipNames: [await buying.slipFor(buyer, order)] });
    const { order: last } = await shop.call(reportTransferCall, { body: third });
    expect((await buying.decide(administrator, last, 'approved')).status).toBe('approved');
  });

  test('a usual reason is told in the language of the buyer, with what was added to it', async () => {
    const { shop, buying, administrator, ask } = opened();
    const buyer = await shop.signedIn();
    const request = await buying.orderRequest(buyer, { items: ['101'] });
    const placed = await shop.call(placeOrderCall, { body: { ...request, language: 'en' } }, { as: buyer });
    const slipNames = [await buying.slipFor(buyer, placed)];
    const { order, reportId } = await shop.call(reportTransferCall, { body: reportOf(placed, { slipNames }) });
    const body = { reportId, decision: 'rejected', reasonCode: 'slipUnreadable', reason: ' Ref. 12 ' } as const;
    const parts = { params: { orderId: order.id }, body };
    const rejected = await shop.call(decideReportCall, parts, { as: administrator, language: 'th' });
    const why = { reasonCode: 'slipUnreadable', reason: 'Ref. 12' };
    expect(rejected.history.at(-1)).toMatchObject({ to: 'rejected', ...why });
    expect(rejected.reports).toMatchObject([{ rejectCode: 'slipUnreadable', rejectReason: 'Ref. 12' }]);
    const mail = `select text from mail_messages where order_id = '${order.id}' and kind = 'orderRejected'`;
    expect(String(await ask(mail))).toContain('Reason: The slip cannot be read. Ref. 12');

    const { order: again } = await buying.reported(await shop.signedIn(), { items: ['101'] });
    const second = { reportId: again.reports[0]?.id ?? '', decision: 'rejected', reason: null } as const;
    const bare = { params: { orderId: again.id }, body: { ...second, reasonCode: 'moneyMissing' } } as const;
    await shop.call(decideReportCall, bare, { as: administrator, language: 'en' });
    const inThai = `select text from mail_messages where order_id = '${again.id}' and kind = 'orderRejected'`;
    expect(String(await ask(inThai))).toContain('เหตุผล: ไม่พบยอดเงินเข้า');
  });

  test('unknown reports are not found, and nobody but an administrator decides', async () => {
    const { shop, buying, administrator } = opened();
    const buyer = await shop.signedIn();
    const { order } = await buying.reported(buyer, { items: ['101'] });
    const { order: other } = await buying.reported(await shop.signedIn(), { items: ['101'] });
    const body = {
      reportId: other.reports[0]?.id ?? '',
      decision: 'approved',
      reasonCode: null,
      reason: null,
    } as const;
    const mixed = await shop.refused(decideReportCall, { params: { orderId: order.id }, body }, { as: administrator });
    expect(mixed.code).toBe('NOT_FOUND');
    for (const as of [buyer, await shop.signedIn('instructor')]) {
      const refused = await shop.refused(decideReportCall, { params: { orderId: order.id }, body }, { as });
      expect([refused.status, refused.code]).toEqual([403, 'PERMISSION_DENIED']);
    }
    expect((await shop.refused(decideReportCall, { params: { orderId: order.id }, body })).status).toBe(401);
    expect((await buying.look(other)).status).toBe('pendingApproved');
  });

  test('late money revives a cancelled order while there is a seat', async () => {
    const { shop, buying, administrator, ask } = opened();
    const buyer = await shop.signedIn();
    const seats = () => ask(`select seats_taken from items where id = '110'`);
    const before = Number(await seats());
    const late = await lateReport(buyer, '110');
    expect(await seats()).toBe(before);
    const revived = await buying.decide(administrator, late, 'approved');
    expect(revived).toMatchObject({ status: 'approved', underReview: false });
    expect(await seats()).toBe(before + 1);
    expect(await ask(`select state from late_money_reviews where order_id = '${late.id}'`)).toBe('revived');
    expect(await ask(`select count(*) from access_grants where order_id = '${late.id}'`)).toBe(1);
  });

  test('late money cannot take a seat that is gone, and is given back', async () => {
    const { shop, buying, administrator, ask } = opened();
    const late = await lateReport(await shop.signedIn(), '110');
    await ask(`update items set seats_taken = seats_total where id = '110'`);
    const reportId = late.reports[0]?.id ?? '';
    const params = { orderId: late.id };
    const full = await shop.refused(
      decideReportCall,
      { params, body: { reportId, decision: 'approved', reasonCode: null, reason: null } },
      { as: administrator },
    );
    expect(full.code).toBe('NO_MORE_SEAT');
    expect(await buying.look(late)).toMatchObject({ status: 'cancelled', underReview: true });

    const refused = await buying.decide(administrator, late, 'rejected');
    expect(refused).toMatchObject({ status: 'cancelled', underReview: false });
    expect(await ask(`select state from late_money_reviews where order_id = '${late.id}'`)).toBe('refund');
    const mail = `from mail_messages where order_id = '${late.id}' and kind = 'lateMoneyRefused'`;
    expect(await ask(`select count(*) ${mail}`)).toBe(1);
  });

  test('late money cannot bring a course back that its buyer has ordered again, until that order is given up', async () => {
    const { shop, buying, administrator, ask } = opened();
    const buyer = await shop.signedIn();
    await ask(`update items set seats_taken = 0 where id = '110'`);
    const late = await lateReport(buyer, '110');
    const again = await buying.place(buyer, { items: ['110', '102'] });
    const refused = await approve(late);
    expect([refused.status, refused.code, refused.details?.itemIds]).toEqual([409, 'COURSE_DUPLICATE', ['110']]);
    expect(await buying.look(late)).toMatchObject({ status: 'cancelled', underReview: true, history: { length: 2 } });
    expect((await buying.look(again)).status).toBe('notYetReceived');
    expect(await ask(`select seats_taken from items where id = '110'`)).toBe(1);

    await shop.call(cancelOrderCall, { body: { orderId: again.id, token: null } }, { as: buyer });
    expect((await buying.decide(administrator, await buying.look(late), 'approved')).status).toBe('approved');
    expect(await ask(`select seats_taken from items where id = '110'`)).toBe(1);
  });

  test.each(['110', '101'])(
    'late money for course %s cannot bring it back beside an order of it that waits or is paid, and is given back',
    async (itemId) => {
      const { shop, buying, administrator, ask } = opened();
      await ask(`update items set seats_taken = 0 where id = '110'`);
      const buyer = await shop.signedIn();
      const late = await lateReport(buyer, itemId);
      const { order: again } = await buying.reported(buyer, { items: [itemId] });
      expect((await approve(late)).code).toBe('COURSE_DUPLICATE');
      await buying.decide(administrator, again, 'rejected');
      expect((await approve(late)).code).toBe('COURSE_DUPLICATE');
      const body = reportOf(again, { slipNames: [await buying.slipFor(buyer, again)] });
      const { order: reported } = await shop.call(reportTransferCall, { body });
      await buying.decide(administrator, reported, 'approved');
      expect((await approve(late)).code).toBe('COURSE_DUPLICATE');

      const refused = await buying.decide(administrator, late, 'rejected');
      expect(refused).toMatchObject({ status: 'cancelled', underReview: false });
      expect((await buying.look(again)).status).toBe('approved');
    },
  );

  test('late money brings back, beside another order, what the buyer might buy beside it: other dates, a renewal', async () => {
    const { shop, buying, administrator, ask } = opened();
    await ask(`update items set seats_taken = 0 where id = '110'`);
    for (const [itemId, as] of [
      ['110', `starts_at = '2026-01-10T02:00Z'`],
      ['102', `pricing_type = 'renew'`],
    ] as const) {
      const buyer = await shop.signedIn();
      const late = await lateReport(buyer, itemId);
      await buying.approved(buyer, administrator, { items: [itemId] });
      expect((await approve(late)).code).toBe('COURSE_DUPLICATE');
      await ask(`update order_lines set ${as} where order_id = '${late.id}'`);
      expect((await buying.decide(administrator, late, 'approved')).status).toBe('approved');
    }
  });

  const approve = (order: Order) =>
    opened().shop.refused(
      decideReportCall,
      {
        params: { orderId: order.id },
        body: { reportId: order.reports[0]?.id ?? '', decision: 'approved', reasonCode: null, reason: null },
      },
      { as: opened().administrator },
    );

  test('two late transfers are decided one by one, and the order is looked at until the last of them', async () => {
    const { shop, buying, administrator, ask } = opened();
    const buyer = await shop.signedIn();
    const first = await lateReport(buyer, '101');
    const both = await reportAgain(first);
    const given = await buying.decide(administrator, both, 'rejected');
    expect(given).toMatchObject({ status: 'cancelled', underReview: true });
    const revived = await buying.decide(administrator, given, 'approved');
    expect(revived).toMatchObject({ status: 'approved', underReview: false });
    const states = `select string_agg(state, ',' order by opened_at, id) from late_money_reviews`;
    expect(await ask(`${states} where order_id = '${first.id}'`)).toBe('refund,revived');
  });

  test('what was transferred beside the money that revived an order is given back', async () => {
    const { shop, buying, administrator, ask } = opened();
    const both = await reportAgain(await lateReport(await shop.signedIn(), '102'));
    const revived = await buying.decide(administrator, both, 'approved');
    expect(revived).toMatchObject({ status: 'approved', underReview: true });
    const reportId = revived.reports.find(({ decision }) => decision === 'waiting')?.id ?? '';
    const twice = {
      params: { orderId: both.id },
      body: { reportId, decision: 'approved', reasonCode: null, reason: null },
    } as const;
    expect((await shop.refused(decideReportCall, twice, { as: administrator })).code).toBe('STATUS_CONFLICT');
    const after = await buying.decide(administrator, revived, 'rejected');
    expect(after).toMatchObject({ status: 'approved', underReview: false });
    expect(await ask(`select state from late_money_reviews where report_id = '${reportId}'`)).toBe('refund');
    const mail = `select text from mail_messages where order_id = '${both.id}'`;
    // The order is active: no mail says that it could not be reopened.
    expect(await ask(`${mail} and kind = 'lateMoneyRefused'`)).toBeUndefined();
    expect(String(await ask(`${mail} and kind = 'spareMoneyRefused'`))).toContain('สลิปอ่านไม่ออก');
  });

  async function reportAgain(order: Order): Promise<Order> {
    const { shop, buying, clock } = opened();
    clock.forward(1_000);
    const body = reportOf(order, { slipNames: [await buying.slipFor(shop.visitor(), order)] });
    return (await shop.call(reportTransferCall, { body })).order;
  }

  async function lateReport(buyer: Awaited<ReturnType<ReturnType<typeof opened>['shop']['signedIn']>>, itemId: string) {
    const { shop, buying } = opened();
    const order = await buying.place(buyer, { items: [itemId] });
    await shop.call(cancelOrderCall, { body: { orderId: order.id, token: null } }, { as: buyer });
    const body = reportOf(order, { slipNames: [await buying.slipFor(buyer, order)] });
    return (await shop.call(reportTransferCall, { body })).order;
  }
});
