import { describe, expect, test, vi } from 'vitest';
import type { RefundWord } from '../../../server/payments/paymentProvider.ts';
import { scbReferences } from '../../../server/payments/scb/scbReferences.ts';
import { attemptsOf, type PaymentAttempt } from '../../../server/store/order/attempts.ts';
import { refundsOf } from '../../../server/store/order/refunds.ts';
import { deskWork, salesOfDays } from '../../../server/store/order/salesFigures.ts';
import { decideAttempt } from '../../../server/useCases/payment/decideAttempt.ts';
import { settleWord } from '../../../server/useCases/payment/lookAtCharge.ts';
import { sendRefund, settleRefundWord } from '../../../server/useCases/payment/refundPayment.ts';
import { adminOrders } from '../../../src/contract/administration/administration.ts';
import {
  acceptPaymentCall,
  cancelUnpaidOrder,
  decideAttemptCall,
  orderPaymentsCall,
  refundPaymentCall,
} from '../../../src/contract/administration/orderPayments.ts';
import {
  chargeByBankQr,
  chargeByPromptPay,
  chargeCard,
  chargeOrder,
  currentCharge,
} from '../../../src/contract/order/charge.ts';
import { cancelOrderCall, orderByToken } from '../../../src/contract/order/order.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { orderHistory } from '../../../src/domain/order/orderHistory.ts';
import type { OrderPayment } from '../../../src/domain/order/orderPayment.ts';
import type { PaymentMethod } from '../../../src/domain/order/paymentMethod.ts';
import { cardTokenAt } from '../../support/payment/cardToken.ts';
import { onPaymentShop } from '../../support/payment/paymentShop.ts';
import type { SignedInVisitor } from '../../support/shop/shopApp.ts';
import { rowsOf } from '../../support/shop/shopRows.ts';

const hourMs = 3_600_000;

