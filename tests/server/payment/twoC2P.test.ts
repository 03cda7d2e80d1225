import { describe, expect, test } from 'vitest';
import { invoiceNoOf } from '../../../server/payments/twoC2P/invoiceNo.ts';
import { attemptsOf, type PaymentAttempt } from '../../../server/store/order/attempts.ts';
import { chargeByGatewayQr, chargeByInstallments, currentCharge } from '../../../src/contract/order/charge.ts';
import { orderByToken } from '../../../src/contract/order/order.ts';
import type { Charge } from '../../../src/domain/order/charge.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { onPaymentShop } from '../../support/payment/paymentShop.ts';
import { firstPayment, refundAtDesk } from '../../support/payment/refundAtDesk.ts';
import type { Visitor } from '../../support/shop/shopApp.ts';

const minuteMs = 60_000;
type Method = 'cardGatewayQr' | 'cardGatewayInstallment';

onPaymentShop('charges by the payment gateway', (opened) => {
  describe('the QR', () => {
    test('is a picture with its time, the same for every device; the notification approves once', async () => {
      const { shop, ask, clock } = opened();
      const { buyer, order } = await placed('cardGatewayQr');
      const charge = await start(buyer, order);
      expect(charge).toMatchObject({ state: 'open', expiresAt: clock.now + 10 * minuteMs, step: { kind: 'qr' } });
      expect(charge.step?.kind === 'qr' && charge.step.picture).toMatch(/^data:image\/png;base64,/);
      expect(await start(shop.visitor(), order)).toEqual(charge);

      await mark(order, { status: 'approved', posting: 'twice' });
      await shop.runJobs();
      expect((await look(order)).status).toBe('approved');
      expect(await ask(`select count(*) from access_grants where order_id = '${order.id}'`)).toBe(1);
    });

    test('is answered as the specification spells it', async () => {
      const { shop, sandbox } = opened();
      const { buyer, order } = await placed('cardGatewayQr');
      const payload = { order_id: order.id, amount: 1, currency_code: 'THB' };
      const request = { method: 'POST', url: '/api/payment/2c2p/qr-code/link', payload } as const;
      const { result } = (await shop.inject(request, buyer)).json();
      expect(result.webPaymentUrl).toMatch(`${sandbox.url}/twoC2P/pages/qr/`);
      expect((await lastAttempt(order)).amount).toBe(100_000);
    });

    test('that is paid with too little opens a review', async () => {
      const { shop, ask } = opened();
      const { buyer, order } = await placed('cardGatewayQr');
      await start(buyer, order);
      await mark(order, { status: 'approved', paid: 99_900 });
      await shop.runJobs();
      expect((await look(order)).status).toBe('notYetReceived');
      expect(await ask(`select count(*) from late_money_reviews where order_id = '${order.id}'`)).toBe(1);
    });

    test('gives way to a new one after its time; money for both keeps one and opens a review', async () => {
      const { shop, clock, ask } = opened();
      const { buyer, order } = await placed('cardGatewayQr');
      await start(buyer, order);
      const first = await lastAttempt(order);
      clock.forward(11 * minuteMs);
      await start(buyer, order);
      await mark(order, { status: 'approved' });
      await control(first, 'mark', { status: 'approved' });
      await shop.runJobs();
      expect((await look(order)).status).toBe('approved');
      expect(await ask(`select count(*) from late_money_reviews where order_id = '${order.id}'`)).toBe(1);
    });
  });

  describe('installments', () => {
    test("lead to the gateway's page, as the specification spells it, with the order's own amount", async () => {
      const { shop, sandbox } = opened();
      const { buyer, order } = await placed('cardGatewayInstallment');
      const payload = { orderId: order.id, amount: 1 };
      const request = { method: 'POST', url: '/api/payment/2c2p/payment/link', payload } as const;
      const answer = (await shop.inject(request, buyer)).json();
      expect(answer).toMatchObject({ success: true });
      const page: string = answer.result.webPaymentUrl;
      expect(page).toMatch(`${sandbox.url}/twoC2P/pages/installment/`);
      expect(await (await fetch(page)).text()).toContain('฿1,000.00');
    });

    test('return to the order, and only the inquiry decides', async () => {
      const { shop } = opened();
      const { buyer, order } = await placed('cardGatewayInstallment');
      const page = pageOf(await start(buyer, order));
      const back = async (choice: string) => {
        const answer = await fetch(page, { method: 'POST', body: new URLSearchParams({ choice, posting: 'none' }) });
        const text = await answer.text();
        const [, action = ''] = /action="([^"]*payment\/return[^"]*)"/.exec(text) ?? [];
        const [, paymentResponse = ''] = /value="([^"]*)"/.exec(text) ?? [];
        const returned = await shop.inject({
          ...{ method: 'POST', url: new URL(action).pathname },
          payload: new URLSearchParams({ paymentResponse }).toString(),
          headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://pgw-ui.2c2p.com' },
        });
        await shop.runJobs();
        return [returned.statusCode, returned.headers.location];
      };
      expect(await back('leave')).toEqual([303, `/order/${order.token}`]);
      expect((await look(order)).status).toBe('notYetReceived');
      expect(await back('pay')).toEqual([303, `/order/${order.token}`]);
      expect((await look(order)).status).toBe('approved');
    });

    test('that were declined can still be paid on the same page, or begun anew', async () => {
      const { shop, clock } = opened();
      const again = await placed('cardGatewayInstallment');
      await start(again.buyer, again.order);
      await mark(again.order, { status: 'declined' });
      await shop.runJobs();
      expect(await lastAttempt(again.order)).toMatchObject({ state: 'declined', failure: 'insufficientFunds' });
      await mark(again.order, { status: 'approved' });
      await shop.runJobs();
      expect((await look(again.order)).status).toBe('approved');

      const anew = await placed('cardGatewayInstallment');
      const first = pageOf(await start(anew.buyer, anew.order));
      await mark(anew.order, { status: 'cancelled' });
      await shop.runJobs();
      clock.forward(1_000);
      expect(pageOf(await start(anew.buyer, anew.order))).not.toBe(first);
    });
  });

  test('money that nobody announced is found by the poll, and without a poll by the job', async () => {
    const { shop, clock } = opened();
    const polled = await placed('cardGatewayQr', 100_019);
    await start(polled.buyer, polled.order);
    await mark(polled.order, { status: 'approved' });
    await shop.call(currentCharge, { params: { token: polled.order.token } });
    expect((await look(polled.order)).status).toBe('approved');

    const left = await placed('cardGatewayInstallment', 100_019);
    await start(left.buyer, left.order);
    await mark(left.order, { status: 'approved' });
    clock.forward(2 * minuteMs);
    await runOpenCharges();
    expect((await look(left.order)).status).toBe('approved');
  });

  test('a QR that is paid after its end pays the unpaid order; after another payment it opens a review', async () => {
    const { shop, clock, ask } = opened();
    const late = await placed('cardGatewayQr');
    await start(late.buyer, late.order);
    await mark(late.order, { status: 'expired' });
    await mark(late.order, { status: 'approved' });
    await shop.runJobs();
    expect((await look(late.order)).status).toBe('approved');

    const twice = await placed('cardGatewayQr');
    await start(twice.buyer, twice.order);
    const first = await lastAttempt(twice.order);
    await mark(twice.order, { status: 'expired' });
    await shop.runJobs();
    clock.forward(1_000);
    await start(twice.buyer, twice.order);
    await mark(twice.order, { status: 'approved' });
    await control(first, 'mark', { status: 'approved' });
    await shop.runJobs();
    expect((await look(twice.order)).status).toBe('approved');
    expect(await ask(`select count(*) from late_money_reviews where order_id = '${twice.order.id}'`)).toBe(1);
  });

  test('a page that takes another try after a decline is asked about, also if nobody announces the money', async () => {
    const { shop, clock } = opened();
    const { buyer, order } = await placed('cardGatewayInstallment');
    await start(buyer, order);
    await mark(order, { status: 'declined' });
    await shop.runJobs();
    expect((await lastAttempt(order)).state).toBe('declined');
    await mark(order, { status: 'approved', posting: 'none' });
    clock.forward(2 * minuteMs);
    await runOpenCharges();
    expect((await look(order)).status).toBe('approved');
  });

  test('a start whose answer is lost has failed; if it is paid after all, the money is found once', async () => {
    const { shop } = opened();
    const { buyer, order } = await placed('cardGatewayInstallment', 100_011);
    expect(await start(buyer, order)).toMatchObject({ state: 'declined', failure: 'notStarted' });
    await mark(order, { status: 'approved' });
    await shop.runJobs();
    expect((await look(order)).status).toBe('approved');
    expect(await attemptsOf(shop.parts.db, order.id)).toHaveLength(1);
  });

  test('a start that the gateway answers with a defect charges nothing, and another one may begin', async () => {
    const { buyer, order } = await placed('cardGatewayInstallment', 100_012);
    expect(await start(buyer, order)).toMatchObject({ state: 'declined', failure: 'notStarted' });
    expect(await start(buyer, order)).toMatchObject({ state: 'declined' });
    expect(await attemptsOf(opened().shop.parts.db, order.id)).toHaveLength(2);
  });

  test('a notification of what nobody paid changes nothing; a forged one, and one of nobody, are refused', async () => {
    const { shop } = opened();
    const { buyer, order } = await placed('cardGatewayQr');
    await start(buyer, order);
    const attempt = await lastAttempt(order);
    expect(await control(attempt, 'announce', { status: 'approved', forged: true })).toEqual({ status: 400 });
    expect(await control(attempt, 'announce', { status: 'approved' })).toEqual({ status: 200 });
    await shop.runJobs();
    expect((await look(order)).status).toBe('notYetReceived');
    expect((await lastAttempt(order)).state).toBe('open');
    const payload = { respCode: '0000', invoiceNo: invoiceNoOf(attempt.id), amount: 1000 };
    expect((await shop.inject({ method: 'POST', url: '/webhook/payment/2c2p', payload })).statusCode).toBe(400);
  });

  describe('a refund of installments', () => {
    test.each([
      ['voids what 2C2P has not settled', 0],
      ['pays back what it has settled', 2 * 24 * 60 * minuteMs],
    ])('%s, once', async (_, laterMs) => {
      const { shop, clock } = opened();
      const order = await paid('cardGatewayInstallment');
      expect(await firstPayment(opened(), order)).toMatchObject({ isOwn: true, refundsByCall: true });
      clock.forward(laterMs);
      expect((await refundAtDesk(opened(), order)).status).toBe('refunded');
      expect(await firstPayment(opened(), order)).toMatchObject({
        refund: { state: 'done', reference: expect.any(String) },
      });
      // The provider has nothing left of it, and says so when it is asked about the charge.
      const { id: key, method, amount, currency, providerReference } = await lastAttempt(order);
      const again = { key, method, amount, currency, attemptId: key, reference: providerReference ?? '' };
      const provider = shop.parts.payments.charger('twoC2P');
      expect(await provider?.refunds?.send({ ...again, now: clock.now })).toMatchObject({ kind: 'refunded' });
      const sent = { ...again, isRunning: false, sentAt: clock.now, now: clock.now };
      expect(await provider?.ask(sent)).toEqual({ kind: 'refunded' });
    });

    test('whose answer is lost is asked for again, and found', async () => {
      const { shop, clock } = opened();
      const order = await paid('cardGatewayInstallment', 100_021);
      expect((await refundAtDesk(opened(), order)).status).toBe('approved');
      expect(await firstPayment(opened(), order)).toMatchObject({ refund: { state: 'open' } });
      clock.forward(2 * minuteMs);
      await shop.parts.jobs.send('ask-open-refunds', {});
      await shop.runJobs();
      expect((await look(order)).status).toBe('refunded');
    });

    test('that is refused says the code, and then goes back by hand', async () => {
      const order = await paid('cardGatewayInstallment', 100_022);
      await refundAtDesk(opened(), order);
      expect(await firstPayment(opened(), order)).toMatchObject({ refund: { state: 'refused', refusal: '44' } });
      expect((await refundAtDesk(opened(), order, 'KBANK 55')).status).toBe('refunded');
    });
  });

  test('a QR goes back by hand only', async () => {
    const order = await paid('cardGatewayQr');
    expect(await firstPayment(opened(), order)).toMatchObject({ isOwn: true, refundsByCall: false });
    expect((await refundAtDesk(opened(), order, 'KBANK 56')).status).toBe('refunded');
  });

  async function paid(method: Method, price?: number): Promise<Order> {
    const { buyer, order } = await placed(method, price);
    await start(buyer, order);
    await mark(order, { status: 'approved' });
    await opened().shop.runJobs();
    return order;
  }

  /** The last digits of the price (satang) choose how the provider behaves (server/sandbox/twoC2P/README.md). */
  async function placed(method: Method, price = 100_000) {
    const { shop, buying, setPrice } = opened();
    await setPrice(price);
    const buyer = await shop.signedIn();
    return { buyer, order: await buying.place(buyer, { items: ['101'], method }) };
  }

  const start = (as: Visitor, order: Order): Promise<Charge> => {
    const call = order.method === 'cardGatewayQr' ? chargeByGatewayQr : chargeByInstallments;
    return opened().shop.call(call, { body: { orderId: order.id, orderToken: order.token } }, { as });
  };

  function pageOf({ step }: Charge): string {
    if (step?.kind !== 'redirect') throw new Error('The charge has no page');
    return step.url;
  }

  const look = (order: Order): Promise<Order> => opened().shop.call(orderByToken, { params: { token: order.token } });

  async function lastAttempt(order: Order): Promise<PaymentAttempt> {
    const attempt = (await attemptsOf(opened().shop.parts.db, order.id)).at(-1);
    if (!attempt) throw new Error('The order has no attempt');
    return attempt;
  }

  const control = (attempt: PaymentAttempt, deed: 'mark' | 'announce', body: object) =>
    opened().sandbox.controlOf('twoC2P')(`/transactions/${invoiceNoOf(attempt.id)}/${deed}`, body);

  type Mark = { readonly status: string; readonly posting?: string; readonly paid?: number };
  const mark = async (order: Order, how: Mark) => await control(await lastAttempt(order), 'mark', how);

  async function runOpenCharges(): Promise<void> {
    const { shop } = opened();
    await shop.parts.jobs.send('ask-open-charges', {});
    await shop.runJobs();
  }
});
