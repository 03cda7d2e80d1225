import { beforeAll, expect, test } from 'vitest';
import { refnoOf } from '../../../server/payments/paySolutions/refno.ts';
import { scbReferences } from '../../../server/payments/scb/scbReferences.ts';
import { invoiceNoOf } from '../../../server/payments/twoC2P/invoiceNo.ts';
import { attemptsOf, type PaymentAttempt } from '../../../server/store/order/attempts.ts';
import { findOrder } from '../../../server/store/order/orders.ts';
import { startCharge } from '../../../server/useCases/payment/startCharge.ts';
import { chargeByCardGateway, chargeCard, chargeOrder } from '../../../src/contract/order/charge.ts';
import { cancelOrderCall } from '../../../src/contract/order/order.ts';
import { changePaymentMethod } from '../../../src/contract/order/wayToPay.ts';
import type { Charge } from '../../../src/domain/order/charge.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import type { PaymentMethod, ProviderName } from '../../../src/domain/order/paymentMethod.ts';
import { cardTokenAt } from '../../support/payment/cardToken.ts';
import { cardFor, encryptedBy, knownCard } from '../../support/payment/encryptedCard.ts';
import { faultyPayments, startFaults } from '../../support/payment/faultyProvider.ts';
import { onPaymentShop } from '../../support/payment/paymentShop.ts';
import { onlineMethods } from '../../support/payment/sellOnline.ts';
import { rowsOf } from '../../support/shop/shopRows.ts';

type Deed = readonly [path: string, body: object];

type Payer = (attempt: PaymentAttempt) => { readonly pay: Deed; readonly fail: Deed | null };

/** The payer at providers with controls of their own; `null`: the provider tells no failure. */
const payer: Readonly<Partial<Record<ProviderName, Payer>>> = {
  omise: ({ providerReference: id }) => ({
    pay: [`/charges/${id}/mark`, { status: 'successful' }],
    fail: [`/charges/${id}/mark`, { status: 'failed' }],
  }),
  scb: ({ id }) => ({ pay: [`/qrs/${scbReferences(id, 'SCB').ref1}/pay`, { confirming: 'once' }], fail: null }),
  gbPrimePay: ({ providerReference: id }) => ({
    pay: [`/transactions/${id}/mark`, { status: 'settled' }],
    fail: [`/transactions/${id}/mark`, { status: 'failed' }],
  }),
  payPal: ({ providerReference: id }) => ({
    pay: [`/orders/${id}/approve`, { funding: 'good' }],
    fail: [`/orders/${id}/approve`, { funding: 'declined' }],
  }),
  paySolutions: ({ id }) => ({
    pay: [`/orders/${refnoOf(id)}/mark`, { status: 'CP' }],
    fail: [`/orders/${refnoOf(id)}/mark`, { status: 'PF' }],
  }),
  twoC2P: ({ id }) => markedAtTwoC2P(id),
  twoC2PCard: ({ id }) => markedAtTwoC2P(id),
};

/** The payer at a provider with the sandbox's own page (`server/sandbox/hosted`). */
const hostedPayer: Payer = ({ providerReference: id }) => ({
  pay: [`/payments/${id}/mark`, { status: 'paid' }],
  fail: [`/payments/${id}/mark`, { status: 'expired' }],
});

const markedAtTwoC2P = (id: string): { readonly pay: Deed; readonly fail: Deed } => ({
  pay: [`/transactions/${invoiceNoOf(id)}/mark`, { status: 'approved' }],
  fail: [`/transactions/${invoiceNoOf(id)}/mark`, { status: 'declined' }],
});

