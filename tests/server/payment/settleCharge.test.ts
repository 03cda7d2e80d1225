import { expect, test } from 'vitest';
import { isRefusal } from '../../../server/base/refusal.ts';
import type { ProviderWord } from '../../../server/payments/paymentProvider.ts';
import { transaction } from '../../../server/store/database/transaction.ts';
import { findAttempt, setAttemptState } from '../../../server/store/order/attempts.ts';
import { findOrder } from '../../../server/store/order/orders.ts';
import { refundsOf } from '../../../server/store/order/refunds.ts';
import { openAttempt } from '../../../server/useCases/payment/openAttempt.ts';
import { settleCharge } from '../../../server/useCases/payment/settleCharge.ts';
import { decideReportCall } from '../../../src/contract/administration/administration.ts';
import { cancelOrderCall } from '../../../src/contract/order/order.ts';
import { reportTransferCall } from '../../../src/contract/order/payment.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import type { PaymentMethod } from '../../../src/domain/order/paymentMethod.ts';
import { reportOf } from '../../support/shop/buying.ts';
import { onOrderShop } from '../../support/shop/orderShop.ts';

onOrderShop('settling a charge', (opened) => {
  const paid = (order: Order, changes: Partial<Extract<ProviderWord, { kind: 'paid' }>> = {}): ProviderWord => ({
    kind: 'paid',
    amount: order.total,
    currency: 'THB',
    reference: `charge ${order.id}`,
    ...changes,
  });

  test('webhook, poll, return page and job at once approve once', async () => {
    const { buying, ask } = opened();
    const { order, attemptId } = await charged('cardToken');
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => settle(attemptId, paid(order))));
    expect(outcomes.toSorted()).toEqual([...Array.from({ length: 7 }, () => 'alreadySettled'), 'settled']);
    const after = await buying.look(order);
    expect([after.status, after.history.at(-1)?.actor]).toEqual(['approved', 'provider']);
    const ofOrder = `where order_id = '${order.id}'`;
    expect(await ask(`select count(*) from access_grants ${ofOrder}`)).toBe(1);
    expect(await ask(`select count(*) from mail_messages ${ofOrder} and kind = 'orderApproved'`)).toBe(1);
    expect(await ask(`select count(*) from order_events ${ofOrder} and to_status = 'approved'`)).toBe(1);
  });

  test('unknown waits, and a later word counts', async () => {
    const { buying } = opened();
    const { order, attemptId } = await charged('cardToken');
    expect(await settle(attemptId, { kind: 'unknown' })).toBe('unknown');
    expect((await buying.look(order)).status).toBe('notYetReceived');
    expect(await open(order, 'wallet')).toBe('STATUS_CONFLICT');
    expect(await open(order, 'cardToken')).toBe(attemptId);
    expect(await settle(attemptId, paid(order))).toBe('settled');
  });

  test('a declined card leaves the order open for another try; a failed wallet payment gives it up', async () => {
    const { buying } = opened();
    const card = await charged('cardToken');
    expect(await settle(card.attemptId, { kind: 'failed', failure: 'other' })).toBe('declined');
    expect((await buying.look(card.order)).status).toBe('notYetReceived');
    expect(await open(card.order, 'cardToken')).not.toBe(card.attemptId);

    const wallet = await charged('wallet');
    expect(await settle(wallet.attemptId, { kind: 'failed', failure: 'other' })).toBe('declined');
    expect((await buying.look(wallet.order)).history.at(-1)).toMatchObject({ to: 'cancelled', actor: 'provider' });
  });

  test.each([
    ['another amount', { amount: 99_999 }],
    ['another currency', { currency: 'USD' }],
  ] as const)('%s approves nothing and is looked at', async (_, changes) => {
    const { shop, buying, ask } = opened();
    const { order, attemptId } = await charged('cardToken');
    expect(await settle(attemptId, paid(order, changes))).toBe('review');
    expect(await buying.look(order)).toMatchObject({ status: 'notYetReceived', underReview: true });
    expect(await ask(`select count(*) from late_money_reviews where attempt_id = '${attemptId}'`)).toBe(1);
    expect(await settle(attemptId, paid(order, changes))).toBe('alreadySettled');
    expect(await ask(`select count(*) from late_money_reviews where attempt_id = '${attemptId}'`)).toBe(1);
    const body = { orderId: order.id, token: order.token };
    expect((await shop.refused(cancelOrderCall, { body })).code).toBe('STATUS_CONFLICT');
  });

  test('money under review that went back at the provider is recorded as paid back, once', async () => {
    const { shop, buying } = opened();
    const { order, attemptId } = await charged('cardToken');
    await settle(attemptId, paid(order, { amount: 99_999 }));
    expect(await settle(attemptId, { kind: 'refunded' })).toBe('review');
    expect(await buying.look(order)).toMatchObject({ status: 'notYetReceived', underReview: false });
    expect(await refundsOf(shop.parts.db, order.id)).toMatchObject([
      { state: 'done', way: 'provider', amount: 99_999 },
    ]);
    expect(await settle(attemptId, { kind: 'refunded' })).toBe('alreadySettled');
    expect(await refundsOf(shop.parts.db, order.id)).toHaveLength(1);
  });

  test('a state that the table does not lead to is a defect, also for a caller with an old view', async () => {
    const { shop, clock } = opened();
    const { db } = shop.parts;
    const { order, attemptId } = await charged('cardToken');
    await settle(attemptId, paid(order));
    const back = transaction(db, (tx) => setAttemptState(tx, attemptId, 'declined', clock.now));
    await expect(back).rejects.toThrow('cannot become declined');
    expect((await findAttempt(db, attemptId))?.state).toBe('settled');
  });

  test('money for an order that was given up, and a second charge of one, are looked at', async () => {
    const { shop, buying } = opened();
    const late = await charged('cardToken');
    await settle(late.attemptId, { kind: 'failed', failure: 'other' });
    await shop.call(cancelOrderCall, { body: { orderId: late.order.id, token: late.order.token } });
    expect(await settle(late.attemptId, paid(late.order))).toBe('review');
    expect(await buying.look(late.order)).toMatchObject({ status: 'cancelled', underReview: true });

    const first = await charged('cardToken');
    await settle(first.attemptId, { kind: 'failed', failure: 'other' });
    const secondId = await open(first.order, 'cardToken');
    expect(await settle(secondId, paid(first.order))).toBe('settled');
    expect(await settle(first.attemptId, paid(first.order, { reference: 'the first after all' }))).toBe('review');
    expect(await buying.look(first.order)).toMatchObject({ status: 'approved', underReview: true });
  });

  test('a charge that was declined and is paid after all keeps no reason of a failure', async () => {
    const { shop } = opened();
    const { order, attemptId } = await charged('bankQr');
    await settle(attemptId, { kind: 'failed', failure: 'expired' });
    expect(await settle(attemptId, paid(order))).toBe('settled');
    expect(await findAttempt(shop.parts.db, attemptId)).toMatchObject({ state: 'settled', failure: null });
  });

  test('a second payment of the same charge is looked at, once for each', async () => {
    const { buying, ask } = opened();
    const { order, attemptId } = await charged('bankQr');
    const others = ['second', 'third'].map((reference) => ({ amount: 100_000, currency: 'THB' as const, reference }));
    expect(await settle(attemptId, paid(order, { reference: 'first' }))).toBe('settled');
    const twice = paid(order, { reference: 'first', others });
    expect(await settle(attemptId, twice)).toBe('review');
    expect(await settle(attemptId, twice)).toBe('alreadySettled');
    expect(await buying.look(order)).toMatchObject({ status: 'approved', underReview: true });
    const ofOrder = `where order_id = '${order.id}'`;
    expect(await ask(`select count(*) from late_money_reviews ${ofOrder} and amount = 100000`)).toBe(2);
    expect(await ask(`select count(*) from access_grants ${ofOrder}`)).toBe(1);
  });

  test('a wrong amount first, and the right one by the same charge after it: the order is paid, the rest looked at', async () => {
    const { buying } = opened();
    const { order, attemptId } = await charged('bankQr');
    const wrong = { amount: 500, currency: 'THB', reference: 'wrong' } as const;
    expect(await settle(attemptId, { kind: 'paid', ...wrong })).toBe('review');
    expect(await settle(attemptId, { ...paid(order, { reference: 'right' }), others: [wrong] } as ProviderWord)).toBe(
      'settled',
    );
    expect(await buying.look(order)).toMatchObject({ status: 'approved', underReview: true });
  });

  test('two payments beyond the first, and a wrong amount while another charge runs, are all noted', async () => {
    const { ask } = opened();
    const first = await charged('cardToken');
    await settle(first.attemptId, { kind: 'failed', failure: 'other' });
    const secondId = await open(first.order, 'cardToken');
    await settle(secondId, { kind: 'failed', failure: 'other' });
    const thirdId = await open(first.order, 'cardToken');
    expect(await settle(first.attemptId, paid(first.order, { amount: 100, reference: 'a' }))).toBe('review');
    expect(await settle(thirdId, paid(first.order, { reference: 'c' }))).toBe('settled');
    expect(await settle(secondId, paid(first.order, { reference: 'b' }))).toBe('review');
    expect(await ask(`select count(*) from late_money_reviews where order_id = '${first.order.id}'`)).toBe(2);
  });

  test('an order whose money is looked at is neither charged again nor given up by its time', async () => {
    const { shop, buying, clock } = opened();
    const { order, attemptId } = await charged('cardToken');
    await settle(attemptId, paid(order, { amount: 100 }));
    expect(await open(order, 'cardToken')).toBe('STATUS_CONFLICT');
    clock.forward(30 * 24 * 3_600_000);
    await shop.parts.jobs.send('cancel-unpaid-orders', {});
    await shop.runJobs();
    expect((await buying.look(order)).status).toBe('notYetReceived');
  });

  test('an order whose time is over gets no new step', async () => {
    const { clock } = opened();
    const { order, attemptId } = await charged('bankQr');
    await settle(attemptId, { kind: 'failed', failure: 'expired' });
    clock.forward(30 * 24 * 3_600_000);
    expect(await open(order, 'bankQr')).toBe('STATUS_CONFLICT');
  });

  test('a transfer beside a charge that settled is not taken as well', async () => {
    const { shop, buying, administrator, ask } = opened();
    const { order, attemptId } = await charged('cardToken');
    const body = reportOf(order, { slipNames: [await buying.slipFor(shop.visitor(), order)] });
    const { order: reported } = await shop.call(reportTransferCall, { body });
    expect(await settle(attemptId, paid(order))).toBe('settled');
    const decision = {
      reportId: reported.reports[0]?.id ?? '',
      decision: 'approved',
      reasonCode: null,
      reason: null,
    } as const;
    const call = { params: { orderId: order.id }, body: decision };
    expect((await shop.refused(decideReportCall, call, { as: administrator })).code).toBe('STATUS_CONFLICT');
    const after = await buying.decide(administrator, reported, 'rejected');
    expect([after.status, after.reports[0]?.decision]).toEqual(['approved', 'rejected']);
    expect(await ask(`select count(*) from payment_attempts where order_id = '${order.id}'`)).toBe(1);
  });

  test('no attempt is opened for an order that is not unpaid, and unknown attempts are not found', async () => {
    const { buying, administrator, shop } = opened();
    const order = await buying.approved(await shop.signedIn(), administrator, { items: ['101'] });
    expect(await open(order, 'cardToken')).toBe('STATUS_CONFLICT');
    expect(await settle('nothing', paid(order))).toBe('NOT_FOUND');
  });

  async function charged(method: PaymentMethod) {
    const { shop, buying } = opened();
    const order = await buying.place(await shop.signedIn(), { items: ['101'] });
    return { order, attemptId: await open(order, method) };
  }

  /** The id of the attempt, or the reason why there is none. */
  async function open(order: Order, method: PaymentMethod): Promise<string> {
    const { shop, clock } = opened();
    const stored = await findOrder(shop.parts.db, order.id);
    if (stored === null) throw new Error('The order is missing');
    const work = () => transaction(shop.parts.db, (tx) => openAttempt(tx, shop.parts, stored, method, clock.now));
    const outcome = await work();
    return isRefusal(outcome) ? outcome.code : outcome.attempt.id;
  }

  async function settle(attemptId: string, word: ProviderWord): Promise<string> {
    const { shop, clock } = opened();
    const { db } = shop.parts;
    const outcome = await transaction(db, (tx) => settleCharge(tx, shop.parts, attemptId, word, clock.now));
    return isRefusal(outcome) ? outcome.code : outcome.outcome;
  }
});
