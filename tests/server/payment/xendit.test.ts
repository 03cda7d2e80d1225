import { describe, expect, test } from 'vitest';
import { attemptsOf, type PaymentAttempt } from '../../../server/store/order/attempts.ts';
import { chargeByLink, currentCharge } from '../../../src/contract/order/charge.ts';
import { cancelOrderCall, orderByToken } from '../../../src/contract/order/order.ts';
import type { Charge } from '../../../src/domain/order/charge.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { onPaymentShop } from '../../support/payment/paymentShop.ts';
import type { Visitor } from '../../support/shop/shopApp.ts';

const minuteMs = 60_000;
const url = '/webhook/payment/xendit';

onPaymentShop(
  'payment links by invoice, in a shop without keys of GBPrimePay',
  (opened) => {
    test('an invoice leads to the provider; its payment approves the order once', async () => {
      const { shop, ask } = opened();
      const { buyer, order, charge } = await started();
      expect(charge).toMatchObject({ state: 'open', step: { kind: 'redirect' } });
      expect(charge.step).toHaveProperty('url', expect.stringContaining('/xendit/pages/pay/'));
      expect(await byLink(buyer, order)).toEqual(charge);

      await mark(order, 'paid');
      await shop.runJobs();
      expect((await look(order)).status).toBe('approved');
      expect(await ask(`select count(*) from access_grants where order_id = '${order.id}'`)).toBe(1);
      expect((await shop.refused(chargeByLink, { body: bodyOf(order) }, { as: buyer })).code).toBe('STATUS_CONFLICT');
    });

    test('it is made of the stored order, whatever the request says, and answered as the specification spells it', async () => {
      const { shop } = opened();
      const { buyer, order } = await placed();
      const payload = {
        ...{ orderId: order.id, total_amount: 20 },
        ...{ success_redirect_url: 'https://evil.example/', failure_redirect_url: 'https://evil.example/' },
      };
      const answer = await shop.inject({ method: 'POST', url: '/api/gbprime', payload }, buyer);
      expect(answer.json().data.invoice_url).toContain('/xendit/pages/pay/');
      const { requests } = (await control('/requests')) as { requests: { path: string; body: string }[] };
      const sent = JSON.parse(requests.findLast(({ path }) => path === '/xendit/api/v2/invoices')?.body ?? '{}');
      expect(sent).toMatchObject({ external_id: (await lastAttempt(order)).id, amount: 1_000, currency: 'THB' });
      for (const address of [sent.success_redirect_url, sent.failure_redirect_url]) {
        expect(address).toContain(`${shop.parts.config.publicUrl}/payment/return/`);
      }
    });

    describe('a callback', () => {
      test.each([
        ['twice', 100_015],
        ['after a forged one', 100_017],
      ])('%s settles once', async (_, price) => {
        const { shop, ask } = opened();
        const { order } = await started(price);
        await mark(order, 'paid');
        await shop.runJobs();
        expect((await look(order)).status).toBe('approved');
        expect(await ask(`select count(*) from access_grants where order_id = '${order.id}'`)).toBe(1);
      });

      test('with another token, or without one, is refused; one of what nobody paid changes nothing', async () => {
        const { shop } = opened();
        const { order } = await started();
        const callback = async (kind: string) =>
          await control(`/payments/${await referenceOf(order)}/notify`, { kind });
        expect(await callback('forged')).toEqual({ statuses: [400] });
        expect(await callback('paid')).toEqual({ statuses: [200] });
        const payload = { id: 'x', external_id: 'y', status: 'PAID' };
        expect((await shop.inject({ method: 'POST', url, payload })).statusCode).toBe(400);
        await shop.runJobs();
        expect((await look(order)).status).toBe('notYetReceived');
        expect((await lastAttempt(order)).state).toBe('open');
      });

      test('that never comes is replaced by the poll, or by the job', async () => {
        const { clock } = opened();
        const polled = await started(100_019);
        await mark(polled.order, 'paid');
        await poll(polled.order);
        expect((await look(polled.order)).status).toBe('approved');

        const left = await started(100_019);
        await mark(left.order, 'paid');
        clock.forward(2 * minuteMs);
        await runOpenCharges();
        expect((await look(left.order)).status).toBe('approved');
      });
    });

    describe('the answer to a start', () => {
      test.each([
        ['was lost', 100_011],
        ['was a fault', 100_012],
      ])('that %s charges nobody, and another one may begin', async (_, price) => {
        const { clock } = opened();
        const { buyer, order, charge } = await started(price);
        expect(charge).toMatchObject({ state: 'declined', failure: 'notStarted' });
        clock.forward(2 * minuteMs);
        await runOpenCharges();
        expect((await poll(order))?.state).toBe('declined');
        expect((await byLink(buyer, order)).state).toBe('declined');
      });
    });

    test('an invoice ends at the provider when its buyer gives the order up; one that is paid keeps the order', async () => {
      const { shop } = opened();
      const open = await started();
      const cancel = (buyer: Visitor, order: Order) =>
        shop.call(cancelOrderCall, { body: { orderId: order.id, token: order.token } }, { as: buyer });
      await cancel(open.buyer, open.order);
      expect((await look(open.order)).status).toBe('cancelled');
      await expect(mark(open.order, 'expired')).rejects.toThrow('over');

      const paid = await started(100_019);
      await mark(paid.order, 'paid');
      await shop.refused(
        cancelOrderCall,
        { body: { orderId: paid.order.id, token: paid.order.token } },
        { as: paid.buyer },
      );
      expect((await look(paid.order)).status).toBe('approved');
    });

    test('another amount opens a review and no access', async () => {
      const { shop, ask } = opened();
      const { order } = await started();
      await mark(order, 'paid', 100);
      await shop.runJobs();
      expect((await look(order)).status).toBe('notYetReceived');
      expect(await ask(`select count(*) from late_money_reviews where order_id = '${order.id}' and amount = 100`)).toBe(
        1,
      );
      expect(await ask(`select count(*) from access_grants where order_id = '${order.id}'`)).toBe(0);
    });

    /** The last digits of the price (satang) choose how Xendit behaves (server/sandbox/xendit/README.md). */
    async function placed(price = 100_000) {
      const { shop, buying, setPrice } = opened();
      await setPrice(price);
      const buyer = await shop.signedIn();
      return { buyer, order: await buying.place(buyer, { items: ['101'], method: 'paymentLink' }) };
    }

    async function started(price?: number) {
      const { buyer, order } = await placed(price);
      return { buyer, order, charge: await byLink(buyer, order) };
    }

    const bodyOf = (order: Order) => ({ orderId: order.id, orderToken: order.token });
    const byLink = (as: Visitor, order: Order): Promise<Charge> =>
      opened().shop.call(chargeByLink, { body: bodyOf(order) }, { as });
    const look = (order: Order): Promise<Order> => opened().shop.call(orderByToken, { params: { token: order.token } });
    const poll = (order: Order) => opened().shop.call(currentCharge, { params: { token: order.token } });

    async function lastAttempt(order: Order): Promise<PaymentAttempt> {
      const attempt = (await attemptsOf(opened().shop.parts.db, order.id)).at(-1);
      if (!attempt) throw new Error('The order has no attempt');
      return attempt;
    }
    const referenceOf = async (order: Order) => (await lastAttempt(order)).providerReference ?? '';

    const control = (path: string, body?: object) => opened().sandbox.controlOf('xendit')(path, body);
    const mark = async (order: Order, status: 'paid' | 'expired', amount?: number) =>
      await control(`/payments/${await referenceOf(order)}/mark`, { status, amount });

    async function runOpenCharges(): Promise<void> {
      const { shop } = opened();
      await shop.parts.jobs.send('ask-open-charges', {});
      await shop.runJobs();
    }
  },
  { without: 'gbPrimePay' },
);
