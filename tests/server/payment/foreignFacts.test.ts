import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { refnoOf } from '../../../server/payments/paySolutions/refno.ts';
import { scbReferences } from '../../../server/payments/scb/scbReferences.ts';
import { attemptsOf } from '../../../server/store/order/attempts.ts';
import { chargeByBankQr, chargeByBill, chargeByLinkPromptPay } from '../../../src/contract/order/charge.ts';
import { orderByToken } from '../../../src/contract/order/order.ts';
import { type PublicReport, reportTransferCall, reportTransferPrivately } from '../../../src/contract/order/payment.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import type { PaymentMethod } from '../../../src/domain/order/paymentMethod.ts';
import { onPaymentShop } from '../../support/payment/paymentShop.ts';
import { reportOf } from '../../support/shop/buying.ts';
import type { SignedInVisitor } from '../../support/shop/shopApp.ts';
import { encodeBody } from '../../support/shop/wireRequest.ts';

const foreignReturns = { success_redirect_url: 'https://shop.evil/', failure_redirect_url: '//shop.evil/failed' };

onPaymentShop('what is not the shop’s own', (opened) => {
  let warned: MockInstance | undefined;
  beforeEach(() => {
    warned = vi.spyOn(opened().shop.parts.log, 'warn');
  });
  afterEach(() => warned?.mockRestore());

  describe('in the body of a start is ignored and recorded', () => {
    test.each<[PaymentMethod, string, object, string]>([
      [
        ...(['cardTokenPromptPay', '/api/omise/promptpay'] as const),
        { total_amount: 20, publicKeyOmise: 'pkey_other' },
        'total_amount publicKeyOmise',
      ],
      ['cardGatewayInstallment', '/api/payment/2c2p/payment/link', { amount: 1 }, 'amount'],
      ['cardGatewayQr', '/api/payment/2c2p/qr-code/link', { amount: '1000', currency_code: 'USD' }, 'currency_code'],
      [
        ...(['paymentLink', '/api/gbprime'] as const),
        { total_amount: 'much', ...foreignReturns },
        'total_amount success_redirect_url failure_redirect_url',
      ],
      ['billPayment', '/api/pay-solutions', { total_amount: null }, 'total_amount'],
      ['wallet', '/public/payments/charge', { amount: 999.99, return_url: 'http://shop.evil' }, 'amount return_url'],
    ])('by %s', async (method, url, sent, fields) => {
      const { buyer, order } = await placed(method);
      expect(await start(buyer, order, url, sent)).toBe(200);
      expect(recorded()).toEqual([{ forgery: 'foreign', orderId: order.id, method, fields }]);
      const [attempt] = await attemptsOf(opened().shop.parts.db, order.id);
      expect(attempt).toMatchObject({ state: 'open', amount: order.total, currency: 'THB' });
    });

    test('but only if it differs from the shop’s own', async () => {
      const { publicUrl } = opened().shop.parts.config;
      const own = { total_amount: 1_000, amount: '1000.00', currency_code: 'THB', publicKeyOmise: 'pkey_test_sandbox' };
      const returns = { success_redirect_url: `${publicUrl}/thankyou`, failure_redirect_url: '/orders' };
      const { buyer, order } = await placed('cardTokenPromptPay');
      await start(buyer, order, '/api/omise/promptpay', { ...own, ...returns, name: 'สมชาย', email: 'a@b.example' });
      expect(recorded()).toEqual([]);
    });

    test('and of somebody else’s order nothing is, because that is not found', async () => {
      const { shop } = opened();
      const { order } = await placed('cardTokenPromptPay');
      const payload = { orderId: order.id, total_amount: 20 };
      const request = { method: 'POST', url: '/api/omise/promptpay', payload } as const;
      expect((await shop.inject(request, await shop.signedIn())).statusCode).toBe(404);
      expect(recorded()).toEqual([]);
    });
  });

  describe('in the body of a report is ignored and recorded', () => {
    test('of a charge, with the claim that it is paid', async () => {
      const { buyer, order } = await placed('wallet');
      const body = { ...wireOf(reportOf(order, { claimsPaid: true, amount: 100 })), ...foreignReturns };
      expect((await send(reportTransferPrivately.path, body, buyer)).statusCode).toBe(409);
      const about = { orderId: order.id, method: 'wallet' };
      const fields = 'transfer_amount success_redirect_url failure_redirect_url';
      expect(recorded()).toEqual([
        { forgery: 'foreign', ...about, fields },
        { forgery: 'claim', ...about },
      ]);
      expect((await look(order)).status).toBe('notYetReceived');
    });

    test('of a transfer, but not how much was sent, which an administrator compares', async () => {
      const { shop, buying } = opened();
      const { buyer, order } = await placed('bankTransfer');
      const slipNames = [await buying.slipFor(buyer, order)];
      const body = { ...wireOf(reportOf(order, { amount: order.total - 100, slipNames })), total_amount: 1 };
      expect((await send(reportTransferCall.path, body)).statusCode).toBe(200);
      expect(recorded()).toEqual([
        { forgery: 'foreign', orderId: order.id, method: 'bankTransfer', fields: 'total_amount' },
      ]);
      const shown = await shop.call(orderByToken, { params: { token: order.token } });
      expect([shown.total, shown.reports[0]?.amount]).toEqual([order.total, order.total - 100]);
    });
  });

  describe('an unsigned notification that says "paid", which the provider denies, is recorded', () => {
    test('of SCB', async () => {
      const { shop, sandbox } = opened();
      const { buyer, order } = await placed('bankQr');
      await shop.call(chargeByBankQr, { body: payable(order) }, { as: buyer });
      const { ref1 } = scbReferences(await attemptId(order), 'SCB');
      await sandbox.controlOf('scb')(`/qrs/${ref1}/confirm`, { kind: 'forged' });
      await deniedOnce(order, 'scb');
    });

    test('of Pay Solutions, and one that says something else is not', async () => {
      const { shop } = opened();
      const { buyer, order } = await placed('billPayment');
      await shop.call(chargeByBill, { body: payable(order) }, { as: buyer });
      const refno = refnoOf(await attemptId(order));
      const post = (status: string) =>
        shop.inject({ method: 'POST', url: '/webhook/payment/pay-solutions', payload: { refno, status } });
      await post('HO');
      await shop.runJobs();
      expect(recorded()).toEqual([]);
      await post('CP');
      await deniedOnce(order, 'paySolutions');
    });

    test('of GBPrimePay', async () => {
      const { shop, sandbox } = opened();
      const { buyer, order } = await placed('paymentLinkPromptPay');
      await shop.call(chargeByLinkPromptPay, { body: payable(order) }, { as: buyer });
      const referenceNo = (await attemptsOf(shop.parts.db, order.id))[0]?.providerReference;
      await sandbox.controlOf('gbPrimePay')('/callbacks', { referenceNo, kind: 'paid' });
      await deniedOnce(order, 'gbPrimePay');
    });
  });

  const recorded = () => warned?.mock.calls.map(([facts]) => facts).filter((facts) => facts.forgery) ?? [];

  async function deniedOnce(order: Order, provider: string): Promise<void> {
    const { shop } = opened();
    await shop.runJobs();
    expect(recorded()).toEqual([{ forgery: 'claim', orderId: order.id, provider }]);
    expect((await look(order)).status).toBe('notYetReceived');
  }

  async function placed(method: PaymentMethod) {
    const { shop, buying } = opened();
    const buyer = await shop.signedIn();
    return { buyer, order: await buying.place(buyer, { items: ['101'], method }) };
  }

  const payable = (order: Order) => ({ orderId: order.id, orderToken: order.token });

  async function start(as: SignedInVisitor, order: Order, url: string, sent: object) {
    const payload = { orderId: order.id, order_id: order.id, order_token: order.token, ...sent };
    return (await opened().shop.inject({ method: 'POST', url, payload }, as)).statusCode;
  }

  const wireOf = (report: PublicReport): object => encodeBody(reportTransferCall, report);

  const send = (url: string, payload: object, as?: SignedInVisitor) =>
    opened().shop.inject({ method: 'POST', url, payload, headers: { 'idempotency-key': randomUUID() } }, as);

  const look = (order: Order): Promise<Order> => opened().shop.call(orderByToken, { params: { token: order.token } });

  const attemptId = async (order: Order) => (await attemptsOf(opened().shop.parts.db, order.id))[0]?.id ?? '';
});