onPaymentShop('every online method', (opened) => {
  beforeAll(async () => {
    const { shop, clock, ask } = opened();
    await rowsOf(shop.parts.db, clock.now).coupon({ id: 'all', code: 'ALL', paymentMethods: onlineMethods }, ['101']);
    await ask('update items set seats_total = 100 where seats_total is not null returning 1');
  });

  test.each(onlineMethods)('%s: a payment gives everything once, whoever asks again', async (method) => {
    const { shop } = opened();
    const before = await counts();
    const order = await charged(method);
    expect(await difference(before)).toEqual({ seats: 1, pieces: 2, couponsHeld: 1, couponsUsed: 0 });
    await play(order, 'pay');
    const history = ['notYetReceived by buyer', 'approved by provider'];
    const paid = { status: 'approved', grants: 2, couponUse: 'used', mails: { orderApproved: 1 }, reviews: 0, history };
    expect(await standing(order)).toEqual(paid);
    expect(await difference(before)).toEqual({ seats: 1, pieces: 2, couponsHeld: 0, couponsUsed: 1 });

    const [attempt] = await attemptsOf(shop.parts.db, order.id);
    for (const _ of ['poll', 'job']) await shop.parts.jobs.send('look-at-charge', { attemptId: attempt?.id ?? '' });
    await shop.runJobs();
    expect(await standing(order)).toEqual(paid);
    expect(await difference(before)).toEqual({ seats: 1, pieces: 2, couponsHeld: 0, couponsUsed: 1 });
  });

  test.each(onlineMethods)(
    '%s: a failure keeps coupon, seat and pieces for another try; cancelling frees them',
    async (method) => {
      const { shop } = opened();
      const before = await counts();
      const order = await charged(method);
      await play(order, 'fail');
      const states = (await attemptsOf(shop.parts.db, order.id)).map(({ state }) => state);
      expect(states).toEqual([method === 'bankQr' ? 'open' : 'declined']);
      const isCancelled = method === 'wallet';
      const failed = isCancelled ? { seats: 0, pieces: 0, couponsHeld: 0 } : { seats: 1, pieces: 2, couponsHeld: 1 };
      expect(await difference(before)).toEqual({ ...failed, couponsUsed: 0 });
      expect((await standing(order)).status).toBe(isCancelled ? 'cancelled' : 'notYetReceived');
      await shop.call(cancelOrderCall, { body: { orderId: order.id, token: order.token } });
      expect(await standing(order)).toEqual({
        ...{ status: 'cancelled', grants: 0, couponUse: 'released', mails: { orderCancelled: 1 }, reviews: 0 },
        history: ['notYetReceived by buyer', `cancelled by ${isCancelled ? 'provider' : 'buyer'}`],
      });
      expect(await difference(before)).toEqual({ seats: 0, pieces: 0, couponsHeld: 0, couponsUsed: 0 });
    },
  );

  // The start of the other two is a form, which the browser posts.
  test.each(onlineMethods.filter((method) => method !== 'billPayment' && method !== 'cardGateway'))(
    '%s: a start that the provider refuses, or that does not reach it, leaves nothing to wait for',
    async (method) => {
      const { shop, buying } = opened();
      const order = await buying.place(await shop.signedIn(), { items: ['101'], method });
      const stored = await findOrder(shop.parts.db, order.id);
      if (stored === null) throw new Error('The order is missing');
      for (const fault of startFaults) {
        const { payments, close } = await faultyPayments(shop.parts.config, fault);
        const charge = await startCharge({ ...shop.parts, payments }, { stored, method, token: 'tokn_1' });
        close();
        // A card may have been charged by a request whose answer is lost; its token may be what was refused.
        const isLost = method === 'cardToken' && (fault === 'breaks off' || fault === 'has a defect');
        const failure = method === 'cardToken' && fault === 'refuses' ? 'other' : 'notStarted';
        const failed = { state: 'declined', failure, step: null };
        expect([fault, charge]).toMatchObject([fault, isLost ? { state: 'unknown' } : failed]);
        if (isLost) return;
      }
      expect((await standing(order)).status).toBe('notYetReceived');
      const other = { params: { token: order.token }, body: { method: 'bankTransfer' } } as const;
      expect((await shop.call(changePaymentMethod, other)).method).toBe('bankTransfer');
    },
  );

  /** An order of a course, a seat and two pieces with a coupon, of which a charge was sent. */
  async function charged(method: PaymentMethod) {
    const { shop, buying } = opened();
    const wanted = { items: ['101', '110', '201'], quantity: 2, couponIds: ['all'], method };
    const order = await buying.place(await shop.signedIn(), wanted);
    const body = { orderId: order.id, orderToken: order.token };
    await postForm(await start(method, body));
    return order;
  }

  async function start(method: PaymentMethod, body: { orderId: string; orderToken: string }): Promise<Charge> {
    const { shop, sandbox } = opened();
    if (method === 'cardToken') {
      const token = await cardTokenAt(sandbox.url, '4111111111111111');
      return await shop.call(chargeCard, { body: { ...body, token } });
    }
    if (method === 'cardGateway') {
      const scriptUrl = `${sandbox.url}/twoC2PCard/SecurePayment/api/my2c2p.js`;
      const card = await encryptedBy(scriptUrl, cardFor(knownCard));
      if (typeof card === 'number') throw new Error(`The script refused the card: ${card}`);
      return await shop.call(chargeByCardGateway, { body: { ...body, card: { ...card, cardholderName: 'MANEE' } } });
    }
    return await shop.call(chargeOrder, { body });
  }

  /** The browser sends a form on to the provider. */
  async function postForm({ step }: Charge): Promise<void> {
    if (step?.kind !== 'form') return;
    const body = new URLSearchParams(step.fields.map(({ name, value }): [string, string] => [name, value]));
    await fetch(step.url, { method: 'POST', body, redirect: 'manual' });
  }

  /** Plays the payer, until the provider's webhook has been worked on. */
  async function play(order: Order, deed: 'pay' | 'fail'): Promise<void> {
    const { shop, sandbox } = opened();
    const [attempt] = await attemptsOf(shop.parts.db, order.id);
    if (!attempt?.provider) throw new Error('The order has no charge');
    const [path, body] = (payer[attempt.provider] ?? hostedPayer)(attempt)[deed] ?? [];
    if (path !== undefined) await sandbox.controlOf(attempt.provider)(path, body);
    await shop.runJobs();
  }

  async function rowOf(sql: string): Promise<Record<string, unknown>> {
    return JSON.parse(String(await opened().ask(`select row_to_json(it)::text from (${sql}) it`)));
  }

  const counts = () =>
    rowOf(`select (select seats_taken from items where id = '110') as seats,
      (select seats_taken from items where id = '201') as pieces,
      (select sum(held) from coupons) as "couponsHeld", (select sum(used) from coupons) as "couponsUsed"`);

  async function difference(before: Readonly<Record<string, unknown>>): Promise<Record<string, number>> {
    const after = await counts();
    return Object.fromEntries(
      Object.entries(after).map(([name, count]) => [name, Number(count) - Number(before[name])]),
    );
  }

  const standing = ({ id }: Order) =>
    rowOf(`select o.status,
      (select count(*)::int from access_grants g where g.order_id = o.id and g.revoked_at is null) as grants,
      (select u.state from coupon_uses u where u.order_id = o.id) as "couponUse",
      (select json_object_agg(m.kind, m.n) from (select kind, count(*)::int as n from mail_messages
        where order_id = o.id and kind in ('orderApproved', 'orderCancelled', 'paymentReceived') group by kind) m) as mails,
      (select count(*)::int from late_money_reviews r where r.order_id = o.id) as reviews,
      (select json_agg(e.to_status || ' by ' || e.actor order by e.id) from order_events e
        where e.order_id = o.id) as history
      from orders o where o.id = '${id}'`);
});
