import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { invoiceNoOf } from '../../../server/payments/twoC2P/invoiceNo.ts';
import { attemptsOf, type PaymentAttempt } from '../../../server/store/order/attempts.ts';
import { cardGatewayFields, chargeByCardGateway, currentCharge } from '../../../src/contract/order/charge.ts';
import { orderByToken } from '../../../src/contract/order/order.ts';
import type { Charge } from '../../../src/domain/order/charge.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { cardFor, encryptedBy, knownCard, unknownCard } from '../../support/payment/encryptedCard.ts';
import { onPaymentShop } from '../../support/payment/paymentShop.ts';
import { firstPayment, refundAtDesk } from '../../support/payment/refundAtDesk.ts';
import type { Visitor } from '../../support/shop/shopApp.ts';

const minuteMs = 60_000;
const secretKey = '7jYcp4FxFdf0';

onPaymentShop('charges by the card gateway', (opened) => {
  describe('the signed form', () => {
    test('is posted by the browser; the announced result approves once, and the form is kept no longer', async () => {
      const { shop, ask, sandbox } = opened();
      const { buyer, order } = await placed();
      const charge = await byCard(buyer, order);
      const formUrl = `${sandbox.url}/twoC2PCard/SecurePayment/PaymentAuth.aspx`;
      expect(charge).toMatchObject({
        state: 'open',
        step: { kind: 'form', url: formUrl },
        card: { lastDigits: '1111' },
      });
      expect(await byCard(shop.visitor(), order)).toEqual(charge);

      await post(charge);
      await mark(order, { status: 'approved', posting: 'twice' });
      await shop.runJobs();
      expect((await look(order)).status).toBe('approved');
      expect(await ask(`select count(*) from access_grants where order_id = '${order.id}'`)).toBe(1);
      expect(await lastAttempt(order)).toMatchObject({ state: 'settled', step: null });
      const again = { body: { ...bodyOf(order), card: await encrypted() } };
      expect((await shop.refused(chargeByCardGateway, again, { as: buyer })).code).toBe('STATUS_CONFLICT');
    });

    test('shows neither the secret nor the card number; the settings of the gateway are public', async () => {
      const { shop, sandbox } = opened();
      const { buyer, order } = await placed();
      const url = '/api/payments/methods/3';
      const settings = (await shop.inject({ method: 'GET', url }, buyer)).json();
      expect(settings).toEqual({
        ...{ application_id_1: 'JT01', application_id_2: '', name_web: new URL(shop.parts.config.publicUrl).host },
        script_url: `${sandbox.url}/twoC2PCard/SecurePayment/api/my2c2p.js`,
      });
      expect(await shop.call(cardGatewayFields)).toMatchObject({ publicKey: 'JT01' });
      const shown = JSON.stringify(await byCard(buyer, order));
      expect(shown).not.toContain(secretKey);
      expect(shown).not.toContain(knownCard);
    });

    test('with another amount is refused by the gateway, because its signature is wrong', async () => {
      const { buyer, order } = await placed();
      const charge = await byCard(buyer, order);
      const { step } = charge;
      if (step?.kind !== 'form') throw new Error('The charge has no form');
      const [field] = step.fields;
      const request = Buffer.from(field?.value ?? '', 'base64').toString();
      const payload = /<payload>(.*)<\/payload>/.exec(request)?.[1] ?? '';
      const cheap = Buffer.from(payload, 'base64').toString().replace('000000100000', '000000000100');
      const edited = Buffer.from(request.replace(payload, Buffer.from(cheap).toString('base64'))).toString('base64');
      const body = new URLSearchParams({ paymentRequest: edited });
      expect((await fetch(step.url, { method: 'POST', body })).status).toBe(400);
      await lookNow(order);
      expect((await look(order)).status).toBe('notYetReceived');
    });
  });

  describe('the return page', () => {
    test('takes an encrypted card out of the address at once, and posts the signed form by itself', async () => {
      const { shop, sandbox } = opened();
      const { order } = await placed();
      const query = new URLSearchParams({ ...(await encrypted()) });
      const taken = await shop.inject({ method: 'GET', url: `/payment/${order.token}?${query}` }, shop.visitor());
      expect([taken.statusCode, taken.headers.location]).toEqual([303, `/payment/${order.token}`]);
      expect(taken.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });

      const page = await shop.inject({ method: 'GET', url: `/payment/${order.token}` }, shop.visitor());
      expect(page.statusCode).toBe(200);
      expect(page.headers['content-security-policy']).toContain(`form-action ${sandbox.url}`);
      expect(page.body).toContain('document.forms[0].submit()');
      const [, style = ''] = /<style>(.+)<\/style>/.exec(page.body) ?? [];
      const digest = createHash('sha256').update(style).digest('base64');
      expect(page.headers['content-security-policy']).toContain(`style-src 'sha256-${digest}'`);
      const { step } = await chargeNow(order);
      if (step?.kind !== 'form') throw new Error('The charge has no form');
      expect(page.body).toContain(`value="${step.fields[0]?.value}"`);
      expect(page.body).not.toContain(secretKey);
    });

    test('takes it from a posted form, too, and names the order by its id for its owner alone', async () => {
      const { shop } = opened();
      const { buyer, order } = await placed();
      const url = `/payment/${order.id}`;
      const payload = new URLSearchParams({ ...(await encrypted()) }).toString();
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      expect((await shop.inject({ method: 'POST', url, payload, headers }, shop.visitor())).statusCode).toBe(404);
      const taken = await shop.inject({ method: 'POST', url, payload, headers }, buyer);
      expect([taken.statusCode, taken.headers.location]).toEqual([303, `/payment/${order.token}`]);
      expect((await chargeNow(order)).step?.kind).toBe('form');
    });

    test('without a card, or with a malformed one, leads to the order', async () => {
      const { shop } = opened();
      const { order } = await placed();
      const page = () => shop.inject({ method: 'GET', url: `/payment/${order.token}` }, shop.visitor());
      expect((await page()).headers.location).toBe(`/order/${order.token}`);
      await shop.inject({ method: 'GET', url: `/payment/${order.token}?encryptedCardInfo=%3C` }, shop.visitor());
      expect((await page()).headers.location).toBe(`/order/${order.token}`);
      expect(await lastAttempt(order)).toMatchObject({ state: 'declined', failure: 'notStarted' });
      const nobody = await shop.inject({ method: 'GET', url: '/payment/nobody' }, shop.visitor());
      expect(nobody.statusCode).toBe(404);
    });
  });

  describe('the way back from the gateway', () => {
    test('leads to the order by the signed result, and decides nothing', async () => {
      const { shop } = opened();
      const { buyer, order } = await placed();
      const page = await post(await byCard(buyer, order));
      // The buyer leaves the page; the response says nothing of money, and neither does the inquiry.
      const left = await chosen(page, 'leave');
      expect(await back(left)).toEqual([303, `/order/${order.token}`]);
      await shop.runJobs();
      expect((await look(order)).status).toBe('notYetReceived');

      const paid = await chosen(page, 'pay');
      expect(await back(paid)).toEqual([303, `/order/${order.token}`]);
      await shop.runJobs();
      expect((await look(order)).status).toBe('approved');
      // A reload of the way back after the end leads to the order, too.
      expect(await back(paid)).toEqual([303, `/order/${order.token}`]);
    });

    test('is no page for a forged result', async () => {
      const { buyer, order } = await placed();
      const page = await post(await byCard(buyer, order));
      const response = Buffer.from(await chosen(page, 'leave'), 'base64').toString();
      const forged = Buffer.from(response.replace(/<signature>.{4}/, '<signature>0000')).toString('base64');
      expect(await back(forged)).toEqual([404, undefined]);
      expect(await back('')).toEqual([404, undefined]);
    });
  });

  test('a declined card leaves the order to another one, with a code of its own', async () => {
    const { shop, clock } = opened();
    const { buyer, order } = await placed();
    const first = await byCard(buyer, order, unknownCard);
    await post(first);
    await shop.runJobs();
    expect(await lastAttempt(order)).toMatchObject({ state: 'declined', failure: 'refusedByBank', step: null });
    clock.forward(1_000);
    const second = await byCard(buyer, order);
    expect(second.state).toBe('open');
    await post(second);
    await mark(order, { status: 'approved' });
    await shop.runJobs();
    expect((await look(order)).status).toBe('approved');
  });

  test('a form whose time is over gives way to another one; its late money opens a review', async () => {
    const { shop, clock, ask } = opened();
    const { buyer, order } = await placed();
    const first = await byCard(buyer, order);
    await post(first);
    const [attempt] = await attemptsOf(shop.parts.db, order.id);
    clock.forward(11 * minuteMs);
    const second = await byCard(buyer, order);
    expect(second.step).not.toEqual(first.step);
    await post(second);
    await mark(order, { status: 'approved' });
    await shop.runJobs();
    expect((await look(order)).status).toBe('approved');
    if (attempt === undefined) throw new Error('The order has no attempt');
    await control(attempt, 'mark', { status: 'approved' });
    await shop.runJobs();
    expect(await ask(`select count(*) from late_money_reviews where order_id = '${order.id}'`)).toBe(1);
  });

  test('money that nobody announced is found by the poll, and without a poll by the job', async () => {
    const { shop, clock } = opened();
    const polled = await placed(100_019);
    await post(await byCard(polled.buyer, polled.order));
    await mark(polled.order, { status: 'approved' });
    await shop.call(currentCharge, { params: { token: polled.order.token } });
    expect((await look(polled.order)).status).toBe('approved');

    const left = await placed(100_019);
    await post(await byCard(left.buyer, left.order));
    await mark(left.order, { status: 'approved' });
    clock.forward(2 * minuteMs);
    await runOpenCharges();
    expect((await look(left.order)).status).toBe('approved');
  });

  test('an inquiry without an answer leaves the charge unknown, and the next one finds the money', async () => {
    const { shop, clock } = opened();
    const { buyer, order } = await placed(100_011);
    await post(await byCard(buyer, order));
    await mark(order, { status: 'approved' });
    await shop.runJobs();
    expect((await lastAttempt(order)).state).toBe('unknown');
    clock.forward(2 * minuteMs);
    await runOpenCharges();
    expect((await look(order)).status).toBe('approved');
  });

  test('an announcement of what nobody paid changes nothing, and a forged one is refused', async () => {
    const { shop } = opened();
    const { buyer, order } = await placed();
    await post(await byCard(buyer, order));
    const attempt = await lastAttempt(order);
    expect(await control(attempt, 'announce', { status: 'approved', forged: true })).toEqual({ status: 400 });
    expect(await control(attempt, 'announce', { status: 'approved' })).toEqual({ status: 200 });
    await shop.runJobs();
    expect((await look(order)).status).toBe('notYetReceived');
    expect((await lastAttempt(order)).state).toBe('open');
  });

  describe('a refund', () => {
    test.each([
      ['voids what 2C2P has not settled', 0],
      ['pays back what it has settled', 2 * 24 * 60 * minuteMs],
    ])('%s, once', async (_, laterMs) => {
      const { shop, clock } = opened();
      const { order, payment } = await paid();
      expect(payment).toMatchObject({ isOwn: true, refundsByCall: true });
      clock.forward(laterMs);
      expect((await refund(order)).status).toBe('refunded');
      expect(await paymentOf(order)).toMatchObject({ refund: { state: 'done', reference: expect.any(String) } });
      await refund(order);
      // The provider has nothing left of it.
      const provider = shop.parts.payments.charger('twoC2PCard');
      const { id: key, method, amount, currency, providerReference } = await lastAttempt(order);
      const again = { attemptId: key, reference: providerReference ?? '', now: clock.now };
      expect(await provider?.refunds?.send({ key, method, amount, currency, ...again })).toMatchObject({
        kind: 'refunded',
      });
    });

    test('whose answer is lost is asked for again, and found', async () => {
      const { shop, clock } = opened();
      const { order } = await paid(100_021);
      expect((await refund(order)).status).toBe('approved');
      expect(await paymentOf(order)).toMatchObject({ refund: { state: 'open' } });
      clock.forward(2 * minuteMs);
      await shop.parts.jobs.send('ask-open-refunds', {});
      await shop.runJobs();
      expect((await look(order)).status).toBe('refunded');
    });

    test('that is refused says the code, and then goes back by hand', async () => {
      const { order } = await paid(100_022);
      await refund(order);
      expect(await paymentOf(order)).toMatchObject({ refund: { state: 'refused', refusal: '44' } });
      expect((await refund(order, 'KBANK 55')).status).toBe('refunded');
    });

    async function paid(price?: number) {
      const { buyer, order } = await placed(price);
      await post(await byCard(buyer, order));
      await mark(order, { status: 'approved' });
      await opened().shop.runJobs();
      return { order, payment: await paymentOf(order) };
    }

    const paymentOf = (order: Order) => firstPayment(opened(), order);
    const refund = (order: Order, note?: string) => refundAtDesk(opened(), order, note);
  });

  /** The last digits of the price (satang) choose how the provider behaves (server/sandbox/twoC2P/README.md). */
  async function placed(price = 100_000) {
    const { shop, buying, setPrice } = opened();
    await setPrice(price);
    const buyer = await shop.signedIn();
    return { buyer, order: await buying.place(buyer, { items: ['101'], method: 'cardGateway' }) };
  }

  const bodyOf = (order: Order) => ({ orderId: order.id, orderToken: order.token });

  async function encrypted(number = knownCard) {
    const scriptUrl = `${opened().sandbox.url}/twoC2PCard/SecurePayment/api/my2c2p.js`;
    const card = await encryptedBy(scriptUrl, cardFor(number));
    if (typeof card === 'number') throw new Error(`The script refused the card: ${card}`);
    return { ...card, cardholderName: 'MANEE JAIDEE' };
  }

  const byCard = async (as: Visitor, order: Order, number = knownCard): Promise<Charge> => {
    const card = await encrypted(number);
    return await opened().shop.call(chargeByCardGateway, { body: { ...bodyOf(order), card } }, { as });
  };

  const look = (order: Order): Promise<Order> => opened().shop.call(orderByToken, { params: { token: order.token } });

  async function chargeNow(order: Order): Promise<Charge> {
    const charge = await opened().shop.call(currentCharge, { params: { token: order.token } });
    if (charge === null) throw new Error('The order has no charge');
    return charge;
  }

  async function lookNow(order: Order): Promise<void> {
    const { shop } = opened();
    await shop.parts.jobs.send('look-at-charge', { attemptId: (await lastAttempt(order)).id });
    await shop.runJobs();
  }

  async function lastAttempt(order: Order): Promise<PaymentAttempt> {
    const attempt = (await attemptsOf(opened().shop.parts.db, order.id)).at(-1);
    if (!attempt) throw new Error('The order has no attempt');
    return attempt;
  }

  /** Sends the form as the browser does; answers the address of the page that follows. */
  async function post({ step }: Charge): Promise<string> {
    if (step?.kind !== 'form') throw new Error('The charge has no form');
    const body = new URLSearchParams(step.fields.map(({ name, value }): [string, string] => [name, value]));
    const answer = await fetch(step.url, { method: 'POST', body, redirect: 'manual' });
    expect(answer.status).toBe(303);
    return `${opened().sandbox.url}${answer.headers.get('location')}`;
  }

  /** Presses a button of the gateway's page; answers the result that the browser takes to the shop. */
  async function chosen(page: string, choice: string): Promise<string> {
    const answer = await fetch(page, { method: 'POST', body: new URLSearchParams({ choice }) });
    return /name="paymentResponse" value="([^"]*)"/.exec(await answer.text())?.[1] ?? '';
  }

  async function back(paymentResponse: string) {
    const { shop } = opened();
    const { statusCode, headers } = await shop.inject({
      ...{ method: 'POST', url: '/payment/return/2c2p-card' },
      payload: new URLSearchParams({ paymentResponse }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://s.2c2p.com' },
    });
    return [statusCode, headers.location];
  }

  const control = (attempt: PaymentAttempt, deed: 'mark' | 'announce', body: object) =>
    opened().sandbox.controlOf('twoC2PCard')(`/transactions/${invoiceNoOf(attempt.id)}/${deed}`, body);

  const mark = async (order: Order, how: { readonly status: string; readonly posting?: string }) =>
    await control(await lastAttempt(order), 'mark', how);

  async function runOpenCharges(): Promise<void> {
    const { shop } = opened();
    await shop.parts.jobs.send('ask-open-charges', {});
    await shop.runJobs();
  }
});
