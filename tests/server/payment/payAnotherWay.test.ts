import { expect, test } from 'vitest';
import { refnoOf } from '../../../server/payments/paySolutions/refno.ts';
import { scbReferences } from '../../../server/payments/scb/scbReferences.ts';
import { attemptsOf } from '../../../server/store/order/attempts.ts';
import { findOrder } from '../../../server/store/order/orders.ts';
import { startCharge } from '../../../server/useCases/payment/startCharge.ts';
import { adminOrders } from '../../../src/contract/administration/administration.ts';
import { acceptPaymentCall } from '../../../src/contract/administration/orderPayments.ts';
import { chargeByBankQr, chargeByPromptPay, chargeCard, chargeOrder } from '../../../src/contract/order/charge.ts';
import { cancelOrderCall, orderByToken } from '../../../src/contract/order/order.ts';
import { reportTransferCall } from '../../../src/contract/order/payment.ts';
import { changePaymentMethod, listWaysToPay, orderToPay } from '../../../src/contract/order/wayToPay.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import type { PaymentMethod } from '../../../src/domain/order/paymentMethod.ts';
import { cardTokenAt } from '../../support/payment/cardToken.ts';
import { onPaymentShop } from '../../support/payment/paymentShop.ts';
import { reportOf } from '../../support/shop/buying.ts';
import type { Visitor } from '../../support/shop/shopApp.ts';
import { rowsOf } from '../../support/shop/shopRows.ts';

