import { describe, expect, test, vi } from 'vitest';
import { attemptsOf, type PaymentAttempt } from '../../../server/store/order/attempts.ts';
import { returnUrl } from '../../../server/useCases/payment/returnReference.ts';
import {
  type CardCharge,
  chargeByPromptPay,
  chargeCard,
  currentCharge,
  lookAtPayment,
} from '../../../src/contract/order/charge.ts';
import { cancelOrderCall, orderByToken, orderDetail } from '../../../src/contract/order/order.ts';
import { reportTransferPrivately } from '../../../src/contract/order/payment.ts';
import type { Charge } from '../../../src/domain/order/charge.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { cardTokenAt } from '../../support/payment/cardToken.ts';
import { onPaymentShop } from '../../support/payment/paymentShop.ts';
import type { SignedInVisitor, Visitor } from '../../support/shop/shopApp.ts';

const minuteMs = 60_000;
const cards = { atOnce: '4242424242424242', secure: '4111111111111111', poor: '4111111111140011' };

onPaymentShop('charges by the card-token provider', (opened) => {
  describe('a card', () => {
    test('is charged once; a second press finds the order paid', async () => {
      const { shop, ask } = opened();
      const { buyer, order } = await placed('cardToken');
      const charge = await byCard(buyer, order, cards.atOnce);
      expect(charge).toMatchObject({ state: 'settled', card: { lastDigits: '4242' } });
      expect((await look(order)).status).toBe('approved');
      const again = await shop.refused(chargeCard, { body: await cardBody(order, cards.atOnce) }, { as: buyer });
      expect(again.code).toBe('STATUS_CONFLICT');
      await shop.runJobs();
      expect(await ask(`select count(*) from access_grants where order_id = '${order.id}'`)).toBe(1);
      expect(
        await ask(`select count(*) from mail_messages where order_id = '${order.id}' and kind = 'orderApproved'`),
      ).toBe(1);
      expect((await look(order)).history.map(({ to, actor }) => [to, actor])).toEqual([
        ['notYetReceived', 'buyer'],
        ['approved', 'provider'],
      ]);
    });

    test('that is declined says why, and another one pays', async () => {
      const { buyer, order } = await placed('cardToken');
      expect(await byCard(buyer, order, cards.poor)).toMatchObject({ state: 'declined', failure: 'insufficientFunds' });
      expect((await look(order)).status).toBe('notYetReceived');
      expect(await byCard(buyer, order, cards.atOnce)).toMatchObject({ state: 'settled' });
    });

    test("that went back in Omise's console is looked at once all of it is back", async () => {
      const { shop } = opened();
      const { buyer, order } = await placed('cardToken');
      await byCard(buyer, order, cards.atOnce);
      await shop.runJobs();
      const { id: attemptId, providerReference } = await lastAttempt(order);
      const charge = { attemptId, method: 'cardToken', reference: providerReference ?? '', currency: 'THB' } as const;
      const giveBack = async (key: string, amount: number) => {
        const sent = await shop.parts.payments.charger('omise')?.refunds?.send({ ...charge, key, amount, now: 0 });
        expect(sent?.kind).toBe('refunded');
        // Omise answers before its notification is there. A repeated one follows it, and this call waits for both.
        await opened().sandbox.control('/webhooks', { charge: providerReference, kind: 'twice' });
        await shop.runJobs();
      };
      await giveBack('a part', 1_000);
      expect(await look(order)).toMatchObject({ status: 'approved', underReview: false });
      await giveBack('the rest', order.total - 1_000);
      expect(await look(order)).toMatchObject({ status: 'approved', underReview: true });
    });

    test('that asks for 3-D Secure leads to the bank, and back to the order without a word of the provider', async () => {
      const { shop } = opened();
      const { buyer, order } = await placed('cardToken');
      const { reference, ...charge } = await byCard(buyer, order, cards.secure);
      expect(reference).toBe((await lastAttempt(order)).providerReference);
      expect(charge).toMatchObject({ state: 'open', step: { kind: 'redirect' } });
      // A reload goes on at the same place.
      expect(await shop.call(currentCharge, { params: { token: order.token } })).toMatchObject(charge);

      const attempt = await lastAttempt(order);
      const back = new URL(returnUrl(shop.parts.config, attempt.id));
      for (const method of ['GET', 'POST'] as const) {
        const answer = await shop.inject({
          method,
          url: `${back.pathname}?status=successful&paid=true`,
          ...(method === 'POST' && { payload: 'status=successful', headers: { 'content-type': 'text/plain' } }),
        });
        expect([answer.statusCode, answer.headers.location]).toEqual([303, `/order/${order.token}`]);
      }
      await shop.runJobs();
      expect((await look(order)).status).toBe('notYetReceived');

      await mark(attempt, 'successful');
      await shop.runJobs();
      expect((await look(order)).status).toBe('approved');
    });

    test('whose buyer left the bank half an hour ago gives way to another one', async () => {
      const { buyer, order } = await placed('cardToken');
      await byCard(buyer, order, cards.secure);
      opened().clock.forward(29 * minuteMs);
      expect(await byCard(buyer, order, cards.atOnce)).toMatchObject({ state: 'open', step: { kind: 'redirect' } });
      opened().clock.forward(2 * minuteMs);
      expect(await byCard(buyer, order, cards.atOnce)).toMatchObject({ state: 'settled' });
    });

    test('of which the answer was lost is found again, and not charged twice', async () => {
      const { shop, clock } = opened();
      const { buyer, order } = await placed('cardToken', 100_011);
      expect(await byCard(buyer, order, cards.atOnce)).toMatchObject({ state: 'unknown' });
      expect(await byCard(buyer, order, cards.atOnce)).toMatchObject({ state: 'settled' });
      clock.forward(minuteMs);
      expect((await look(order)).status).toBe('approved');
      expect(await attemptsOf(shop.parts.db, order.id)).toHaveLength(1);
    });

    test('of which the answer was lost is found among the many charges of a busy minute', async () => {
      const { shop } = opened();
      const { buyer, order } = await placed('cardToken', 100_011);
      await Promise.all(Array.from({ length: 101 }, chargeAnother));
      expect(await byCard(buyer, order, cards.atOnce)).toMatchObject({ state: 'unknown' });
      opened().clock.forward(2 * minuteMs);
      expect(await byCard(buyer, order, cards.atOnce)).toMatchObject({ state: 'settled' });
      expect(await attemptsOf(shop.parts.db, order.id)).toHaveLength(1);
    });

    test('of which the answer was lost keeps an order that its buyer gives up', async () => {
      const { shop } = opened();
      const { buyer, order } = await placed('cardToken', 100_011);
      expect(await byCard(buyer, order, cards.atOnce)).toMatchObject({ state: 'unknown' });
      const refused = await shop.refused(cancelOrderCall, { body: { orderId: order.id, token: order.token } });
      expect(refused.code).toBe('STATUS_CONFLICT');
      expect((await look(order)).status).toBe('approved');
    });

    test('that never reached the provider is given up after a minute', async () => {
      const { clock } = opened();
      const { buyer, order } = await placed('cardToken', 100_012);
      expect(await byCard(buyer, order, cards.atOnce)).toMatchObject({ state: 'unknown' });
      clock.forward(30_000);
      await opened().shop.call(currentCharge, { params: { token: order.token } });
      expect((await lastAttempt(order)).state).toBe('unknown');
      clock.forward(2 * minuteMs);
      await runOpenCharges();
      expect((await lastAttempt(order)).state).toBe('declined');
    });
  });

  describe('PromptPay', () => {
    test('shows the same picture again until it is paid; the notification approves', async () => {
      const { shop } = opened();
      const { buyer, order } = await placed('cardTokenPromptPay');
      const charge = await byQr(buyer, order);
      expect(charge).toMatchObject({
        state: 'open',
        step: { kind: 'qr', picture: expect.stringMatching(/^data:image\/svg/) },
      });
      expect(charge.expiresAt).toBeGreaterThan(opened().clock.now);
      expect(await byQr(buyer, order)).toEqual(charge);
      expect(await byQr(shop.visitor(), order)).toEqual(charge);

      await mark(await lastAttempt(order), 'successful');
      await shop.runJobs();
      expect((await look(order)).status).toBe('approved');
      expect(await shop.call(currentCharge, { params: { token: order.token } })).toMatchObject({
        state: 'settled',
        step: null,
      });
    });

    test('whose picture ran out gives way to a new one', async () => {
      const { clock } = opened();
      const { buyer, order } = await placed('cardTokenPromptPay');
      const first = await byQr(buyer, order);
      clock.forward(16 * minuteMs);
      const second = await byQr(buyer, order);
      expect(second).toMatchObject({ state: 'open' });
      expect(second.step).not.toEqual(first.step);
    });

    test('without any notification is found by the poll of the order, and without a poll by the job', async () => {
      const { shop, clock } = opened();
      const polled = await placed('cardTokenPromptPay', 100_019);
      await byQr(polled.buyer, polled.order);
      await mark(await lastAttempt(polled.order), 'successful');
      expect(
        await shop.call(orderDetail, { params: { orderId: polled.order.id } }, { as: polled.buyer }),
      ).toMatchObject({
        status: 'approved',
      });

      const left = await placed('cardTokenPromptPay', 100_019);
      await byQr(left.buyer, left.order);
      await mark(await lastAttempt(left.order), 'successful');
      clock.forward(2 * minuteMs);
      await runOpenCharges();
      expect((await look(left.order)).status).toBe('approved');
    });

    test('that nobody pays ends, and then the order can be given up', async () => {
      const { shop, clock } = opened();
      const { buyer, order } = await placed('cardTokenPromptPay');
      await byQr(buyer, order);
      await mark(await lastAttempt(order), 'expired');
      clock.forward(minuteMs);
      await shop.runJobs();
      expect((await lastAttempt(order)).state).toBe('declined');
      const body = { orderId: order.id, token: order.token };
      expect((await shop.call(cancelOrderCall, { body })).status).toBe('cancelled');
    });

    test('that is open is ended at the provider when its buyer gives the order up', async () => {
      const { shop } = opened();
      const { buyer, order } = await placed('cardTokenPromptPay');
      await byQr(buyer, order);
      const body = { orderId: order.id, token: order.token };
      expect((await shop.call(cancelOrderCall, { body })).status).toBe('cancelled');
      expect((await lastAttempt(order)).state).toBe('declined');
    });

    test('that was paid a moment before keeps the order, which is paid then', async () => {
      const { shop } = opened();
      const { buyer, order } = await placed('cardTokenPromptPay', 100_019);
      await byQr(buyer, order);
      await mark(await lastAttempt(order), 'successful');
      const body = { orderId: order.id, token: order.token };
      expect((await shop.refused(cancelOrderCall, { body })).code).toBe('STATUS_CONFLICT');
      expect((await look(order)).status).toBe('approved');
    });

    test('that the provider cannot end is given up with the order; money that comes later is looked at', async () => {
      const { shop } = opened();
      const { buyer, order } = await placed('cardTokenPromptPay', 100_020);
      await byQr(buyer, order);
      const body = { orderId: order.id, token: order.token };
      expect((await shop.call(cancelOrderCall, { body })).status).toBe('cancelled');
      await mark(await lastAttempt(order), 'successful');
      await shop.runJobs();
      expect(await look(order)).toMatchObject({ status: 'cancelled', underReview: true });
    });
  });

  describe('nobody but the provider says that it is paid', () => {
    test('the call of the browser is a request to look', async () => {
      const { shop } = opened();
      const { buyer, order } = await placed('cardTokenPromptPay');
      await byQr(buyer, order);
      const body = { orderId: order.id, method: 'cardToken' as const };
      const recorded = vi.spyOn(shop.parts.log, 'warn');
      expect((await shop.refused(lookAtPayment, { body }, { as: buyer })).code).toBe('STATUS_CONFLICT');
      expect((await shop.refused(lookAtPayment, { body }, { as: await shop.signedIn() })).code).toBe('NOT_FOUND');
      expect((await look(order)).status).toBe('notYetReceived');
      expect(recorded.mock.calls).toEqual([
        [{ forgery: 'claim', orderId: order.id, method: order.method }, expect.any(String)],
      ]);
      recorded.mockRestore();
    });

    test('of an order that was given up, it is refused and recorded', async () => {
      const { shop } = opened();
      const { buyer, order } = await placed('cardTokenPromptPay');
      await byQr(buyer, order);
      await shop.call(cancelOrderCall, { body: { orderId: order.id, token: order.token } });
      const recorded = vi.spyOn(shop.parts.log, 'warn');
      const body = { orderId: order.id, method: 'cardToken' as const };
      expect((await shop.refused(lookAtPayment, { body }, { as: buyer })).code).toBe('STATUS_CONFLICT');
      expect(recorded).toHaveBeenCalledOnce();
      recorded.mockRestore();
    });

    test('a report with status "approved" is a request to look, too', async () => {
      const { shop, clock } = opened();
      const { buyer, order } = await placed('cardTokenPromptPay');
      await byQr(buyer, order);
      const body = {
        ...{ orderId: order.id, contactName: '', email: '', tel: '', originBankCode: '', accountId: '' },
        ...{ transferredAt: null, time: '', amount: order.total, note: '', slipNames: [], claimsPaid: true },
      };
      const recorded = vi.spyOn(shop.parts.log, 'warn');
      const refused = await shop.refused(reportTransferPrivately, { body }, { as: buyer });
      expect(refused.code).toBe('REPORT_NOT_EXPECTED');
      expect(recorded).toHaveBeenCalledOnce();
      recorded.mockRestore();
      expect((await look(order)).status).toBe('notYetReceived');

      const attempt = await lastAttempt(order);
      await mark(attempt, 'successful');
      clock.forward(minuteMs);
      const receipt = await shop.call(reportTransferPrivately, { body }, { as: buyer });
      expect(receipt).toMatchObject({ reportId: attempt.id, order: { status: 'approved' } });
    });

    test.each(['unsigned', 'wrongSecret'] as const)('a notification that is %s is refused', async (kind) => {
      const { shop, sandbox } = opened();
      const { buyer, order } = await placed('cardTokenPromptPay');
      await byQr(buyer, order);
      const attempt = await lastAttempt(order);
      // Notifications of one charge arrive in order: that of its creation has been counted after these.
      await sandbox.control('/webhooks', { charge: attempt.providerReference, kind: 'twice' });
      const before = shop.jobs.length;
      const recorded = vi.spyOn(shop.parts.log, 'warn');
      const { statuses } = (await sandbox.control('/webhooks', { charge: attempt.providerReference, kind })) as {
        statuses: number[];
      };
      expect(statuses).toEqual([400]);
      expect(shop.jobs).toHaveLength(before);
      expect(recorded.mock.calls).toEqual([[{ provider: 'omise', forgery: 'forged' }, expect.any(String)]]);
      recorded.mockRestore();
    });

    test('a notification counts once, and one that says paid of an unpaid charge changes nothing', async () => {
      const { shop, sandbox } = opened();
      const { buyer, order } = await placed('cardTokenPromptPay');
      await byQr(buyer, order);
      await shop.runJobs();
      const attempt = await lastAttempt(order);
      const recorded = vi.spyOn(shop.parts.log, 'warn');
      const control = sandbox.control('/webhooks', { charge: attempt.providerReference, kind: 'twice' });
      expect(await control).toEqual({ statuses: [200, 200] });
      const replay = [{ provider: 'omise', forgery: 'replay' }, expect.any(String)];
      expect(recorded.mock.calls).toEqual([replay, replay]);
      recorded.mockRestore();
      await shop.runJobs();
      expect((await look(order)).status).toBe('notYetReceived');
      expect((await lastAttempt(order)).state).toBe('open');
    });

    test('a return address that the shop did not make leads nowhere', async () => {
      const { shop } = opened();
      const { buyer, order } = await placed('cardTokenPromptPay');
      await byQr(buyer, order);
      const { id } = await lastAttempt(order);
      const answer = await shop.inject({ method: 'GET', url: `/payment/return/${id}.${'A'.repeat(43)}` });
      expect(answer.statusCode).toBe(404);
    });

    test('amount and key of the request are ignored: the stored order is charged', async () => {
      const { shop, sandbox } = opened();
      const { buyer, order } = await placed('cardToken');
      const token = await cardTokenAt(opened().sandbox.url, cards.atOnce);
      const payload = { orderId: order.id, omise_token: token, total_amount: 20, publicKeyOmise: 'pkey_other' };
      const answer = await shop.inject({ method: 'POST', url: '/api/omise/creditcard', payload }, buyer);
      const charges = { id: (await lastAttempt(order)).providerReference, authorize_uri: null };
      expect(answer.json()).toMatchObject({ status: 'successful', charges });
      expect(charges.id).toMatch(/^chrg_/);
      const { requests } = (await sandbox.control('/requests')) as { requests: { path: string; body: string }[] };
      const sent = requests.findLast(({ path }) => path === '/omise/api/charges');
      expect(JSON.parse(sent?.body ?? '{}')).toMatchObject({ amount: order.total, metadata: { order_id: order.id } });
    });
  });

  test('an order of another method, and one of somebody else, is not charged', async () => {
    const { shop, buying } = opened();
    const buyer = await shop.signedIn();
    const byTransfer = await buying.place(buyer, { items: ['101'] });
    const body = { orderId: byTransfer.id, orderToken: null };
    expect((await shop.refused(chargeByPromptPay, { body }, { as: buyer })).code).toBe('NO_PAYMENT_METHOD');
    const { order } = await placed('cardTokenPromptPay');
    const foreign = { orderId: order.id, orderToken: null };
    expect((await shop.refused(chargeByPromptPay, { body: foreign }, { as: buyer })).code).toBe('NOT_FOUND');
  });

  test('two devices that begin at once make one charge', async () => {
    const { shop, sandbox } = opened();
    const { buyer, order } = await placed('cardTokenPromptPay');
    await Promise.all(Array.from({ length: 6 }, () => byQr(buyer, order)));
    expect(await attemptsOf(shop.parts.db, order.id)).toHaveLength(1);
    const { requests } = (await sandbox.control('/requests')) as { requests: { path: string; body: string }[] };
    expect(requests.filter(({ path, body }) => path === '/omise/api/charges' && body.includes(order.id))).toHaveLength(
      1,
    );
  });

  /** The last digits of the price (satang) choose how the provider behaves (server/sandbox/README.md). */
  async function placed(method: 'cardToken' | 'cardTokenPromptPay', price = 100_000) {
    const { shop, buying, setPrice } = opened();
    await setPrice(price);
    const buyer = await shop.signedIn();
    return { buyer, order: await buying.place(buyer, { items: ['101'], method }) };
  }

  const look = (order: Order): Promise<Order> => opened().shop.call(orderByToken, { params: { token: order.token } });

  async function lastAttempt(order: Order): Promise<PaymentAttempt> {
    const attempt = (await attemptsOf(opened().shop.parts.db, order.id)).at(-1);
    if (!attempt) throw new Error('The order has no attempt');
    return attempt;
  }

  const byQr = (as: Visitor, order: Order): Promise<Charge> =>
    opened().shop.call(chargeByPromptPay, { body: { orderId: order.id, orderToken: order.token } }, { as });

  const byCard = async (as: SignedInVisitor, order: Order, number: string): Promise<CardCharge> =>
    await opened().shop.call(chargeCard, { body: await cardBody(order, number) }, { as });

  const cardBody = async (order: Order, number: string) => ({
    ...{ orderId: order.id, orderToken: null },
    token: await cardTokenAt(opened().sandbox.url, number),
  });

  const mark = (attempt: PaymentAttempt, status: 'successful' | 'failed' | 'expired') =>
    opened().sandbox.control(`/charges/${attempt.providerReference}/mark`, { status });

  /** A charge of another shop of the same account, without notifications. */
  const chargeAnother = async (): Promise<void> => {
    const answer = await fetch(`${opened().sandbox.url}/omise/api/charges`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Basic ${btoa('skey_test_sandbox:')}` },
      body: JSON.stringify({ amount: 100_019, currency: 'THB', source: { type: 'promptpay' } }),
    });
    expect(answer.status).toBe(200);
  };

  async function runOpenCharges(): Promise<void> {
    const { shop } = opened();
    await shop.parts.jobs.send('ask-open-charges', {});
    await shop.runJobs();
  }
});
