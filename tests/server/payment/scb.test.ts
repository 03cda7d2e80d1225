import { describe, expect, test } from 'vitest';
import { scbReferences } from '../../../server/payments/scb/scbReferences.ts';
import { attemptsOf, type PaymentAttempt } from '../../../server/store/order/attempts.ts';
import { chargeByBankQr, currentCharge } from '../../../src/contract/order/charge.ts';
import { orderByToken, orderDetail } from '../../../src/contract/order/order.ts';
import type { Charge } from '../../../src/domain/order/charge.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { onPaymentShop } from '../../support/payment/paymentShop.ts';
import type { Visitor } from '../../support/shop/shopApp.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

onPaymentShop('charges by the bank QR', (opened) => {
  describe('a picture', () => {
    test('is shown again until it is paid; the confirmation approves once', async () => {
      const { shop, ask } = opened();
      const { buyer, order } = await placed();
      const charge = await byQr(buyer, order);
      expect(charge).toMatchObject({
        state: 'open',
        step: { picture: expect.stringMatching(/^data:image\/png;base64,/) },
      });
      expect(charge.expiresAt).toBe(opened().clock.now + 15 * minuteMs);
      expect(await byQr(shop.visitor(), order)).toEqual(charge);

      await pay(order, { confirming: 'twice' });
      await shop.runJobs();
      expect((await look(order)).status).toBe('approved');
      expect(await ask(`select count(*) from access_grants where order_id = '${order.id}'`)).toBe(1);
      expect(await shop.call(currentCharge, { params: { token: order.token } })).toMatchObject({ state: 'settled' });
      const again = await shop.refused(chargeByBankQr, { body: bodyOf(order) }, { as: buyer });
      expect(again.code).toBe('STATUS_CONFLICT');
    });

    test('is answered as the specification spells it', async () => {
      const { shop } = opened();
      const { buyer, order } = await placed();
      const url = '/api/payment/scb/qrcode/create';
      const answer = (await shop.inject({ method: 'POST', url, payload: { orderId: order.id } }, buyer)).json();
      expect(answer).toMatchObject({
        status: { code: 1000 },
        data: { qrImage: expect.stringMatching(/^iVBORw0KGgo/) },
      });
      expect(answer.data.csExtExpiryTime).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    });

    test('that ran out comes anew for the same charge, and the earlier one still pays', async () => {
      const { shop, clock } = opened();
      const { buyer, order } = await placed();
      await byQr(buyer, order);
      clock.forward(16 * minuteMs);
      expect(await byQr(buyer, order)).toMatchObject({ state: 'open', expiresAt: clock.now + 15 * minuteMs });
      expect(await attemptsOf(shop.parts.db, order.id)).toHaveLength(1);
      await pay(order, {});
      await shop.runJobs();
      expect((await look(order)).status).toBe('approved');
    });

    test('whose answer was lost, or that the bank could not make, fails without money, and can be tried again', async () => {
      for (const price of [100_011, 100_012]) {
        const { buyer, order } = await placed(price);
        expect(await byQr(buyer, order)).toMatchObject({ state: 'declined', failure: 'notStarted' });
        expect(await byQr(buyer, order)).toMatchObject({ state: 'declined' });
        expect((await look(order)).status).toBe('notYetReceived');
      }
    });
  });

  describe('money', () => {
    test('without a confirmation is found by the poll of the order, and without a poll by the job', async () => {
      const { shop, clock } = opened();
      const polled = await placed(100_019);
      await byQr(polled.buyer, polled.order);
      await pay(polled.order, {});
      const found = shop.call(orderDetail, { params: { orderId: polled.order.id } }, { as: polled.buyer });
      expect((await found).status).toBe('approved');

      const left = await placed(100_019);
      await byQr(left.buyer, left.order);
      await pay(left.order, {});
      clock.forward(2 * minuteMs);
      await runOpenCharges();
      expect((await look(left.order)).status).toBe('approved');
    });

    test('of which the process never heard, because it died while the bank answered, is found by the attempt alone', async () => {
      const { buyer, order } = await placed(100_019);
      await byQr(buyer, order);
      await opened().ask(
        `update payment_attempts set provider_reference = null, step = null, expires_at = null where order_id = '${order.id}' returning 1`,
      );
      await pay(order, {});
      opened().clock.forward(2 * minuteMs);
      await runOpenCharges();
      expect((await look(order)).status).toBe('approved');
    });

    test('of the day before is found after midnight, and late money after the charge was given up', async () => {
      const { shop, clock } = opened();
      const yesterday = await placed(100_019);
      await byQr(yesterday.buyer, yesterday.order);
      await pay(yesterday.order, {});
      clock.forward(20 * hourMs);
      await runOpenCharges();
      expect((await look(yesterday.order)).status).toBe('approved');

      const late = await placed();
      await byQr(late.buyer, late.order);
      clock.forward(26 * hourMs);
      await runOpenCharges();
      expect((await lastAttempt(late.order)).state).toBe('declined');
      await pay(late.order, {});
      await shop.runJobs();
      expect((await lastAttempt(late.order)).state).toBe('settled');
      expect((await look(late.order)).status).toBe('approved');
    });

    test('of another amount opens a review and no access', async () => {
      const { shop, ask } = opened();
      const { buyer, order } = await placed(100_020);
      await byQr(buyer, order);
      await pay(order, { amountSatang: order.total - 100 });
      await shop.runJobs();
      expect((await look(order)).status).toBe('notYetReceived');
      const reviews = `select count(*) from late_money_reviews where order_id = '${order.id}' and amount = ${order.total - 100}`;
      expect(await ask(reviews)).toBe(1);
      opened().clock.forward(2 * minuteMs);
      await runOpenCharges();
      expect(await ask(reviews)).toBe(1);
      expect(await ask(`select count(*) from access_grants where order_id = '${order.id}'`)).toBe(0);
    });

    test('that was paid back is none', async () => {
      const { shop } = opened();
      const { buyer, order } = await placed(100_019);
      await byQr(buyer, order);
      await pay(order, {});
      await (await controlOf(order))('/refund', {});
      await shop.call(currentCharge, { params: { token: order.token } });
      expect((await look(order)).status).toBe('notYetReceived');
    });
  });

  test('a confirmation of what nobody paid changes nothing', async () => {
    const { shop } = opened();
    const { buyer, order } = await placed();
    await byQr(buyer, order);
    expect(await (await controlOf(order))('/confirm', { kind: 'forged' })).toEqual({ status: 200 });
    await shop.runJobs();
    expect((await lastAttempt(order)).state).toBe('open');
    expect((await look(order)).status).toBe('notYetReceived');
    const payload = { amount: '1000.00', billPaymentRef1: 'A' };
    const answer = await shop.inject({ method: 'POST', url: '/webhook/payment/scb', payload });
    expect(answer.statusCode).toBe(400);
  });

  test('one token serves many calls, and an ended one is replaced', async () => {
    const { sandbox, clock } = opened();
    const control = sandbox.controlOf('scb');
    clock.forward(hourMs);
    await control('/reset', {});
    const first = await placed();
    await byQr(first.buyer, first.order);
    const second = await placed();
    await byQr(second.buyer, second.order);
    await control('/tokens/end', {});
    const third = await placed();
    expect(await byQr(third.buyer, third.order)).toMatchObject({ state: 'open', step: { kind: 'qr' } });
    const { requests } = (await control('/requests')) as { requests: { path: string }[] };
    expect(requests.filter(({ path }) => path === '/scb/api/v1/oauth/token')).toHaveLength(2);
  });

  /** The last digits of the price (satang) choose how the bank behaves (server/sandbox/README.md). */
  async function placed(price = 100_000) {
    const { shop, buying, setPrice } = opened();
    await setPrice(price);
    const buyer = await shop.signedIn();
    return { buyer, order: await buying.place(buyer, { items: ['101'], method: 'bankQr' }) };
  }

  const bodyOf = (order: Order) => ({ orderId: order.id, orderToken: order.token });

  const byQr = (as: Visitor, order: Order): Promise<Charge> =>
    opened().shop.call(chargeByBankQr, { body: bodyOf(order) }, { as });

  const look = (order: Order): Promise<Order> => opened().shop.call(orderByToken, { params: { token: order.token } });

  async function lastAttempt(order: Order): Promise<PaymentAttempt> {
    const attempt = (await attemptsOf(opened().shop.parts.db, order.id)).at(-1);
    if (!attempt) throw new Error('The order has no attempt');
    return attempt;
  }

  /** The controls of an order's QR at the bank. */
  async function controlOf(order: Order) {
    const { ref1 } = scbReferences((await lastAttempt(order)).id, 'SCB');
    return (path: string, body: object) => opened().sandbox.controlOf('scb')(`/qrs/${ref1}${path}`, body);
  }

  const pay = async (order: Order, how: { readonly amountSatang?: number; readonly confirming?: string }) =>
    await (await controlOf(order))('/pay', how);

  async function runOpenCharges(): Promise<void> {
    const { shop } = opened();
    await shop.parts.jobs.send('ask-open-charges', {});
    await shop.runJobs();
  }
});