onPaymentShop('paying an order another way', (opened) => {
  test('ends the open charge at its provider, and the history says so', async () => {
    const { shop, sandbox, ask } = opened();
    const { buyer, order } = await placed('cardTokenPromptPay');
    await byQr(buyer, order);
    const changed = await change(order, 'cardToken');
    expect(changed).toMatchObject({ method: 'cardToken', status: 'notYetReceived', total: order.total });
    expect((await attemptsOf(shop.parts.db, order.id)).map(({ state }) => state)).toEqual(['declined']);
    expect((await look(order)).history.at(-1)).toMatchObject({ actor: 'buyer', method: 'cardToken' });
    expect(await ask(`select count(*) from order_events where order_id = '${order.id}' and method is not null`)).toBe(
      1,
    );
    const token = await cardTokenAt(sandbox.url, '4242424242424242');
    const body = { orderId: order.id, orderToken: null, token };
    expect((await shop.call(chargeCard, { body }, { as: buyer })).state).toBe('settled');
    expect((await look(order)).status).toBe('approved');
  });

  test('keeps the method while nobody knows whether the first charge came to money', async () => {
    const { shop } = opened();
    const { buyer, order } = await placed('cardToken', 100_012);
    const token = await cardTokenAt(opened().sandbox.url, '4242424242424242');
    const body = { orderId: order.id, orderToken: null, token };
    expect((await shop.call(chargeCard, { body }, { as: buyer })).state).toBe('unknown');
    expect(await refusal(order, 'bankTransfer')).toBe('STATUS_CONFLICT');
    expect((await look(order)).method).toBe('cardToken');
  });

  test('leaves a charge without an answer after half an hour; its money is still looked for', async () => {
    const { shop, clock, sandbox } = opened();
    const { buyer, order } = await placed('billPayment', 100_012);
    const { step } = await shop.call(
      chargeOrder,
      { body: { orderId: order.id, orderToken: order.token } },
      { as: buyer },
    );
    if (step?.kind !== 'form') throw new Error('The charge has no form');
    const body = new URLSearchParams(step.fields.map(({ name, value }): [string, string] => [name, value]));
    await fetch(step.url, { method: 'POST', body, redirect: 'manual' });
    const attempt = async () => (await attemptsOf(shop.parts.db, order.id))[0];
    const path = `/orders/${refnoOf((await attempt())?.id ?? '')}/mark`;
    await sandbox.controlOf('paySolutions')(path, { status: 'CP' });
    await shop.runJobs();
    expect((await attempt())?.state).toBe('unknown');
    expect(await refusal(order, 'bankTransfer')).toBe('STATUS_CONFLICT');
    clock.forward(31 * 60_000);
    expect(await change(order, 'bankTransfer')).toMatchObject({ method: 'bankTransfer' });
    expect(await attempt()).toMatchObject({ state: 'declined', failure: 'expired', askAt: expect.any(Number) });
  });

  test('gives up a charge that its provider cannot end; money that comes after another payment is looked at', async () => {
    const { shop, ask } = opened();
    const { buyer, order } = await placed('bankQr');
    await shop.call(chargeByBankQr, { body: { orderId: order.id, orderToken: order.token } }, { as: buyer });
    expect(await change(order, 'cardToken')).toMatchObject({ method: 'cardToken' });
    const token = await cardTokenAt(opened().sandbox.url, '4242424242424242');
    const body = { orderId: order.id, orderToken: null, token };
    expect((await shop.call(chargeCard, { body }, { as: buyer })).state).toBe('settled');
    const qr = (await attemptsOf(shop.parts.db, order.id)).find(({ method }) => method === 'bankQr');
    const { ref1 } = scbReferences(qr?.id ?? '', 'SCB');
    await opened().sandbox.controlOf('scb')(`/qrs/${ref1}/pay`, {});
    await shop.runJobs();
    expect(await look(order)).toMatchObject({ status: 'approved', underReview: true });
    expect(await ask(`select count(*) from access_grants where order_id = '${order.id}'`)).toBe(1);
  });

  test('takes no money of an approval at PayPal once the order is paid by its former charge', async () => {
    const { shop, sandbox } = opened();
    const { buyer, order } = await placed('bankQr');
    await shop.call(chargeByBankQr, { body: { orderId: order.id, orderToken: order.token } }, { as: buyer });
    await change(order, 'wallet');
    const body = { orderId: order.id, orderToken: order.token };
    expect((await shop.call(chargeOrder, { body }, { as: buyer })).state).toBe('open');
    // Both begin in one millisecond of the test's clock, so their order says nothing.
    const attempts = await attemptsOf(shop.parts.db, order.id);
    const [qr, wallet] = ['bankQr', 'wallet'].map((method) => attempts.find((each) => each.method === method));
    const { ref1 } = scbReferences(qr?.id ?? '', 'SCB');
    await sandbox.controlOf('scb')(`/qrs/${ref1}/pay`, {});
    await shop.runJobs();
    expect(await look(order)).toMatchObject({ status: 'approved', underReview: false });
    const payPal = sandbox.controlOf('payPal');
    await payPal(`/orders/${wallet?.providerReference}/approve`, { funding: 'good' });
    await shop.runJobs();
    const { orders } = (await payPal('/orders')) as { orders: { id: string; capture: object | null }[] };
    expect(orders.find(({ id }) => id === wallet?.providerReference)?.capture).toBeNull();
    expect((await look(order)).underReview).toBe(false);
  });

  test.each([
    ['whose buyer left the page of the bank', 100_000],
    ['whose page of the bank was lost with the answer', 100_011],
  ])('gives up a card %s', async (_, price) => {
    const { shop, sandbox } = opened();
    const { buyer, order } = await placed('cardToken', price);
    const token = await cardTokenAt(sandbox.url, '4111111111111111');
    await shop.call(chargeCard, { body: { orderId: order.id, orderToken: null, token } }, { as: buyer });
    expect((await change(order, 'bankTransfer')).method).toBe('bankTransfer');
    expect(await attemptsOf(shop.parts.db, order.id)).toMatchObject([{ state: 'declined', failure: 'expired' }]);
  });

  test('that is chosen while another window begins the former charge leaves that one unsent', async () => {
    const { shop } = opened();
    const { order } = await placed('cardTokenPromptPay');
    const stored = await findOrder(shop.parts.db, order.id);
    if (stored === null) throw new Error('The order is missing');
    await change(order, 'bankTransfer');
    const started = await startCharge(shop.parts, { stored, method: 'cardTokenPromptPay', token: '' });
    expect(started).toMatchObject({ code: 'NO_PAYMENT_METHOD' });
    expect(await attemptsOf(shop.parts.db, order.id)).toEqual([]);
  });

  test('offers what the shop offers, with a reason beside what the coupon of the order is not for', async () => {
    const { shop, clock } = opened();
    await rowsOf(shop.parts.db, clock.now).coupon({ id: 'only-transfer', code: 'TRANSFER' }, ['101']);
    const buyer = await shop.signedIn();
    const order = await opened().buying.place(buyer, {
      items: ['101'],
      method: 'bankTransfer',
      couponIds: ['only-transfer'],
    });
    const ways = await shop.call(listWaysToPay, { params: { token: order.token } });
    expect(ways.find(({ method }) => method === 'bankTransfer')?.refusal).toBeNull();
    expect(ways.find(({ method }) => method === 'cardToken')?.refusal).toBe('notForCoupon');
    expect(await refusal(order, 'cardToken')).toBe('COUPON_NOT_AVAILABLE');
  });

  test('a rejected transfer is paid by card, keeps its time, and its rejected report is not decided again', async () => {
    const { shop, sandbox, buying, administrator } = opened();
    const { buyer, order } = await placed('bankTransfer');
    const slipNames = [await buying.slipFor(buyer, order)];
    await shop.call(reportTransferCall, { body: reportOf(order, { slipNames }) });
    expect(await refusal(order, 'cardToken')).toBe('STATUS_CONFLICT');
    const rejected = await buying.decide(administrator, await look(order), 'rejected');
    const changed = await change(order, 'cardToken');
    expect(changed).toMatchObject({ method: 'cardToken', status: 'notYetReceived', cancelAt: rejected.cancelAt });
    expect(changed.history.at(-1)).toMatchObject({ from: 'rejected', method: 'cardToken', actor: 'buyer' });
    const token = await cardTokenAt(sandbox.url, '4242424242424242');
    await shop.call(chargeCard, { body: { orderId: order.id, orderToken: null, token } }, { as: buyer });
    expect(await look(order)).toMatchObject({ status: 'approved', reports: [{ decision: 'rejected' }] });
  });

  test('a method that the shop does not offer, a paid order and one that was given up are refused', async () => {
    const { shop, ask } = opened();
    const { buyer, order } = await placed('bankTransfer');
    await ask(`update payment_methods set is_on = false where method = 'paymentLink' returning 1`);
    expect(await refusal(order, 'paymentLink')).toBe('NO_PAYMENT_METHOD');
    await ask(`update payment_methods set is_on = true where method = 'paymentLink' returning 1`);
    await shop.call(cancelOrderCall, { body: { orderId: order.id, token: order.token } });
    expect(await refusal(order, 'cardToken')).toBe('STATUS_CONFLICT');
    expect(await shop.call(listWaysToPay, { params: { token: order.token } })).toEqual([]);
    expect((await shop.call(orderToPay, { params: { orderId: order.id } }, { as: buyer })).id).toBe(order.id);
    const foreigner = await shop.signedIn();
    expect((await shop.refused(orderToPay, { params: { orderId: order.id } }, { as: foreigner })).code).toBe(
      'NOT_FOUND',
    );
  });

  test.each([
    ['the exact amount, which approves the order', undefined],
    ['another amount, which an administrator accepts', 90_000],
  ])('a transfer that waits beside late money of the former charge stays in a queue: %s', async (_, amountSatang) => {
    const { shop, buying, administrator } = opened();
    const { buyer, order } = await placed('bankQr');
    await shop.call(chargeByBankQr, { body: { orderId: order.id, orderToken: order.token } }, { as: buyer });
    const changed = await change(order, 'bankTransfer');
    const body = reportOf(changed, { slipNames: [await buying.slipFor(buyer, changed)] });
    await shop.call(reportTransferCall, { body });
    const paymentId = (await attemptsOf(shop.parts.db, order.id))[0]?.id ?? '';
    const payment = amountSatang === undefined ? {} : { amountSatang };
    await opened().sandbox.controlOf('scb')(`/qrs/${scbReferences(paymentId, 'SCB').ref1}/pay`, payment);
    await shop.runJobs();
    if (amountSatang !== undefined) {
      await shop.call(acceptPaymentCall, { params: { orderId: order.id, paymentId } }, { as: administrator });
    }
    const paid = await look(order);
    expect(paid).toMatchObject({ status: 'approved', underReview: true, reports: [{ decision: 'waiting' }] });
    const query = { review: 'open', keyword: order.number } as const;
    expect((await shop.call(adminOrders, { query }, { as: administrator })).total).toBe(1);
    const decided = await buying.decide(administrator, paid, 'rejected');
    expect(decided).toMatchObject({ status: 'approved', underReview: false, reports: [{ decision: 'rejected' }] });
  });

  async function placed(method: PaymentMethod, price = 100_000) {
    const { shop, buying, setPrice } = opened();
    await setPrice(price);
    const buyer = await shop.signedIn();
    return { buyer, order: await buying.place(buyer, { items: ['101'], method }) };
  }

  const look = (order: Order): Promise<Order> => opened().shop.call(orderByToken, { params: { token: order.token } });

  const change = (order: Order, method: PaymentMethod): Promise<Order> =>
    opened().shop.call(changePaymentMethod, { params: { token: order.token }, body: { method } });

  const refusal = async (order: Order, method: PaymentMethod): Promise<string> =>
    (await opened().shop.refused(changePaymentMethod, { params: { token: order.token }, body: { method } })).code;

  const byQr = (as: Visitor, order: Order) =>
    opened().shop.call(chargeByPromptPay, { body: { orderId: order.id, orderToken: order.token } }, { as });
});
