import { describe, expect, test } from 'vitest';
import { paymentsOf } from '../../../server/payments/payments.ts';
import { attemptOfReference, attemptsOf, type PaymentAttempt } from '../../../server/store/order/attempts.ts';
import { lookAtAttempt } from '../../../server/useCases/payment/lookAtCharge.ts';
import { returnUrl } from '../../../server/useCases/payment/returnReference.ts';
import { chargeByLink, chargeByLinkPromptPay, currentCharge } from '../../../src/contract/order/charge.ts';
import { orderByToken, orderDetail } from '../../../src/contract/order/order.ts';
import type { Charge } from '../../../src/domain/order/charge.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { onPaymentShop } from '../../support/payment/paymentShop.ts';
import type { SignedInVisitor, Visitor } from '../../support/shop/shopApp.ts';

const minuteMs = 60_000;

onPaymentShop('charges by the payment-link provider', (opened) => {
  describe('a payment link', () => {
    test('leads to the provider, and its payment approves the order once', async () => {
      const { shop, ask } = opened();
      const { buyer, order } = await placed('paymentLink');
      const charge = await byLink(buyer, order);
      expect(charge).toMatchObject({ state: 'open', step: { kind: 'redirect' } });
      // A reload, or another device, goes on at the same place.
      expect(await byLink(buyer, order)).toEqual(charge);
      expect(await shop.call(currentCharge, { params: { token: order.token } })).toMatchObject(charge);

      await mark(await lastAttempt(order), 'settled');
      await shop.runJobs();
      expect((await look(order)).status).toBe('approved');
      expect((await look(order)).history.map(({ to, actor }) => [to, actor])).toEqual([
        ['notYetReceived', 'buyer'],
        ['approved', 'provider'],
      ]);
      expect(await ask(`select count(*) from access_grants where order_id = '${order.id}'`)).toBe(1);
      expect((await shop.refused(chargeByLink, { body: bodyOf(order) }, { as: buyer })).code).toBe('STATUS_CONFLICT');
    });

    test('that nobody opened stays open, and its return by form decides nothing', async () => {
      const { shop, clock } = opened();
      const { buyer, order } = await placed('paymentLink');
      await byLink(buyer, order);
      const attempt = await lastAttempt(order);
      const answer = await shop.inject({
        method: 'POST',
        url: new URL(returnUrl(shop.parts.config, attempt.id)).pathname,
        payload: `resultCode=00&referenceNo=${attempt.providerReference}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      expect([answer.statusCode, answer.headers.location]).toEqual([303, `/order/${order.token}`]);
      clock.forward(2 * minuteMs);
      await runOpenCharges();
      expect((await look(order)).status).toBe('notYetReceived');
      expect((await lastAttempt(order)).state).toBe('open');
    });

    test('stays with its provider once the shop sells the method by another one', async () => {
      const { shop } = opened();
      const { buyer, order } = await placed('paymentLink');
      await byLink(buyer, order);
      const attempt = await lastAttempt(order);
      expect(attempt.provider).toBe('gbPrimePay');
      // The reference is of GBPrimePay, so that another provider's notification of the same one names no charge.
      const reference = attempt.providerReference ?? '';
      const named = (name: 'gbPrimePay' | 'xendit') => attemptOfReference(shop.parts.db, name, reference);
      expect([await named('gbPrimePay'), await named('xendit')]).toEqual([attempt.id, null]);
      const switched = { ...shop.parts, payments: paymentsOf(shop.parts.payments.all.toReversed()) };
      expect(switched.payments.of('paymentLink')?.name).toBe('xendit');
      await mark(attempt, 'settled');
      await lookAtAttempt(switched, attempt.id);
      expect((await look(order)).status).toBe('approved');
    });

    test('of which the payment failed gives way to a new one', async () => {
      const { shop } = opened();
      const { buyer, order } = await placed('paymentLink');
      const first = await byLink(buyer, order);
      await mark(await lastAttempt(order), 'failed');
      await shop.runJobs();
      expect(await shop.call(currentCharge, { params: { token: order.token } })).toMatchObject({
        ...{ state: 'declined', failure: 'processingFailed' },
      });
      const second = await byLink(buyer, order);
      expect(second).toMatchObject({ state: 'open', step: { kind: 'redirect' } });
      expect(second.step).not.toEqual(first.step);
    });

    test('amount and return addresses of the request are ignored', async () => {
      const { shop } = opened();
      const { buyer, order } = await placed('paymentLink');
      const foreign = 'https://elsewhere.example/thanks';
      const payload = {
        ...{ orderId: order.id, total_amount: 1, email: 'else@example.com', name: 'Somebody' },
        ...{ success_redirect_url: foreign, failure_redirect_url: foreign },
      };
      const answer = await shop.inject({ method: 'POST', url: '/api/gbprime', payload }, buyer);
      expect(answer.json()).toMatchObject({ data: { invoice_url: expect.stringMatching(/^http:\/\/127\.0\.0\.1/) } });
      const { id, providerReference } = await lastAttempt(order);
      const [sent] = await requestsAbout(id);
      expect(JSON.parse(sent?.body ?? '{}')).toMatchObject({
        amount: (order.total / 100).toFixed(2),
        referenceNo: providerReference,
        responseUrl: returnUrl(shop.parts.config, id),
      });
      expect(sent?.body).not.toContain('elsewhere.example');
      expect(providerReference).toMatch(/^[0-9A-Z]{15}$/);
    });
  });

  describe('PromptPay', () => {
    test('shows the same picture again until it is paid; the callback approves', async () => {
      const { shop } = opened();
      const { buyer, order } = await placed('paymentLinkPromptPay');
      const charge = await byQr(buyer, order);
      expect(charge).toMatchObject({
        state: 'open',
        step: { kind: 'qr', picture: expect.stringMatching(/^data:image\/png;base64,iVBOR/) },
      });
      expect(charge.expiresAt).toBeGreaterThan(opened().clock.now);
      expect(await byQr(shop.visitor(), order)).toEqual(charge);
      await mark(await lastAttempt(order), 'settled');
      await shop.runJobs();
      expect((await look(order)).status).toBe('approved');
    });

    test('without any callback is found by the poll of the order, and without a poll by the job', async () => {
      const { shop, clock } = opened();
      const polled = await placed('paymentLinkPromptPay', 100_019);
      await byQr(polled.buyer, polled.order);
      await mark(await lastAttempt(polled.order), 'settled');
      const params = { orderId: polled.order.id };
      expect(await shop.call(orderDetail, { params }, { as: polled.buyer })).toMatchObject({ status: 'approved' });

      const left = await placed('paymentLinkPromptPay', 100_019);
      await byQr(left.buyer, left.order);
      await mark(await lastAttempt(left.order), 'settled');
      clock.forward(2 * minuteMs);
      await runOpenCharges();
      expect((await look(left.order)).status).toBe('approved');
    });

    test('whose time is over gives way to a new one; money for the old one still pays, and a second payment is a review', async () => {
      const { shop, clock } = opened();
      const { buyer, order } = await placed('paymentLinkPromptPay');
      const first = await byQr(buyer, order);
      const old = await lastAttempt(order);
      clock.forward(16 * minuteMs);
      const second = await byQr(buyer, order);
      expect(second).toMatchObject({ state: 'open' });
      expect(second.step).not.toEqual(first.step);

      await mark(old, 'settled');
      await shop.runJobs();
      expect((await look(order)).status).toBe('approved');
      await mark(await lastAttempt(order), 'settled');
      await shop.runJobs();
      expect(await reviewsOf(order)).toBe(1);
    });

    test('of which the answer was lost is shown to nobody, and another one may begin', async () => {
      const { shop, clock } = opened();
      const { buyer, order } = await placed('paymentLinkPromptPay', 100_011);
      for (const _ of ['first', 'second']) {
        expect(await byQr(buyer, order)).toMatchObject({ state: 'declined', failure: 'notStarted' });
        expect(await requestsAbout((await lastAttempt(order)).id)).toHaveLength(1);
      }
      clock.forward(2 * minuteMs);
      await runOpenCharges();
      const states = (await attemptsOf(shop.parts.db, order.id)).map(({ state }) => state);
      expect(states).toEqual(['declined', 'declined']);
    });

    test('that was paid although its answer was lost approves the order', async () => {
      const { buyer, order } = await placed('paymentLinkPromptPay', 100_011);
      await byQr(buyer, order);
      const [sent] = await requestsAbout((await lastAttempt(order)).id);
      const referenceNo = new URLSearchParams(sent?.body).get('referenceNo');
      await control(`/transactions/${referenceNo}/mark`, { status: 'settled' });
      await opened().shop.runJobs();
      expect((await look(order)).status).toBe('approved');
    });

    test('with another amount than the order opens a review and approves nothing', async () => {
      const { shop } = opened();
      const { buyer, order } = await placed('paymentLinkPromptPay');
      await byQr(buyer, order);
      await mark(await lastAttempt(order), 'settled', 2_000);
      await shop.runJobs();
      expect((await look(order)).status).toBe('notYetReceived');
      expect(await reviewsOf(order)).toBe(1);
    });
  });

  describe('a callback', () => {
    test.each(['paymentLink', 'paymentLinkPromptPay'] as const)(
      'that says paid before it is changes nothing (%s)',
      async (method) => {
        const { shop, clock } = opened();
        const { buyer, order } = await placed(method);
        await (method === 'paymentLink' ? byLink(buyer, order) : byQr(buyer, order));
        const attempt = await lastAttempt(order);
        expect(await callback(attempt, 'paid')).toEqual([200]);
        await shop.runJobs();
        expect((await look(order)).status).toBe('notYetReceived');
        clock.forward(minuteMs);
        await mark(attempt, 'settled');
        await shop.runJobs();
        expect((await look(order)).status).toBe('approved');
      },
    );

    test('that names another reference than the attempt has is refused', async () => {
      const { shop } = opened();
      const { buyer, order } = await placed('paymentLinkPromptPay');
      await byQr(buyer, order);
      const before = shop.jobs.length;
      expect(await callback(await lastAttempt(order), 'wrongReference')).toEqual([400]);
      expect(shop.jobs).toHaveLength(before);
    });

    test('counts once', async () => {
      const { shop } = opened();
      const { buyer, order } = await placed('paymentLinkPromptPay');
      await byQr(buyer, order);
      const before = shop.jobs.length;
      expect(await callback(await lastAttempt(order), 'twice')).toEqual([200, 200]);
      expect(shop.jobs).toHaveLength(before + 1);
    });
  });

  /** The last digits of the price (satang) choose how the provider behaves (server/sandbox/README.md). */
  async function placed(method: 'paymentLink' | 'paymentLinkPromptPay', price = 100_000) {
    const { shop, buying, setPrice } = opened();
    await setPrice(price);
    const buyer = await shop.signedIn();
    return { buyer, order: await buying.place(buyer, { items: ['101'], method }) };
  }

  const look = (order: Order): Promise<Order> => opened().shop.call(orderByToken, { params: { token: order.token } });

  const reviewsOf = (order: Order) =>
    opened().ask(`select count(*) from late_money_reviews where order_id = '${order.id}'`);

  async function lastAttempt(order: Order): Promise<PaymentAttempt> {
    const attempt = (await attemptsOf(opened().shop.parts.db, order.id)).at(-1);
    if (!attempt) throw new Error('The order has no attempt');
    return attempt;
  }

  const bodyOf = (order: Order) => ({ orderId: order.id, orderToken: order.token });

  const byQr = (as: Visitor, order: Order): Promise<Charge> =>
    opened().shop.call(chargeByLinkPromptPay, { body: bodyOf(order) }, { as });

  const byLink = (as: SignedInVisitor, order: Order): Promise<Charge> =>
    opened().shop.call(chargeByLink, { body: bodyOf(order) }, { as });

  const control = (path: string, body?: object) => opened().sandbox.controlOf('gbPrimePay')(path, body);

  const mark = ({ providerReference }: PaymentAttempt, status: 'settled' | 'failed', amount?: number) =>
    control(`/transactions/${providerReference}/mark`, { status, amount });

  async function callback({ providerReference: referenceNo }: PaymentAttempt, kind: string): Promise<number[]> {
    const sent = await control('/callbacks', { referenceNo, kind });
    return (sent as { statuses: number[] }).statuses;
  }

  /** Requests of the shop about a charge, without its questions about the state. */
  async function requestsAbout(attemptId: string): Promise<readonly { path: string; body: string }[]> {
    const received = await control('/requests');
    return (received as { requests: { path: string; body: string }[] }).requests.filter(({ body }) =>
      body.includes(attemptId),
    );
  }

  async function runOpenCharges(): Promise<void> {
    const { shop } = opened();
    await shop.parts.jobs.send('ask-open-charges', {});
    await shop.runJobs();
  }
});