onPaymentShop('money that goes back', (opened) => {
  describe('an attempt that brought no money', () => {
    test('is shown with why the provider declined, also after another one paid', async () => {
      const { shop } = opened();
      const { buyer, order } = await placed('cardToken');
      await shop.call(chargeCard, { body: await cardBody(order, '4111111111140011') }, { as: buyer });
      const declined = { method: 'cardToken', state: 'declined', failure: 'insufficientFunds', amount: order.total };
      expect(await money(order)).toMatchObject({ payments: [], attempts: [declined] });
      await shop.call(chargeCard, { body: await cardBody(order, '4242424242424242') }, { as: buyer });
      expect(await money(order)).toMatchObject({ payments: [{ isOwn: true }], attempts: [declined] });
    });

    test('is shown while the provider has not answered, and its order is in the review', async () => {
      const { shop, clock } = opened();
      const { buyer, order } = await placed('cardToken', 100_012);
      await shop.call(chargeCard, { body: await cardBody(order, '4242424242424242') }, { as: buyer });
      const unknown = { state: 'unknown', failure: null, startedAt: clock.now };
      expect(await money(order)).toMatchObject({ payments: [], attempts: [unknown] });
      expect(await reviewed(order)).toMatchObject([{ number: order.number, awaitsProvider: true, toDecide: null }]);
      expect((await deskWork(shop.parts.db, true)).lateMoney).toBe(1);
      await runOpenCharges(3 * 60_000);
      expect(await money(order)).toMatchObject({ payments: [], attempts: [{ state: 'declined' }] });
      expect(await reviewed(order)).toEqual([]);
      expect((await deskWork(shop.parts.db, true)).lateMoney).toBe(0);
    });
  });

  describe('an attempt without an answer, which an administrator decides by what the provider shows', () => {
    test('as paid becomes money to accept or to pay back', async () => {
      const { order, decide } = await unanswered();
      expect(await decide(true)).toMatchObject({ status: 'notYetReceived', underReview: true });
      await decide(true);
      expect(await refusedDecision(order, false)).toBe('STATUS_CONFLICT');
      const payment = await firstPayment(order);
      expect(payment).toMatchObject({ amount: order.total, isOwn: false, isReviewed: true });
      const { shop, administrator } = opened();
      const params = { orderId: order.id, paymentId: payment.id };
      expect(await shop.call(acceptPaymentCall, { params }, { as: administrator })).toMatchObject({
        ...{ status: 'approved', underReview: false },
      });
    });

    test('as paid is one payment, also when the provider confirms it later; a second payment is noticed', async () => {
      const { shop, administrator } = opened();
      const { buyer, order } = await placed('bankQr');
      await shop.call(chargeByBankQr, { body: { orderId: order.id, orderToken: null } }, { as: buyer });
      const { id: attemptId } = await lastAttempt(order);
      await settleWord(shop.parts, attemptId, { kind: 'unknown' });
      const away = { ...shop.parts, payments: { ...shop.parts.payments, charger: () => null } };
      await decideAttempt(away, { orderId: order.id, attemptId, isPaid: true });
      const params = { orderId: order.id, paymentId: attemptId };
      await shop.call(acceptPaymentCall, { params }, { as: administrator });
      const { ref1 } = scbReferences(attemptId, 'SCB');
      const pay = async () => {
        await opened().sandbox.controlOf('scb')(`/qrs/${ref1}/pay`, {});
        await shop.runJobs();
      };
      await pay();
      expect(await look(order)).toMatchObject({ status: 'approved', underReview: false });
      expect(await payments(order)).toMatchObject([{ isOwn: true, reference: expect.any(String) }]);
      await pay();
      expect(await look(order)).toMatchObject({ status: 'approved', underReview: true });
      expect(await payments(order)).toHaveLength(2);
    });

    test('as unpaid lets the buyer pay again, and the provider is still asked', async () => {
      const { order, decide } = await unanswered();
      expect((await decide(false)).status).toBe('notYetReceived');
      expect(await money(order)).toMatchObject({ payments: [], attempts: [{ state: 'declined' }] });
      expect(await reviewed(order)).toEqual([]);
      expect(await lastAttempt(order)).toMatchObject({ askAt: expect.any(Number) });
      expect(await refusedDecision(order, true)).toBe('STATUS_CONFLICT');
    });

    test('counts less than an answer of the provider', async () => {
      const { shop, clock } = opened();
      const { buyer, order } = await placed('cardToken', 100_011);
      await shop.call(chargeCard, { body: await cardBody(order, '4242424242424242') }, { as: buyer });
      expect((await lastAttempt(order)).state).toBe('unknown');
      clock.forward(2 * 60_000);
      expect((await decision(order, false)).status).toBe('approved');
    });

    async function unanswered() {
      const { shop } = opened();
      const { buyer, order } = await placed('cardToken', 100_012);
      await shop.call(chargeCard, { body: await cardBody(order, '4242424242424242') }, { as: buyer });
      expect((await lastAttempt(order)).state).toBe('unknown');
      return { order, decide: (isPaid: boolean) => decision(order, isPaid) };
    }

    async function decision(order: Order, isPaid: boolean) {
      const { shop, administrator } = opened();
      const params = { orderId: order.id, attemptId: (await lastAttempt(order)).id };
      return await shop.call(decideAttemptCall, { params, body: { isPaid } }, { as: administrator });
    }

    async function refusedDecision(order: Order, isPaid: boolean) {
      const { shop, administrator } = opened();
      const params = { orderId: order.id, attemptId: (await lastAttempt(order)).id };
      return (await shop.refused(decideAttemptCall, { params, body: { isPaid } }, { as: administrator })).code;
    }
  });

  describe('the payment of an approved order', () => {
    test('goes back through the provider once: status, access, history, mail and push', async () => {
      const { ask } = opened();
      const { order, payment } = await paidByCard();
      expect(payment).toMatchObject({ isOwn: true, isReviewed: false, refundsByCall: true, refund: null });
      const refunded = await refund(order, payment, { reason: 'ผู้เรียนขอคืนเงิน' });
      expect(refunded.status).toBe('refunded');
      expect(refunded.history.at(-1)).toMatchObject({
        ...{ from: 'approved', to: 'refunded', actor: 'administrator', reason: 'ผู้เรียนขอคืนเงิน' },
      });
      await refund(order, payment, {});
      const ofOrder = `where order_id = '${order.id}'`;
      expect(await ask(`select count(*) from payment_refunds ${ofOrder} and state = 'done'`)).toBe(1);
      expect(await ask(`select count(*) from access_grants ${ofOrder} and revoked_at is null`)).toBe(0);
      const mail = String(await ask(`select text from mail_messages ${ofOrder} and kind = 'orderRefunded'`));
      expect(mail).toContain('1,000');
      expect(mail).toContain('ผู้เรียนขอคืนเงิน');
      expect(await refundsAtProvider(order)).toEqual([order.total]);
      const [after] = await payments(order);
      expect(after).toMatchObject({ isOwn: false, paidAt: payment.paidAt, refund: { way: 'provider', state: 'done' } });
    });

    test('pressed by six administrators at once goes back once', async () => {
      const { order, payment } = await paidByCard();
      const after = await Promise.all(Array.from({ length: 6 }, () => refund(order, payment, {})));
      expect((await look(order)).status).toBe('refunded');
      expect(after).toHaveLength(6);
      expect(await refundsAtProvider(order)).toEqual([order.total]);
    });

    test('is sent by one request at a time; a killed one holds it for less than a minute', async () => {
      const { shop, clock } = opened();
      const { order, payment } = await paidByCard(100_021);
      await refund(order, payment, {});
      const [open] = await refundsOf(shop.parts.db, order.id);
      if (!open) throw new Error('The refund is missing');
      let sent = 0;
      const answer = Promise.withResolvers<RefundWord>();
      const send = () => {
        sent += 1;
        return answer.promise;
      };
      const provider = shop.parts.payments.charger('omise');
      if (provider === null) throw new Error('The provider is missing');
      const slow = { ...provider, refunds: { methods: provider.methods, send } };
      const parts = { ...shop.parts, payments: { ...shop.parts.payments, charger: () => slow } };
      const first = sendRefund(parts, open);
      await vi.waitUntil(() => sent === 1);
      await sendRefund(parts, open);
      expect(sent).toBe(1);
      clock.forward(59_000);
      const later = sendRefund(parts, open);
      await vi.waitUntil(() => sent === 2);
      answer.resolve({ kind: 'refunded', reference: 'rfnd_1' });
      await Promise.all([first, later]);
    });

    test('that is told after the refusal of a crossing request counts, unless it was paid back again', async () => {
      const { shop, ask } = opened();
      const refused = { kind: 'refused', reason: 'in_progress' } as const;
      const done = { kind: 'refunded', reference: 'rfnd_1' } as const;
      const crossed = async (between: (order: Order, payment: OrderPayment) => Promise<unknown>) => {
        const { order, payment } = await paidByCard(100_021);
        await refund(order, payment, {});
        const [open] = await refundsOf(shop.parts.db, order.id);
        await settleRefundWord(shop.parts, open?.id ?? '', refused);
        await between(order, payment);
        await settleRefundWord(shop.parts, open?.id ?? '', done);
        return order;
      };
      const order = await crossed(async () => {});
      expect((await look(order)).status).toBe('refunded');
      expect(await payments(order)).toMatchObject([{ refund: { state: 'done', refusal: null, reference: 'rfnd_1' } }]);
      const twice = await crossed((own, payment) => refund(own, payment, { way: 'hand', note: 'โอนคืน' }));
      expect((await look(twice)).status).toBe('refunded');
      expect(await ask(`select count(*) from payment_refunds where order_id = '${twice.id}' and state = 'done'`)).toBe(
        1,
      );
    });

    test('whose answer was lost is asked for again by the job, with the same key', async () => {
      const { shop, clock } = opened();
      const { order, payment } = await paidByCard(100_021);
      expect((await refund(order, payment, {})).status).toBe('approved');
      expect(await payments(order)).toMatchObject([{ refund: { state: 'open' } }]);
      expect(await waitingRefunds()).toEqual({ open: [order.id], refused: [] });
      expect(await refusedRefund(order, payment, { way: 'hand', note: 'คืนแล้ว' })).toBe('STATUS_CONFLICT');
      clock.forward(2 * 60_000);
      await shop.parts.jobs.send('ask-open-refunds', {});
      await shop.runJobs();
      expect((await look(order)).status).toBe('refunded');
      expect(await refundsAtProvider(order)).toEqual([order.total]);
    });

    test('that gets no answer for a week is refused, and goes back by hand', async () => {
      const { shop, clock, ask } = opened();
      const { order, payment } = await paidByCard(100_021);
      await refund(order, payment, {});
      // As if the shop had lost the provider: it cannot be asked any more.
      await ask(`update payment_attempts set provider = null where id = '${payment.id}' returning 1`);
      clock.forward(8 * 24 * hourMs);
      await shop.parts.jobs.send('ask-open-refunds', {});
      await shop.runJobs();
      expect(await payments(order)).toMatchObject([{ refund: { state: 'refused', refusal: 'no_answer' } }]);
      expect((await refund(order, payment, { way: 'hand', note: 'โอนคืน' })).status).toBe('refunded');
    });

    test('that the provider refuses says why, and then goes back by hand with a note', async () => {
      const { order, payment } = await paidByCard(100_022);
      expect((await refund(order, payment, {})).status).toBe('approved');
      expect(await payments(order)).toMatchObject([{ refund: { state: 'refused', refusal: 'failed_refund' } }]);
      expect(await waitingRefunds()).toEqual({ open: [], refused: [order.id] });
      expect(await refundWork()).toEqual({ openRefunds: 0, refusedRefunds: 1 });
      expect(await refusedRefund(order, payment, { way: 'hand', note: '  ' })).toBe('INPUT_ERROR');
      const byHand = await refund(order, payment, { way: 'hand', note: 'KBANK 123-4, อ้างอิง 55' });
      expect(byHand.status).toBe('refunded');
      expect(await payments(order)).toMatchObject([
        { refund: { way: 'hand', state: 'done', note: 'KBANK 123-4, อ้างอิง 55' } },
      ]);
      expect(await refundsAtProvider(order)).toEqual([]);
      expect(await waitingRefunds()).toEqual({ open: [], refused: [] });
      expect(await refundWork()).toEqual({ openRefunds: 0, refusedRefunds: 0 });
    });

    test("that somebody refunded in the provider's console is looked at, and recorded without a second transfer", async () => {
      const { shop, sandbox, administrator } = opened();
      const { buyer, order } = await placed('wallet');
      await shop.call(chargeOrder, { body: { orderId: order.id, orderToken: order.token } }, { as: buyer });
      const { id: attemptId, providerReference } = await lastAttempt(order);
      await sandbox.controlOf('payPal')(`/orders/${providerReference}/approve`, { funding: 'good' });
      await shop.runJobs();
      const payment = await firstPayment(order);
      const atPayPal = { attemptId, method: 'wallet', reference: payment.reference ?? '', now: 0 } as const;
      const { amount, currency } = payment;
      await shop.parts.payments
        .charger('payPal')
        ?.refunds?.send({ key: 'by the console', amount, currency, ...atPayPal });
      // PayPal answers before its notification is there. Another one follows it, and this call waits for both.
      await sandbox.controlOf('payPal')(`/orders/${providerReference}/event`, { type: 'PAYMENT.CAPTURE.REFUNDED' });
      await shop.runJobs();
      expect(await look(order)).toMatchObject({ status: 'approved', underReview: true });
      expect(await payments(order)).toMatchObject([{ isOwn: true, isReviewed: true, refund: null }]);
      const params = { orderId: order.id, paymentId: payment.id };
      // Accepting what is gone leaves the review open.
      await shop.call(acceptPaymentCall, { params }, { as: administrator });
      expect((await look(order)).underReview).toBe(true);

      expect(await refund(order, payment, {})).toMatchObject({ status: 'refunded', underReview: false });
      expect(await payments(order)).toMatchObject([{ refund: { state: 'done' }, isReviewed: false }]);
      await shop.parts.jobs.send('look-at-charge', { attemptId });
      await shop.runJobs();
      expect((await look(order)).underReview).toBe(false);
    });

    test('by PromptPay or transfer goes back by hand only', async () => {
      const { shop, buying, administrator } = opened();
      const { order, payment } = await paidByPromptPay();
      expect(payment.refundsByCall).toBe(false);
      expect(await refusedRefund(order, payment, {})).toBe('INPUT_ERROR');
      expect((await refund(order, payment, { way: 'hand', note: 'โอนคืน' })).status).toBe('refunded');

      const transferred = await buying.approved(await shop.signedIn(), administrator, { items: ['101'] });
      const [transfer] = await payments(transferred);
      if (!transfer) throw new Error('The transfer is missing');
      expect(await refusedRefund(transferred, transfer, {})).toBe('INPUT_ERROR');
      expect((await refund(transferred, transfer, { way: 'hand', note: 'โอนคืน' })).status).toBe('refunded');
    });

    test('is for administrators only, and for this order only', async () => {
      const { shop } = opened();
      const { buyer, order, payment } = await paidByCard();
      const other = await paidByCard();
      const body = { way: 'provider', reason: null, note: null } as const;
      const params = { orderId: order.id, paymentId: payment.id };
      expect((await shop.refused(refundPaymentCall, { params, body }, { as: buyer })).status).toBe(403);
      expect((await shop.refused(acceptPaymentCall, { params }, { as: buyer })).status).toBe(403);
      expect(await refusedRefund(order, other.payment, {})).toBe('NOT_FOUND');
      expect((await look(order)).status).toBe('approved');
    });
  });

  describe('a plan that needs approval', () => {
    test('waits with its money taken; the administrator approves', async () => {
      const { ask } = opened();
      const { order, payment } = await paidForApproval();
      expect(order.status).toBe('pendingApproved');
      expect(await ask(`select count(*) from access_grants where order_id = '${order.id}'`)).toBe(0);
      expect(await mails(order, 'paymentReceived')).toBe(1);
      opened().clock.forward(5 * hourMs);
      const approved = await accept(order, payment);
      expect((await firstPayment(order)).paidAt).toBe(payment.paidAt);
      expect(approved.history.map(({ to, actor }) => [to, actor])).toEqual([
        ['notYetReceived', 'buyer'],
        ['pendingApproved', 'provider'],
        ['approved', 'administrator'],
      ]);
      expect((await accept(order, payment)).status).toBe('approved');
      expect(await mails(order, 'orderApproved')).toBe(1);
    });

    test('is rejected by a refund, and never granted', async () => {
      const { ask } = opened();
      const { order, payment } = await paidForApproval();
      const refunded = await refund(order, payment, { reason: 'ไม่ผ่านเกณฑ์' });
      expect(refunded.history.at(-1)).toMatchObject({ from: 'pendingApproved', to: 'refunded', reason: 'ไม่ผ่านเกณฑ์' });
      expect(await ask(`select count(*) from access_grants where order_id = '${order.id}'`)).toBe(0);
      expect(await refusedAccept(order, payment)).toBe('STATUS_CONFLICT');
      expect(await refundsAtProvider(order)).toEqual([order.total]);
    });

    test('that is rejected gives its coupon back, and counts neither as a sale nor as a refund', async () => {
      const { shop, ask, clock } = opened();
      const coupon = { id: 'once', code: 'ONCE', onePerUser: true, quantity: 1 };
      await rowsOf(shop.parts.db, clock.now).coupon({ ...coupon, paymentMethods: ['cardToken'] }, ['102']);
      const figures = async () => {
        const days = await salesOfDays(shop.parts.db, 'THB', 0);
        return days.reduce((sum, { refunds }) => sum + refunds, 0);
      };
      const before = await figures();
      const { order, payment } = await paidForApproval(['once']);
      expect(await ask(`select held from coupons where id = 'once'`)).toBe(1);
      await refund(order, payment, {});
      expect(await ask(`select held + used from coupons where id = 'once'`)).toBe(0);
      expect(await ask(`select state from coupon_uses where order_id = '${order.id}'`)).toBe('released');
      expect(await figures()).toBe(before);
    });
  });

  describe('late money on a step that ended', () => {
    test('is found without a notification, long after, and opens a review of a cancelled order', async () => {
      const { order } = await lateMoney();
      expect(await look(order)).toMatchObject({ status: 'cancelled', underReview: true });
      expect(await payments(order)).toMatchObject([{ isOwn: false, isReviewed: true, amount: order.total }]);
    });

    test('is accepted: the order comes back', async () => {
      const { order } = await lateMoney();
      const [payment] = await payments(order);
      if (!payment) throw new Error('The money is missing');
      expect(await accept(order, payment)).toMatchObject({ status: 'approved', underReview: false });
      expect(await payments(order)).toMatchObject([{ isOwn: true, isReviewed: false }]);
    });

    test('goes back by hand: the order stays cancelled, and the review ends', async () => {
      const { order } = await lateMoney();
      const [payment] = await payments(order);
      if (!payment) throw new Error('The money is missing');
      const after = await refund(order, payment, { way: 'hand', note: 'โอนคืน' });
      expect(after).toMatchObject({ status: 'cancelled', underReview: false });
      expect(await mails(order, 'moneyRefunded')).toBe(1);
      expect(await refusedAccept(order, payment)).toBe('STATUS_CONFLICT');
    });

    test('settles an order that is still unpaid', async () => {
      const { buyer, order } = await placed('cardTokenPromptPay', 100_019);
      await endsUnpaid(order, buyer);
      await mark(await lastAttempt(order), 'successful');
      await runOpenCharges(6 * hourMs);
      expect((await look(order)).status).toBe('approved');
    });

    test('is not looked for any more a day after its step ended', async () => {
      const { buyer, order } = await placed('cardTokenPromptPay', 100_019);
      await endsUnpaid(order, buyer);
      await runOpenCharges(25 * hourMs);
      expect((await lastAttempt(order)).askAt).toBeNull();
    });
  });

  describe('a second payment, and another amount', () => {
    test('a second payment can only go back, and the order keeps its own', async () => {
      const { order, spare } = await paidTwice();
      expect(await look(order)).toMatchObject({ status: 'approved', underReview: true });
      expect(await refusedAccept(order, spare)).toBe('STATUS_CONFLICT');
      const after = await refund(order, spare, { way: 'hand', note: 'โอนคืนยอดที่สอง' });
      expect(after).toMatchObject({ status: 'approved', underReview: false });
      expect(await payments(order)).toMatchObject([{ refund: { state: 'done' } }, { isOwn: true, refund: null }]);
      // The buyer reads of it, and not the note that is for the shop.
      const seen = orderHistory(await look(order)).at(-1);
      expect(seen).toMatchObject({ kind: 'moneyBack', amount: order.total, currency: 'THB', reason: null });
      expect(JSON.stringify(await look(order))).not.toContain('โอนคืนยอดที่สอง');
    });

    test('another amount is listed with what came in, as long as nobody decided', async () => {
      const { order, payment } = await paidTooLittle();
      expect(await reviewed(order)).toMatchObject([{ total: order.total, toDecide: { amount: order.total - 10_000 } }]);
      await accept(order, payment);
      expect(await reviewed(order)).toEqual([]);
    });

    test('another amount is accepted, which pays and approves the order', async () => {
      const { order, payment } = await paidTooLittle();
      expect(payment).toMatchObject({ isOwn: false, isReviewed: true, amount: order.total - 10_000 });
      const after = await accept(order, payment);
      expect(after).toMatchObject({ status: 'approved', underReview: false });
      expect(after.history.map(({ to, actor }) => [to, actor]).slice(1)).toEqual([
        ['pendingApproved', 'administrator'],
        ['approved', 'administrator'],
      ]);
      expect(await mails(order, 'paymentReceived')).toBe(0);
    });

    test('or goes back, and then the order can be paid again', async () => {
      const { shop } = opened();
      const { buyer, order, payment } = await paidTooLittle();
      const after = await refund(order, payment, { way: 'hand', note: 'โอนคืน' });
      expect(after).toMatchObject({ status: 'notYetReceived', underReview: false });
      const body = { orderId: order.id, orderToken: null };
      expect(await shop.call(chargeByBankQr, { body }, { as: buyer })).toMatchObject({ state: 'open' });
    });
  });

  describe("an administrator's cancellation", () => {
    test('ends the open charge and tells the buyer the reason', async () => {
      const { ask } = opened();
      const { buyer, order } = await placed('cardTokenPromptPay', 100_019);
      await opened().shop.call(chargeByPromptPay, { body: { orderId: order.id, orderToken: null } }, { as: buyer });
      const cancelled = await cancelAtDesk(order, 'ผู้เรียนขอยกเลิก');
      expect(cancelled.history.at(-1)).toMatchObject({
        ...{ to: 'cancelled', actor: 'administrator', reason: 'ผู้เรียนขอยกเลิก' },
      });
      expect((await lastAttempt(order)).state).toBe('declined');
      const mail = `select text from mail_messages where order_id = '${order.id}' and kind = 'orderCancelled'`;
      expect(String(await ask(mail))).toContain('ผู้เรียนขอยกเลิก');
    });

    test('takes no paid order', async () => {
      const { order } = await paidByCard();
      const { shop, administrator } = opened();
      const call = { params: { orderId: order.id }, body: { reason: null } };
      expect((await shop.refused(cancelUnpaidOrder, call, { as: administrator })).code).toBe('STATUS_CONFLICT');
    });
  });

  type Refunding = { readonly way?: 'provider' | 'hand'; readonly reason?: string; readonly note?: string };

  const refundParts = (order: Order, payment: OrderPayment, { way = 'provider', reason, note }: Refunding) => ({
    params: { orderId: order.id, paymentId: payment.id },
    body: { way, reason: reason ?? null, note: note ?? null },
  });

  const refund = (order: Order, payment: OrderPayment, how: Refunding): Promise<Order> =>
    opened().shop.call(refundPaymentCall, refundParts(order, payment, how), { as: opened().administrator });

  const refusedRefund = async (order: Order, payment: OrderPayment, how: Refunding): Promise<string> =>
    (await opened().shop.refused(refundPaymentCall, refundParts(order, payment, how), { as: opened().administrator }))
      .code;

  const accept = (order: Order, { id: paymentId }: OrderPayment): Promise<Order> =>
    opened().shop.call(acceptPaymentCall, { params: { orderId: order.id, paymentId } }, { as: opened().administrator });

  const refusedAccept = async (order: Order, { id: paymentId }: OrderPayment): Promise<string> => {
    const { shop, administrator } = opened();
    return (await shop.refused(acceptPaymentCall, { params: { orderId: order.id, paymentId } }, { as: administrator }))
      .code;
  };

  const cancelAtDesk = (order: Order, reason: string | null): Promise<Order> => {
    const { shop, administrator } = opened();
    return shop.call(cancelUnpaidOrder, { params: { orderId: order.id }, body: { reason } }, { as: administrator });
  };

  const money = (order: Order) =>
    opened().shop.call(orderPaymentsCall, { params: { orderId: order.id } }, { as: opened().administrator });

  const payments = async (order: Order): Promise<readonly OrderPayment[]> => (await money(order)).payments;

  async function firstPayment(order: Order): Promise<OrderPayment> {
    const [payment] = await payments(order);
    if (!payment) throw new Error('The order has no payment');
    return payment;
  }

  /** The row of the order in the desk's list of reviews. */
  const reviewed = async ({ number: keyword }: Order) => {
    const { shop, administrator } = opened();
    return (await shop.call(adminOrders, { query: { review: 'open', keyword } }, { as: administrator })).rows;
  };

  /** The orders that the desk's list finds by their refund. */
  const waitingRefunds = async () => {
    const { shop, administrator } = opened();
    const found = async (refund: 'open' | 'refused') => {
      const { rows, total } = await shop.call(adminOrders, { query: { refund } }, { as: administrator });
      expect(total).toBe(rows.length);
      return rows.map(({ id }) => id);
    };
    return { open: await found('open'), refused: await found('refused') };
  };
  const refundWork = async () => {
    const { openRefunds, refusedRefunds } = await deskWork(opened().shop.parts.db, true);
    return { openRefunds, refusedRefunds };
  };

  const look = (order: Order): Promise<Order> => opened().shop.call(orderByToken, { params: { token: order.token } });

  const mails = async (order: Order, kind: string): Promise<unknown> =>
    await opened().ask(`select count(*) from mail_messages where order_id = '${order.id}' and kind = '${kind}'`);

  async function lastAttempt(order: Order): Promise<PaymentAttempt> {
    const attempt = (await attemptsOf(opened().shop.parts.db, order.id)).at(-1);
    if (!attempt) throw new Error('The order has no attempt');
    return attempt;
  }

  /** The last digits of the price (satang) choose how the provider behaves (server/sandbox/README.md). */
  async function placed(method: PaymentMethod, price = 100_000) {
    const { shop, buying, setPrice } = opened();
    await setPrice(price);
    const buyer = await shop.signedIn();
    return { buyer, order: await buying.place(buyer, { items: ['101'], method }) };
  }

  async function paidByCard(price?: number) {
    const { buyer, order } = await placed('cardToken', price);
    await opened().shop.call(chargeCard, { body: await cardBody(order, '4242424242424242') }, { as: buyer });
    return { buyer, order, payment: await firstPayment(order) };
  }

  async function paidByPromptPay() {
    const { buyer, order } = await placed('cardTokenPromptPay');
    await byQr(buyer, order);
    await mark(await lastAttempt(order), 'successful');
    await opened().shop.runJobs();
    return { order, payment: await firstPayment(order) };
  }

  /** Course 102 by a plan that an administrator has to approve. */
  async function paidForApproval(couponIds: readonly string[] = []) {
    const { shop, buying, ask } = opened();
    await ask("update pricing_plans set needs_approval = true where id = '102a' returning 1");
    const buyer = await shop.signedIn();
    const order = await buying.place(buyer, { items: ['102'], method: 'cardToken', couponIds });
    await shop.call(chargeCard, { body: await cardBody(order, '4242424242424242') }, { as: buyer });
    return { order: await look(order), payment: await firstPayment(order) };
  }

  /** The step of the order's PromptPay charge ends, and nobody has paid. */
  async function endsUnpaid(order: Order, buyer: SignedInVisitor): Promise<void> {
    await byQr(buyer, order);
    await mark(await lastAttempt(order), 'expired');
    await runOpenCharges(60_000);
    expect((await lastAttempt(order)).state).toBe('declined');
  }

  /** The buyer gives the order up, and pays by the picture all the same. No notification comes. */
  async function lateMoney() {
    const { shop } = opened();
    const { buyer, order } = await placed('cardTokenPromptPay', 100_019);
    await endsUnpaid(order, buyer);
    await shop.call(cancelOrderCall, { body: { orderId: order.id, token: order.token } });
    await mark(await lastAttempt(order), 'successful');
    await runOpenCharges(6 * hourMs);
    return { order };
  }

  async function paidTwice() {
    const { buyer, order } = await placed('cardTokenPromptPay', 100_019);
    await endsUnpaid(order, buyer);
    const first = await lastAttempt(order);
    await byQr(buyer, order);
    await mark(await lastAttempt(order), 'successful');
    await mark(first, 'successful');
    // The newer charge is asked about first, as a poll does.
    await opened().shop.call(currentCharge, { params: { token: order.token } });
    await runOpenCharges(6 * hourMs);
    const spare = (await payments(order)).find(({ id }) => id === first.id);
    if (!spare) throw new Error('The first payment was not found');
    return { order, spare };
  }

  async function paidTooLittle() {
    const { shop, sandbox } = opened();
    const { buyer, order } = await placed('bankQr', 100_019);
    await shop.call(chargeByBankQr, { body: { orderId: order.id, orderToken: null } }, { as: buyer });
    const { ref1 } = scbReferences((await lastAttempt(order)).id, 'SCB');
    await sandbox.controlOf('scb')(`/qrs/${ref1}/pay`, { amountSatang: order.total - 10_000 });
    await runOpenCharges(60_000);
    return { buyer, order, payment: await firstPayment(order) };
  }

  const byQr = (as: SignedInVisitor, order: Order) =>
    opened().shop.call(chargeByPromptPay, { body: { orderId: order.id, orderToken: null } }, { as });

  const mark = (attempt: PaymentAttempt, status: 'successful' | 'expired') =>
    opened().sandbox.control(`/charges/${attempt.providerReference}/mark`, { status });

  async function runOpenCharges(laterMs: number): Promise<void> {
    const { shop, clock } = opened();
    clock.forward(laterMs);
    await shop.parts.jobs.send('ask-open-charges', {});
    await shop.runJobs();
  }

  /** The amounts that Omise paid back for an order. */
  async function refundsAtProvider(order: Order): Promise<readonly number[]> {
    const { providerReference } = await lastAttempt(order);
    const answer = await fetch(`${opened().sandbox.url}/omise/api/charges/${providerReference}/refunds`, {
      headers: { authorization: `Basic ${btoa('skey_test_sandbox:')}` },
    });
    const { data } = (await answer.json()) as { data: { amount: number }[] };
    return data.map(({ amount }) => amount);
  }

  const cardBody = async (order: Order, number: string) => ({
    ...{ orderId: order.id, orderToken: null },
    token: await cardTokenAt(opened().sandbox.url, number),
  });
});
