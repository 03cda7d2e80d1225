import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { PaymentProvider, Started } from '../../../server/payments/paymentProvider.ts';
import { paymentsOf } from '../../../server/payments/payments.ts';
import { transaction } from '../../../server/store/database/transaction.ts';
import {
  attemptsOf,
  insertAttempt,
  ordersAwaitingProvider,
  setAttemptState,
} from '../../../server/store/order/attempts.ts';
import { findOrder } from '../../../server/store/order/orders.ts';
import { paymentMethods } from '../../../server/store/schema/paymentMethods.ts';
import { askOpenCharges } from '../../../server/useCases/payment/askOpenCharges.ts';
import { lookAtAttempt, lookIfDue } from '../../../server/useCases/payment/lookAtCharge.ts';
import { openAttempt } from '../../../server/useCases/payment/openAttempt.ts';
import { startCharge } from '../../../server/useCases/payment/startCharge.ts';
import { orderByToken } from '../../../src/contract/order/order.ts';
import type { PaymentMethod } from '../../../src/domain/order/paymentMethod.ts';
import { unreachableProvider } from '../../support/payment/unreachableProvider.ts';
import { onOrderShop } from '../../support/shop/orderShop.ts';

const dayMs = 24 * 3_600_000;

onOrderShop('a provider that is slow to answer', (opened) => {
  test('holds no poll of the order, and what it says is settled when it comes', async () => {
    const { shop, buying, clock } = opened();
    await shop.parts.db.insert(paymentMethods).values({ method: 'cardToken', isOn: true, position: 9 });
    const order = await buying.place(await shop.signedIn(), { items: ['101'], method: 'cardToken' });
    const stored = await findOrder(shop.parts.db, order.id);
    if (stored === null) throw new Error('The order is missing');
    await transaction(shop.parts.db, (tx) => openAttempt(tx, shop.parts, stored, 'cardToken', clock.now));
    const word = Promise.withResolvers<void>();
    const paid = { kind: 'paid', amount: order.total, currency: 'THB', reference: 'slow charge' } as const;
    const ask = async () => {
      await word.promise;
      return paid;
    };
    const parts = { ...shop.parts, payments: paymentsOf([{ ...unreachableProvider, ask }]) };

    expect((await lookIfDue(parts, stored)).order.status).toBe('notYetReceived');
    word.resolve();
    const status = async () => (await shop.call(orderByToken, { params: { token: order.token } })).status;
    await expect.poll(status).toBe('approved');
  });

  test('whose answer comes after the money changes nothing of the payment, which counts once', async () => {
    const { shop, buying, clock } = opened();
    const order = await buying.place(await shop.signedIn(), { items: ['101'], method: 'cardToken' });
    const stored = await findOrder(shop.parts.db, order.id);
    if (stored === null) throw new Error('The order is missing');
    const answer = Promise.withResolvers<Started>();
    const paid = { kind: 'paid', amount: order.total, currency: 'THB', reference: 'payment 1' } as const;
    const provider = { ...unreachableProvider, start: () => answer.promise, ask: async () => paid };
    const parts = { ...shop.parts, payments: paymentsOf([provider]) };
    const sending = startCharge(parts, { stored, method: 'cardToken', token: '' });
    const attempts = () => attemptsOf(shop.parts.db, order.id);
    await expect.poll(async () => (await attempts()).length).toBe(1);
    const [{ id } = { id: '' }] = await attempts();
    await lookAtAttempt(parts, id);
    const card = { lastDigits: '4242', bank: null };
    answer.resolve({ word: { kind: 'pending' }, reference: 'form 1', step: null, expiresAt: clock.now, card });
    expect(await sending).toMatchObject({ state: 'settled', card });
    await lookAtAttempt(parts, id);
    expect(await attempts()).toMatchObject([{ state: 'settled', providerReference: 'payment 1' }]);
    expect((await buying.look(order)).underReview).toBe(false);
  });

  test('leaves the job time for the charges of other methods, however many wait', async () => {
    const { shop, buying, clock } = opened();
    const order = await buying.place(await shop.signedIn(), { items: ['101'], method: 'cardToken' });
    const attempt = {
      orderId: order.id,
      provider: 'omise',
      amount: order.total,
      currency: 'THB',
      now: clock.now,
    } as const;
    const insert = (id: string, method: PaymentMethod, askAt: number) =>
      transaction(shop.parts.db, (tx) => insertAttempt(tx, { ...attempt, id, key: id, method, askAt }));
    for (let each = 0; each < 60; each += 1) {
      const { id } = await insert(randomUUID(), 'billPayment', clock.now - 1_000);
      await transaction(shop.parts.db, (tx) => setAttemptState(tx, id, 'declined', clock.now));
    }
    await insert(randomUUID(), 'cardToken', clock.now);
    const paid = { kind: 'paid', amount: order.total, currency: 'THB', reference: 'found charge' } as const;
    const ask: PaymentProvider['ask'] = async ({ method }) => (method === 'cardToken' ? paid : { kind: 'unknown' });
    await askOpenCharges({ ...shop.parts, payments: paymentsOf([{ ...unreachableProvider, ask }]) });
    expect((await shop.call(orderByToken, { params: { token: order.token } })).status).toBe('approved');
  });

  test('and never answers leaves the charge to a person, also one that was given up', async () => {
    const { shop, buying, clock } = opened();
    const order = await buying.place(await shop.signedIn(), { items: ['101'], method: 'cardToken' });
    const attempt = { orderId: order.id, method: 'cardToken', provider: 'omise', currency: 'THB' } as const;
    const insert = (id: string, amount: number) =>
      transaction(shop.parts.db, (tx) =>
        insertAttempt(tx, { ...attempt, id, key: id, amount, now: clock.now, askAt: clock.now }),
      );
    const [left, running] = [randomUUID(), randomUUID()];
    await insert(left, order.total);
    await transaction(shop.parts.db, (tx) => setAttemptState(tx, left, 'declined', clock.now, { failure: 'expired' }));
    await insert(running, order.total);
    const states = async () =>
      (await attemptsOf(shop.parts.db, order.id)).map(({ state, askAt }) => [state, askAt]).toSorted();

    const lastAt = clock.now + 37 * dayMs;
    const atTime = (now: number) => askOpenCharges({ ...shop.parts, clock: () => now });
    await atTime(lastAt - 1);
    expect(await states()).toEqual([
      ['declined', lastAt],
      ['unknown', lastAt],
    ]);
    await atTime(lastAt);
    await atTime(lastAt + dayMs);
    // Each has its own turn, because an order has one charge without an outcome.
    expect(await states()).toEqual([
      ['declined', lastAt + 2 * dayMs],
      ['unknown', null],
    ]);
    expect(await ordersAwaitingProvider(shop.parts.db, [order.id])).toEqual(new Set([order.id]));
    await transaction(shop.parts.db, (tx) => setAttemptState(tx, running, 'declined', clock.now));
    await atTime(lastAt + 2 * dayMs);
    expect(await states()).toEqual([
      ['declined', null],
      ['unknown', null],
    ]);
  });

  test('keeps a charge that is being sent: a second window ends nothing', async () => {
    const { shop, buying } = opened();
    const order = await buying.place(await shop.signedIn(), { items: ['101'], method: 'cardToken' });
    const stored = await findOrder(shop.parts.db, order.id);
    if (stored === null) throw new Error('The order is missing');
    const answer = Promise.withResolvers<Started>();
    const calls: string[] = [];
    const provider: PaymentProvider = {
      ...unreachableProvider,
      start: () => {
        calls.push('start');
        return answer.promise;
      },
      ask: async () => ({ kind: 'pending' }),
      cancel: async () => {
        calls.push('cancel');
        return { kind: 'failed', failure: 'expired' };
      },
    };
    const parts = { ...shop.parts, payments: paymentsOf([provider]) };
    const first = startCharge(parts, { stored, method: 'cardToken', token: '' });
    await expect.poll(() => calls).toEqual(['start']);
    expect(await startCharge(parts, { stored, method: 'cardToken', token: '' })).toMatchObject({ state: 'open' });
    answer.resolve({ word: { kind: 'pending' }, reference: 'c1', step: null, expiresAt: null, card: null });
    expect(await first).toMatchObject({ state: 'open' });
    expect(calls).toEqual(['start']);
  });
});
