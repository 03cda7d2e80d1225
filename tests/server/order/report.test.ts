import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { encode } from 'zod/mini';
import { cancelOrderCall } from '../../../src/contract/order/order.ts';
import {
  bankAccounts,
  originBanksCall,
  reportTransferCall,
  reportTransferPrivately,
  sendBankEmail,
} from '../../../src/contract/order/payment.ts';
import { receivedAtOf } from '../../../src/contract/order/receipt.ts';
import { saveSettings } from '../../../src/contract/site/site.ts';
import { defaultSiteSettings } from '../../../src/domain/site/siteSettings.ts';
import { report as en } from '../../../src/i18n/en/buying/report.ts';
import { fieldProblems as words } from '../../../src/i18n/th/app/fieldProblems.ts';
import { report as th } from '../../../src/i18n/th/buying/report.ts';
import * as filled from '../../fixtures/filledDevice.ts';
import { reportOf } from '../../support/shop/buying.ts';
import { onOrderShop } from '../../support/shop/orderShop.ts';
import { readRefusal } from '../../support/shop/shopApp.ts';

const formWords = { th: th.problems, en: en.problems };

onOrderShop('reporting a transfer', (opened) => {
  test('moves the order, keeps the slip and tells the buyer, by the token alone', async () => {
    const { shop, buying, clock, ask } = opened();
    const buyer = await shop.signedIn();
    const order = await buying.place(buyer, { items: ['101'] });
    // Another device without a session, like the outbox of a killed app.
    const outbox = shop.visitor();
    const slip = await buying.slipFor(outbox, order);
    const body = reportOf(order, { slipNames: [slip], note: 'โอนจากบัญชีแม่', amount: 99_950 });
    const receipt = await shop.call(reportTransferCall, { body }, { as: outbox });
    expect(receipt.receivedAt).toBe(new Date(clock.now).toISOString());
    expect(receipt.order).toMatchObject({ status: 'pendingApproved', cancelAt: null, underReview: false });
    expect((await buying.look(order, buyer)).reports).toMatchObject([
      {
        id: receipt.reportId,
        amount: 99_950,
        note: 'โอนจากบัญชีแม่',
        accountId: 'kbank',
        accountNumber: '1112223334',
        originBankCode: 'SCB',
        transferredAt: body.transferredAt,
        slipNames: [slip],
        decision: 'waiting',
      },
    ]);
    expect(await ask(`select attached_to from uploads where name = '${slip}'`)).toBe(`report:${receipt.reportId}`);
    expect(
      await ask(`select count(*) from mail_messages where kind = 'reportReceived' and order_id = '${order.id}'`),
    ).toBe(1);
    expect(
      shop.messages.filter((message) => message.event === 'order:changed' && message.orderId === order.id),
    ).toHaveLength(2);
  });

  test('the same key is one report with one answer, by whichever call it comes', async () => {
    const { shop, buying, ask } = opened();
    const buyer = await shop.signedIn();
    const order = await buying.place(buyer, { items: ['101'] });
    const body = reportOf(order, { slipNames: [await buying.slipFor(buyer, order)] });
    const key = randomUUID();
    const first = await shop.send(reportTransferCall, { body }, { as: shop.visitor(), key });
    const second = await shop.send(reportTransferCall, { body }, { as: buyer, key });
    expect([second.statusCode, second.json()]).toEqual([200, first.json()]);
    const { orderToken: _, ...own } = body;
    const privately = await shop.call(
      reportTransferPrivately,
      { body: { ...own, claimsPaid: false } },
      { as: buyer, key },
    );
    expect(privately.reportId).toBe(first.json<{ orderPaymentId: string }>().orderPaymentId);
    expect(await ask(`select count(*) from payment_reports where order_id = '${order.id}'`)).toBe(1);
    const other = await shop.refused(reportTransferCall, { body: { ...body, note: 'อีกแบบ' } }, { key });
    expect([other.status, other.code]).toEqual([422, 'IDEMPOTENCY_CONFLICT']);
  });

  test('that says it is approved waits like any other, by either call, and the claim is recorded', async () => {
    const { shop, buying } = opened();
    for (const isPrivate of [false, true]) {
      const buyer = await shop.signedIn();
      const order = await buying.place(buyer, { items: ['101'] });
      const body = reportOf(order, { slipNames: [await buying.slipFor(buyer, order)], claimsPaid: true });
      const recorded = vi.spyOn(shop.parts.log, 'warn');
      const { order: reported } = isPrivate
        ? await shop.call(reportTransferPrivately, { body }, { as: buyer })
        : await shop.call(reportTransferCall, { body });
      expect(reported).toMatchObject({ status: 'pendingApproved', reports: [{ decision: 'waiting' }] });
      const claim = { forgery: 'claim', orderId: order.id, method: 'bankTransfer' };
      expect(recorded.mock.calls).toEqual([[claim, expect.any(String)]]);
      recorded.mockRestore();
    }
  });

  test('accepts one that waited on a device, and its e-mail', async () => {
    const { shop, buying, clock } = opened();
    const buyer = await shop.signedIn();
    const order = await buying.place(buyer, { items: ['101'] });
    const { key, request } = filled.report;
    const slip = [await buying.slipFor(shop.visitor(), order)];
    const [utc, bangkok] = [0, 7].map((hours) => new Date(clock.now + hours * 3_600_000).toISOString());
    const when = { transfer_datetime: utc?.slice(0, 19).replace('T', ' '), time: bangkok?.slice(11, 19) };
    const ofOrder = { order_id: order.id, order_token: order.token, slip, ...when };
    const answer = await shop.inject({
      method: 'POST',
      url: request.path,
      payload: { ...request.body, ...ofOrder },
      headers: { 'idempotency-key': key },
    });
    expect([answer.statusCode, answer.headers['idempotency-key']]).toEqual([200, key]);
    expect(receivedAtOf(answer.json())).toBe(new Date(clock.now).toISOString());
    expect((await buying.look(order, buyer)).reports).toMatchObject([
      { slipNames: slip, note: request.body.description },
    ]);
    const { path, body } = request.email;
    const email = { ...body, orderId: order.id, order_token: order.token };
    expect((await shop.inject({ method: 'POST', url: path, payload: email })).statusCode).toBe(200);
  });

  test('names every faulty field at once and changes nothing', async () => {
    const { shop, buying, clock } = opened();
    const order = await buying.place(await shop.signedIn(), { items: ['101'] });
    const faulty = {
      accountId: 'nowhere',
      originBankCode: 'NOBANK',
      amount: 0,
      transferredAt: clock.now + 2 * 86_400_000,
    };
    const refused = await shop.refused(reportTransferCall, { body: reportOf(order, faulty) });
    expect([refused.status, refused.code]).toEqual([400, 'INPUT_ERROR']);
    const fields = ['bank_account', 'bank_code', 'slip', 'transfer_amount', 'transfer_datetime'];
    expect(Object.keys(refused.fields).toSorted()).toEqual(fields);
    expect(refused.fields.slip).toBe(formWords.th.slip);
    expect((await buying.look(order)).status).toBe('notYetReceived');
  });

  test('an empty form is refused in the words of the form, in both languages', async () => {
    const { shop, buying } = opened();
    const order = await buying.place(await shop.signedIn(), { items: ['101'] });
    const empty = reportOf(order, { accountId: '', originBankCode: '', amount: 0, transferredAt: null, time: '' });
    for (const language of ['th', 'en'] as const) {
      const { slip, amount, originBank, account, date, time } = formWords[language];
      const refused = readRefusal(
        await shop.inject({
          ...{ method: 'POST', url: reportTransferCall.path, payload: encode(reportTransferCall.body, empty) },
          headers: { 'idempotency-key': randomUUID(), 'accept-language': language },
        }),
      );
      expect(refused.fields).toEqual({
        ...{ slip, transfer_amount: amount, bank_code: originBank, bank_account: account },
        ...{ transfer_datetime: date, time },
      });
    }
  });

  test('an instant and a Bangkok time that tell different times are refused', async () => {
    const { shop, buying } = opened();
    const order = await buying.place(await shop.signedIn(), { items: ['101'] });
    const slipNames = [await buying.slipFor(shop.visitor(), order)];
    const transferredAt = Date.UTC(2026, 1, 14, 6, 0);
    for (const time of ['01:00:00', '06:00:00', '25:00:00', 'soon']) {
      const body = reportOf(order, { slipNames, transferredAt, time });
      expect((await shop.refused(reportTransferCall, { body })).fields).toEqual({ time: words.invalid });
    }
    await shop.call(reportTransferCall, { body: reportOf(order, { slipNames, transferredAt, time: '13:00:00' }) });
  });

  test('a day that has not come is refused in its own words', async () => {
    const { shop, buying } = opened();
    const order = await buying.place(await shop.signedIn(), { items: ['101'] });
    const slipNames = [await buying.slipFor(shop.visitor(), order)];
    const nextYear = reportOf(order, { slipNames, transferredAt: Date.UTC(2027, 1, 14, 6, 0), time: '13:00:00' });
    for (const language of ['th', 'en'] as const) {
      const refused = readRefusal(
        await shop.inject({
          ...{ method: 'POST', url: reportTransferCall.path, payload: encode(reportTransferCall.body, nextYear) },
          headers: { 'idempotency-key': randomUUID(), 'accept-language': language },
        }),
      );
      expect(refused.fields).toEqual({ transfer_datetime: { th, en }[language].dateFuture });
    }
  });

  test('a slip is needed while the setting says so', async () => {
    const { shop, buying, administrator } = opened();
    const order = await buying.place(await shop.signedIn(), { items: ['101'] });
    const set = (slipRequired: boolean) =>
      shop.call(saveSettings, { body: { ...defaultSiteSettings, slipRequired } }, { as: administrator });
    await set(false);
    const { order: after } = await shop.call(reportTransferCall, { body: reportOf(order) });
    expect(after.status).toBe('pendingApproved');
    await set(true);
  });

  test('takes no slip of another order, and none twice', async () => {
    const { shop, buying } = opened();
    const order = await buying.place(await shop.signedIn(), { items: ['101'] });
    const foreign = await buying.place(await shop.signedIn(), { items: ['101'] });
    const slip = await buying.slipFor(shop.visitor(), foreign);
    const stolen = await shop.refused(reportTransferCall, { body: reportOf(order, { slipNames: [slip] }) });
    expect([stolen.code, stolen.fields]).toEqual(['INPUT_ERROR', { slip: 'กรุณาอัปโหลดสลิปอีกครั้ง' }]);
    const own = await buying.slipFor(shop.visitor(), order);
    const doubled = await shop.refused(reportTransferCall, { body: reportOf(order, { slipNames: [own, own] }) });
    expect(doubled.fields).toEqual({ slip: 'กรุณาอัปโหลดสลิปอีกครั้ง' });
    expect((await buying.look(order)).reports).toEqual([]);
  });

  test('is not expected where nothing was to be paid', async () => {
    const { shop, buying, administrator } = opened();
    const request = await buying.place(await shop.signedIn(), { items: ['121'] });
    expect(request).toMatchObject({ total: 0, status: 'pendingApproved' });
    await buying.decide(administrator, request, 'rejected');
    const body = reportOf(request, { slipNames: [await buying.slipFor(shop.visitor(), request)] });
    expect((await shop.refused(reportTransferCall, { body })).code).toBe('REPORT_NOT_EXPECTED');
    expect((await buying.look(request)).status).toBe('rejected');
  });

  test('is not expected while another waits, nor after the approval', async () => {
    const { shop, buying, administrator } = opened();
    const buyer = await shop.signedIn();
    const { order } = await buying.reported(buyer, { items: ['101'] });
    const again = async () => {
      const body = reportOf(order, { slipNames: [await buying.slipFor(buyer, order)] });
      return (await shop.refused(reportTransferCall, { body })).code;
    };
    expect(await again()).toBe('REPORT_NOT_EXPECTED');
    await buying.decide(administrator, order, 'approved');
    expect(await again()).toBe('REPORT_NOT_EXPECTED');
  });

  test('wrong tokens and foreign orders are not found', async () => {
    const { shop, buying } = opened();
    const order = await buying.place(await shop.signedIn(), { items: ['101'] });
    const other = await buying.place(await shop.signedIn(), { items: ['101'] });
    const wrong = reportOf(order, { orderToken: other.token });
    expect((await shop.refused(reportTransferCall, { body: wrong })).code).toBe('NOT_FOUND');
    const foreigner = await shop.signedIn();
    const refused = await shop.refused(
      reportTransferPrivately,
      { body: { ...reportOf(order), claimsPaid: true } },
      { as: foreigner },
    );
    expect(refused.code).toBe('NOT_FOUND');
  });

  test('money for a cancelled order is taken, and an administrator looks at it', async () => {
    const { shop, buying, ask } = opened();
    const buyer = await shop.signedIn();
    const order = await buying.place(buyer, { items: ['101'] });
    await shop.call(cancelOrderCall, { body: { orderId: order.id, token: order.token } });
    const body = reportOf(order, { slipNames: [await buying.slipFor(buyer, order)] });
    const receipt = await shop.call(reportTransferCall, { body });
    expect(receipt.order).toMatchObject({ status: 'cancelled', underReview: true });
    expect(receipt.order.reports).toMatchObject([{ decision: 'waiting' }]);
    expect(await ask(`select state from late_money_reviews where order_id = '${order.id}'`)).toBe('open');
    expect(
      await ask(`select count(*) from mail_messages where kind = 'lateReportReceived' and order_id = '${order.id}'`),
    ).toBe(1);
  });

  test('a second transfer for a cancelled order is kept beside the first, and its key gives the same answer', async () => {
    const { shop, buying, clock, ask } = opened();
    const buyer = await shop.signedIn();
    const order = await buying.place(buyer, { items: ['101'] });
    await shop.call(cancelOrderCall, { body: { orderId: order.id, token: order.token } });
    const key = randomUUID();
    const bodyOf = async (amount: number) =>
      reportOf(order, { amount, slipNames: [await buying.slipFor(buyer, order)] });
    await shop.call(reportTransferCall, { body: await bodyOf(60_000) });
    clock.forward(1_000);
    const rest = await bodyOf(40_000);
    const second = await shop.call(reportTransferCall, { body: rest }, { key });
    expect(second.order).toMatchObject({ status: 'cancelled', underReview: true });
    expect(second.order.reports.map(({ amount, decision }) => [amount, decision])).toEqual([
      [60_000, 'waiting'],
      [40_000, 'waiting'],
    ]);
    expect((await shop.call(reportTransferCall, { body: rest }, { key })).reportId).toBe(second.reportId);
    const reviews = `from late_money_reviews where order_id = '${order.id}' and state = 'open'`;
    expect(await ask(`select string_agg(amount::text, ',' order by amount) ${reviews}`)).toBe('40000,60000');
    const mail = `from mail_messages where kind = 'lateReportReceived' and order_id = '${order.id}'`;
    expect(await ask(`select count(*) ${mail}`)).toBe(2);
  });

  test('a report is taken after a rejection, and after the time of the order is over', async () => {
    const { shop, buying, administrator, clock } = opened();
    const buyer = await shop.signedIn();
    const { order } = await buying.reported(buyer, { items: ['101'] });
    const report = async () => reportOf(order, { slipNames: [await buying.slipFor(buyer, order)] });
    await buying.decide(administrator, order, 'rejected');
    // Past its deadline, but not cancelled yet.
    clock.forward(80 * 3_600_000);
    const late = await shop.call(reportTransferCall, { body: await report() });
    expect(late.order).toMatchObject({ status: 'pendingApproved', cancelAt: null, underReview: false });
    await buying.decide(administrator, late.order, 'rejected');
    await shop.call(cancelOrderCall, { body: { orderId: order.id, token: order.token } });
    const afterwards = await shop.call(reportTransferCall, { body: await report() });
    expect(afterwards.order).toMatchObject({ status: 'cancelled', underReview: true });
    clock.forward(-80 * 3_600_000);
  });

  test('the bank e-mail is sent once, to the stored address, for owner and token only', async () => {
    const { shop, buying, ask } = opened();
    const buyer = await shop.signedIn();
    const { order } = await buying.reported(buyer, { items: ['101'] });
    await shop.call(sendBankEmail, { body: { orderId: order.id, token: order.token } });
    await shop.call(sendBankEmail, { body: { orderId: order.id, token: null } }, { as: buyer });
    const sent = `from mail_messages where kind = 'reportReceived' and order_id = '${order.id}'`;
    expect(await ask(`select count(*) || ' to ' || max(to_address) ${sent}`)).toBe(`1 to ${buyer.email}`);
    const stranger = await shop.refused(sendBankEmail, { body: { orderId: order.id, token: null } });
    expect(stranger.code).toBe('NOT_FOUND');
  });

  test('the accounts and the banks are there for everybody', async () => {
    const { shop } = opened();
    expect(await shop.call(bankAccounts)).toMatchObject([
      { id: 'kbank', accountNumber: '1112223334', bankCode: 'KBANK' },
    ]);
    expect((await shop.call(originBanksCall)).map((bank) => bank.code)).toEqual(
      expect.arrayContaining(['KBANK', 'SCB', 'BBL']),
    );
  });
});
