import { describe, expect, test } from 'vitest';
import { refnoOf } from '../../../server/payments/paySolutions/refno.ts';
import { merchantId } from '../../../server/sandbox/paySolutions/account.ts';
import { transaction } from '../../../server/store/database/transaction.ts';
import { attemptsOf, type PaymentAttempt, setAttemptState } from '../../../server/store/order/attempts.ts';
import { chargeByBill, currentCharge } from '../../../src/contract/order/charge.ts';
import { orderByToken } from '../../../src/contract/order/order.ts';
import type { Charge } from '../../../src/domain/order/charge.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { onPaymentShop } from '../../support/payment/paymentShop.ts';
import type { Visitor } from '../../support/shop/shopApp.ts';

const minuteMs = 60_000;

onPaymentShop('charges by bill payment', (opened) => {
  describe('the hidden form', () => {
    test('is made of the stored order, and stays the same until it is paid; the postback approves once', async () => {
      const { shop, ask, sandbox } = opened();
      const { buyer, order } = await placed();
      const charge = await byBill(buyer, order);
      const refno = refnoOf((await lastAttempt(order)).id);
      const fields = { merchantid: '12345678', refno, total: '1000.00', cc: '00', customeremail: order.email };
      expect(charge).toMatchObject({ state: 'open', step: { url: `${sandbox.url}/paySolutions/payment` } });
      expect(fieldsOf(charge)).toMatchObject(fields);
      expect(await byBill(shop.visitor(), order)).toEqual(charge);

      await post(charge);
      await mark(order, { status: 'CP', posting: 'twice' });
      await shop.runJobs();
      expect((await look(order)).status).toBe('approved');
      expect(await ask(`select count(*) from access_grants where order_id = '${order.id}'`)).toBe(1);
      expect((await shop.refused(chargeByBill, { body: bodyOf(order) }, { as: buyer })).code).toBe('STATUS_CONFLICT');
    });

    test('is answered as the specification spells it', async () => {
      const { shop } = opened();
      const { buyer, order } = await placed();
      const request = { method: 'POST', url: '/api/pay-solutions', payload: { order_id: order.id } } as const;
      const { data } = (await shop.inject(request, buyer)).json();
      expect(data).toEqual({ application_id_1: merchantId, course_ids: ['101'] });
    });

    test('with another total is no payment of the order: it opens a review', async () => {
      const { shop, ask } = opened();
      const { buyer, order } = await placed();
      await post(await byBill(buyer, order), { total: '1.00' });
      await mark(order, { status: 'CP' });
      await shop.runJobs();
      expect((await look(order)).status).toBe('notYetReceived');
      expect(await ask(`select count(*) from late_money_reviews where order_id = '${order.id}' and amount = 100`)).toBe(
        1,
      );
      expect(await ask(`select count(*) from access_grants where order_id = '${order.id}'`)).toBe(0);
    });

    test('that was on hold, then failed, can be sent anew with another reference', async () => {
      const { shop } = opened();
      const { buyer, order } = await placed();
      const first = await byBill(buyer, order);
      await post(first);
      await mark(order, { status: 'HO' });
      await shop.runJobs();
      expect((await lastAttempt(order)).state).toBe('open');
      await mark(order, { status: 'PF' });
      await shop.runJobs();
      expect(await lastAttempt(order)).toMatchObject({ state: 'declined', failure: 'processingFailed' });
      const second = await byBill(buyer, order);
      expect(second.state).toBe('open');
      expect(second.step).not.toEqual(first.step);
    });
  });

  test.each([
    ['Y', 'approved', 'settled'],
    ['TC', 'notYetReceived', 'unknown'],
    ['N', 'notYetReceived', 'open'],
    ['VC', 'notYetReceived', 'open'],
    ['RE', 'notYetReceived', 'declined'],
    ['VR', 'notYetReceived', 'declined'],
  ])('the status %s leaves the order %s and its charge %s', async (status, ofOrder, ofCharge) => {
    const { buyer, order } = await placed();
    await post(await byBill(buyer, order));
    await mark(order, { status });
    await opened().shop.runJobs();
    expect([(await look(order)).status, (await lastAttempt(order)).state]).toEqual([ofOrder, ofCharge]);
  });

  test('a refund that is only requested leaves the paid order as it is', async () => {
    const { order } = await paid();
    await mark(order, { status: 'RR' });
    await opened().shop.runJobs();
    expect(await look(order)).toMatchObject({ status: 'approved', underReview: false });
  });

  test('money without a postback is found by the poll, and without a poll by the job', async () => {
    const { shop, clock } = opened();
    const polled = await placed(100_019);
    await post(await byBill(polled.buyer, polled.order));
    await mark(polled.order, { status: 'CP' });
    await shop.call(currentCharge, { params: { token: polled.order.token } });
    expect((await look(polled.order)).status).toBe('approved');

    const left = await placed(100_019);
    await post(await byBill(left.buyer, left.order));
    await mark(left.order, { status: 'CP' });
    clock.forward(2 * minuteMs);
    await runOpenCharges();
    expect((await look(left.order)).status).toBe('approved');
  });

  test('an inquiry without an answer leaves the charge unknown, and the next one finds the money', async () => {
    const { shop, clock } = opened();
    const { buyer, order } = await placed(100_011);
    await post(await byBill(buyer, order));
    await mark(order, { status: 'CP' });
    await shop.runJobs();
    expect((await lastAttempt(order)).state).toBe('unknown');
    clock.forward(2 * minuteMs);
    await runOpenCharges();
    expect((await look(order)).status).toBe('approved');
  });

  test('money for a charge that was given up is found, although the first inquiry about it has no answer', async () => {
    const { shop, clock } = opened();
    const { buyer, order } = await placed(100_011);
    await post(await byBill(buyer, order));
    const { id } = await lastAttempt(order);
    await transaction(shop.parts.db, (tx) =>
      setAttemptState(tx, id, 'declined', clock.now, { failure: 'expired', askAt: null }),
    );
    await mark(order, { status: 'CP' });
    await shop.runJobs();
    expect((await lastAttempt(order)).state).toBe('declined');
    clock.forward(2 * minuteMs);
    await runOpenCharges();
    expect((await look(order)).status).toBe('approved');
  });

  test('a second payment of a paid order, from a page that was open twice, opens a review', async () => {
    const { shop, ask } = opened();
    const { order } = await paid();
    await control(await lastAttempt(order), 'pay-again', {});
    await shop.runJobs();
    expect(await look(order)).toMatchObject({ status: 'approved', underReview: true });
    expect(await ask(`select count(*) from late_money_reviews where order_id = '${order.id}'`)).toBe(1);
    expect(await ask(`select count(*) from access_grants where order_id = '${order.id}'`)).toBe(1);
  });

  test.each(['RF', 'VO'])("a payment that went back in the provider's console opens a review: %s", async (status) => {
    const { shop } = opened();
    const { order } = await paid();
    await mark(order, { status });
    await shop.runJobs();
    expect(await look(order)).toMatchObject({ status: 'approved', underReview: true });
  });

  test('a postback of what nobody paid, and one about no charge, change nothing', async () => {
    const { shop } = opened();
    const { buyer, order } = await placed();
    await post(await byBill(buyer, order));
    expect(await control(await lastAttempt(order), 'postback', { status: 'CP' })).toEqual({ status: 200 });
    await shop.runJobs();
    expect((await look(order)).status).toBe('notYetReceived');
    expect((await lastAttempt(order)).state).toBe('open');

    const url = '/webhook/payment/pay-solutions';
    const fixed = { refno: '123103005', orderno: '1', status: 'CP', statusname: 'COMPLETE' };
    expect((await shop.inject({ method: 'POST', url, payload: fixed })).json()).toEqual({ success: true });
    expect((await shop.inject({ method: 'POST', url, payload: { refno: 'A1' } })).statusCode).toBe(400);
  });

  test('an unsigned postback as a return shows no order', async () => {
    const { shop } = opened();
    const { buyer, order } = await placed();
    await byBill(buyer, order);
    const payload = { refno: refnoOf((await lastAttempt(order)).id), status: 'CP' };
    const answer = await shop.inject({ method: 'POST', url: '/payment/return/pay-solutions', payload });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers.location).toBeUndefined();
  });

  /** The last digits of the price (satang) choose how the provider behaves (server/sandbox/README.md). */
  async function placed(price = 100_000) {
    const { shop, buying, setPrice } = opened();
    await setPrice(price);
    const buyer = await shop.signedIn();
    return { buyer, order: await buying.place(buyer, { items: ['101'], method: 'billPayment' }) };
  }

  async function paid() {
    const { buyer, order } = await placed();
    await post(await byBill(buyer, order));
    await mark(order, { status: 'CP' });
    await opened().shop.runJobs();
    expect((await look(order)).status).toBe('approved');
    return { buyer, order };
  }

  const bodyOf = (order: Order) => ({ orderId: order.id, orderToken: order.token });

  const byBill = (as: Visitor, order: Order): Promise<Charge> =>
    opened().shop.call(chargeByBill, { body: bodyOf(order) }, { as });

  const look = (order: Order): Promise<Order> => opened().shop.call(orderByToken, { params: { token: order.token } });

  async function lastAttempt(order: Order): Promise<PaymentAttempt> {
    const attempt = (await attemptsOf(opened().shop.parts.db, order.id)).at(-1);
    if (!attempt) throw new Error('The order has no attempt');
    return attempt;
  }

  const fieldsOf = ({ step }: Pick<Charge, 'step'>): Readonly<Record<string, string>> =>
    Object.fromEntries(step?.kind === 'form' ? step.fields.map(({ name, value }) => [name, value]) : []);

  /** Sends the form as the browser does, perhaps edited by the payer. */
  async function post({ step }: Charge, edited: Readonly<Record<string, string>> = {}): Promise<void> {
    if (step?.kind !== 'form') throw new Error('The charge has no form');
    const body = new URLSearchParams({ ...fieldsOf({ step }), ...edited });
    expect((await fetch(step.url, { method: 'POST', body, redirect: 'manual' })).status).toBe(303);
  }

  const control = (attempt: PaymentAttempt, deed: 'mark' | 'pay-again' | 'postback', body: object) =>
    opened().sandbox.controlOf('paySolutions')(`/orders/${refnoOf(attempt.id)}/${deed}`, body);

  const mark = async (order: Order, how: { readonly status: string; readonly posting?: string }) =>
    await control(await lastAttempt(order), 'mark', how);

  async function runOpenCharges(): Promise<void> {
    const { shop } = opened();
    await shop.parts.jobs.send('ask-open-charges', {});
    await shop.runJobs();
  }
});
