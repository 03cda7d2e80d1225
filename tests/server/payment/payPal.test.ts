import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { attemptsOf, type PaymentAttempt } from '../../../server/store/order/attempts.ts';
import { chargeOrder, currentCharge } from '../../../src/contract/order/charge.ts';
import { cancelOrderCall, orderByToken } from '../../../src/contract/order/order.ts';
import type { Charge } from '../../../src/domain/order/charge.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { onPaymentShop } from '../../support/payment/paymentShop.ts';
import type { Visitor } from '../../support/shop/shopApp.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const url = '/webhook/payment/paypal';

onPaymentShop('charges by PayPal', (opened) => {
  describe('the approval page', () => {
    test('is the same until the buyer approves; the money is taken once, and the order approved once', async () => {
      const { shop, ask, sandbox } = opened();
      const { buyer, order } = await placed();
      const charge = await start(buyer, order);
      const { providerReference: reference } = await lastAttempt(order);
      expect(charge).toMatchObject({
        state: 'open',
        step: { kind: 'redirect', url: `${sandbox.url}/payPal/pages/approve/${reference}` },
      });
      expect(await start(shop.visitor(), order)).toEqual(charge);
      expect((await look(order)).status).toBe('notYetReceived');

      await approve(order);
      await Promise.all([shop.runJobs(), poll(order), poll(order)]);
      await shop.runJobs();
      expect((await look(order)).status).toBe('approved');
      expect(await ask(`select count(*) from access_grants where order_id = '${order.id}'`)).toBe(1);
      expect(await capturesOf(order)).toHaveLength(1);
      expect((await shop.refused(chargeOrder, { body: bodyOf(order) }, { as: buyer })).code).toBe('STATUS_CONFLICT');
    });

    test('asks for the stored amount and currency, names the attempt, and leads back to the shop', async () => {
      const { order } = await started();
      const attempt = await lastAttempt(order);
      const made = (await requestsOf('POST', '/api/v2/checkout/orders')).map((body) => JSON.parse(body));
      expect(made.find((body) => body.purchase_units[0].custom_id === attempt.id)).toMatchObject({
        intent: 'CAPTURE',
        purchase_units: [{ invoice_id: attempt.id, amount: { currency_code: 'THB', value: '1000.00' } }],
        payment_source: {
          paypal: { experience_context: { return_url: expect.stringContaining(`/payment/return/${attempt.id}.`) } },
        },
      });
    });

    test('that the buyer leaves decides nothing; the way back leads to the order without a query', async () => {
      const { shop } = opened();
      const { order } = await started();
      const made = (await requestsOf('POST', '/api/v2/checkout/orders')).map((body) => JSON.parse(body)).at(-1);
      const back = new URL(made.payment_source.paypal.experience_context.cancel_url);
      const answer = await shop.inject({ method: 'GET', url: `${back.pathname}?token=ID&PayerID=X` });
      expect([answer.statusCode, answer.headers.location]).toEqual([303, `/order/${order.token}`]);
      await shop.runJobs();
      expect((await lastAttempt(order)).state).toBe('open');
    });

    test('that ran out gives way to a new one, the order stays, and a late approval of the old one takes nothing', async () => {
      const { shop, clock } = opened();
      const { buyer, order, charge } = await started();
      const old = await lastAttempt(order);
      clock.forward(2.6 * hourMs);
      const again = await start(buyer, order);
      expect(again.state).toBe('open');
      expect(again.step).not.toEqual(charge.step);
      expect((await attemptsOf(shop.parts.db, order.id))[0]).toMatchObject({ state: 'declined', failure: 'expired' });
      await control(`/orders/${old.providerReference}/approve`, {});
      await shop.runJobs();
      expect(await controlledOrder(old.providerReference)).toBe('APPROVED');
      expect((await look(order)).status).toBe('notYetReceived');
    });

    test('is offered anew after PayPal forgot the order; nothing cancels the shop’s own', async () => {
      const { clock } = opened();
      const { order } = await started();
      clock.forward(4 * hourMs);
      await runOpenCharges();
      expect(await lastAttempt(order)).toMatchObject({ state: 'declined', failure: 'expired' });
      expect((await look(order)).status).toBe('notYetReceived');
    });
  });

  test('the ways to pay tell its public id, and no other key', async () => {
    const { shop } = opened();
    const answer = await shop.inject({ method: 'GET', url: '/public/payments/methods' }, await shop.signedIn());
    const methods = answer.json().data as { id: number; application_id_1: string | null }[];
    expect(methods.find(({ id }) => id === 2)?.application_id_1).toBe('paypal-sandbox-client');
    expect(methods.find(({ id }) => id === 8)?.application_id_1).toBeNull();
    expect(answer.body).not.toContain('secret');
  });

  describe('a refusal', () => {
    test('of the buyer’s source of money takes nothing and cancels the order', async () => {
      const { shop } = opened();
      const { buyer, order } = await started();
      await approve(order, 'declined');
      await shop.runJobs();
      expect(await lastAttempt(order)).toMatchObject({ state: 'declined', failure: 'refusedByBank' });
      expect((await look(order)).history.at(-1)).toMatchObject({ to: 'cancelled', actor: 'provider' });
      expect((await shop.refused(chargeOrder, { body: bodyOf(order) }, { as: buyer })).code).toBe('STATUS_CONFLICT');
    });

    test('of money that was held back takes nothing; until then nobody charges or cancels again', async () => {
      const { shop } = opened();
      const { buyer, order } = await started();
      await approve(order, 'held');
      await shop.runJobs();
      expect((await lastAttempt(order)).state).toBe('unknown');
      expect((await start(buyer, order)).state).toBe('unknown');
      const cancel = { body: { orderId: order.id, token: order.token } };
      expect((await shop.refused(cancelOrderCall, cancel, { as: buyer })).code).toBe('STATUS_CONFLICT');
      await decide(order, 'DECLINED');
      await shop.runJobs();
      expect((await look(order)).status).toBe('cancelled');
    });
  });

  test('money that was held back approves the order when it is released', async () => {
    const { shop } = opened();
    const { order } = await started();
    await approve(order, 'held');
    await shop.runJobs();
    expect((await look(order)).status).toBe('notYetReceived');
    await decide(order, 'COMPLETED');
    await shop.runJobs();
    expect((await look(order)).status).toBe('approved');
  });

  describe('a lost answer', () => {
    test('of the capture is found at once, and the money counts once', async () => {
      const { shop } = opened();
      const { order } = await started(100_011);
      await approve(order);
      await shop.runJobs();
      expect((await look(order)).status).toBe('approved');
      expect(await requestsOf('POST', `/api/v2/checkout/orders/${await referenceOf(order)}/capture`)).toHaveLength(1);
    });

    test('of a capture that failed at PayPal leaves the charge unknown, and the next one takes the money', async () => {
      const { shop, clock } = opened();
      const { order } = await started(100_012);
      await approve(order);
      await shop.runJobs();
      expect((await lastAttempt(order)).state).toBe('unknown');
      clock.forward(2 * minuteMs);
      await runOpenCharges();
      expect((await look(order)).status).toBe('approved');
    });

    test('of the creation charges nobody, keeps the order, and can be tried again', async () => {
      const { buyer, order, charge } = await started(100_023);
      expect(charge).toMatchObject({ state: 'declined', failure: 'notStarted' });
      expect((await look(order)).status).toBe('notYetReceived');
      expect((await start(buyer, order)).state).toBe('declined');
    });
  });

  describe('a notification', () => {
    test.each([
      ['twice', 100_015],
      ['after a forged one', 100_017],
    ])('%s settles once', async (_, price) => {
      const { shop, ask } = opened();
      const { order } = await started(price);
      await approve(order);
      await shop.runJobs();
      expect((await look(order)).status).toBe('approved');
      expect(await ask(`select count(*) from access_grants where order_id = '${order.id}'`)).toBe(1);
    });

    test('that never comes is replaced by the poll, or by the job', async () => {
      const { clock } = opened();
      const polled = await started(100_019);
      await approve(polled.order);
      await poll(polled.order);
      expect((await look(polled.order)).status).toBe('approved');

      const left = await started(100_019);
      await approve(left.order);
      clock.forward(2 * minuteMs);
      await runOpenCharges();
      expect((await look(left.order)).status).toBe('approved');
    });

    test('that is forged or unsigned is refused, and a true one about an unpaid order changes nothing', async () => {
      const { shop } = opened();
      const { order } = await started();
      const event = async (kind: string) =>
        await control(`/orders/${await referenceOf(order)}/event`, { type: 'PAYMENT.CAPTURE.COMPLETED', kind });
      expect(await event('forged')).toEqual({ statuses: [400] });
      expect(await event('unsigned')).toEqual({ statuses: [400] });
      expect(await event('twice')).toEqual({ statuses: [200, 200] });
      expect((await shop.inject({ method: 'POST', url, payload: { id: 'WH-1' } })).statusCode).toBe(400);
      await shop.runJobs();
      expect((await look(order)).status).toBe('notYetReceived');
      expect((await lastAttempt(order)).state).toBe('open');
    });

    test('costs a call of PayPal once, and none if it is about no charge of the shop', async () => {
      const { shop } = opened();
      const { order } = await started();
      const reference = await referenceOf(order);
      // Notifications of other tests may come meanwhile.
      const verifications = async (named: string) => {
        const bodies = await requestsOf('POST', '/api/v1/notifications/verify-webhook-signature');
        return bodies.filter((body) => body.includes(named)).length;
      };
      await control(`/orders/${reference}/event`, { type: 'PAYMENT.CAPTURE.COMPLETED', kind: 'twice' });
      expect(await verifications(reference)).toBe(1);

      const names = ['auth-algo', 'cert-url', 'transmission-id', 'transmission-sig', 'transmission-time'];
      const headers = Object.fromEntries(names.map((name) => [`paypal-${name}`, 'forged']));
      const payload = { id: 'WH-2', resource: { custom_id: randomUUID() } };
      expect((await shop.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(200);
      expect(await verifications(payload.resource.custom_id)).toBe(0);
    });
  });

  describe('money', () => {
    test('of another amount opens a review and no access', async () => {
      const { ask } = opened();
      const { order } = await started();
      await control(`/orders/${await referenceOf(order)}/capture`, { amount: 100 });
      await poll(order);
      expect((await look(order)).status).toBe('notYetReceived');
      expect(await ask(`select count(*) from late_money_reviews where order_id = '${order.id}' and amount = 100`)).toBe(
        1,
      );
      expect(await ask(`select count(*) from access_grants where order_id = '${order.id}'`)).toBe(0);
    });

    test('is not taken for an order that its buyer gave up, although PayPal has the approval', async () => {
      const { shop } = opened();
      const { buyer, order } = await started();
      await shop.call(cancelOrderCall, { body: { orderId: order.id, token: order.token } }, { as: buyer });
      await approve(order);
      await shop.runJobs();
      expect((await look(order)).status).toBe('cancelled');
      expect(await controlledOrder(await referenceOf(order))).toBe('APPROVED');
    });

    test('is paid back once by its key, also if the answer was lost', async () => {
      for (const [price, first] of [
        [100_000, 'refunded'],
        [100_021, 'unknown'],
        [100_022, 'refused'],
      ] as const) {
        const { order } = await started(price);
        await approve(order);
        await opened().shop.runJobs();
        const refund = await refundOf(order);
        expect((await refund('first'))?.kind).toBe(first);
        expect((await refund('first'))?.kind).toBe(first === 'refused' ? 'refused' : 'refunded');
        // PayPal forgets a key after hours: the money went back once, and that is known all the same.
        expect((await refund('second'))?.kind).toBe(first === 'refused' ? 'refused' : 'refunded');
      }
    });
  });

  /** The last digits of the price (satang) choose how PayPal behaves (server/sandbox/payPal/README.md). */
  async function placed(price = 100_000) {
    const { shop, buying, setPrice } = opened();
    await setPrice(price);
    const buyer = await shop.signedIn();
    return { buyer, order: await buying.place(buyer, { items: ['101'], method: 'wallet' }) };
  }

  async function started(price?: number) {
    const { buyer, order } = await placed(price);
    return { buyer, order, charge: await start(buyer, order) };
  }

  const bodyOf = (order: Order) => ({ orderId: order.id, orderToken: order.token });

  const start = (as: Visitor, order: Order): Promise<Charge> =>
    opened().shop.call(chargeOrder, { body: bodyOf(order) }, { as });

  const look = (order: Order): Promise<Order> => opened().shop.call(orderByToken, { params: { token: order.token } });
  const poll = (order: Order) => opened().shop.call(currentCharge, { params: { token: order.token } });

  async function lastAttempt(order: Order): Promise<PaymentAttempt> {
    const attempt = (await attemptsOf(opened().shop.parts.db, order.id)).at(-1);
    if (!attempt) throw new Error('The order has no attempt');
    return attempt;
  }
  const referenceOf = async (order: Order) => (await lastAttempt(order)).providerReference ?? '';

  const control = (path: string, body?: object) => opened().sandbox.controlOf('payPal')(path, body);
  const approve = async (order: Order, funding = 'good') =>
    await control(`/orders/${await referenceOf(order)}/approve`, { funding });
  const decide = async (order: Order, status: string) =>
    await control(`/orders/${await referenceOf(order)}/decide`, { status });

  async function requestsOf(method: string, path: string): Promise<readonly string[]> {
    const { requests } = (await control('/requests')) as {
      requests: { method: string; path: string; body: string }[];
    };
    return requests.filter((each) => each.method === method && each.path === `/payPal${path}`).map(({ body }) => body);
  }

  async function orderAtPayPal(reference: string | null) {
    const { orders } = (await control('/orders')) as {
      orders: { id: string; status: string; capture: object | null }[];
    };
    return orders.find(({ id }) => id === reference);
  }
  const controlledOrder = async (reference: string | null) => (await orderAtPayPal(reference))?.status;
  const capturesOf = async (order: Order) => [(await orderAtPayPal(await referenceOf(order)))?.capture].filter(Boolean);

  async function refundOf(order: Order) {
    const { amount, currency, id: attemptId, method, providerReference } = await lastAttempt(order);
    const { payments, clock } = opened().shop.parts;
    return (key: string) =>
      payments.of('wallet')?.refunds?.send({
        ...{ key: `${attemptId} ${key}`, attemptId, method, amount, currency, now: clock() },
        reference: providerReference ?? '',
      });
  }

  async function runOpenCharges(): Promise<void> {
    const { shop } = opened();
    await shop.parts.jobs.send('ask-open-charges', {});
    await shop.runJobs();
  }
});
