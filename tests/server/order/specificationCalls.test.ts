import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../../server/base/refusal.ts';
import { allCalls } from '../../../server/routes/all.ts';
import { transaction } from '../../../server/store/database/transaction.ts';
import { findAttempt } from '../../../server/store/order/attempts.ts';
import { findOrder } from '../../../server/store/order/orders.ts';
import { moveOrder } from '../../../server/useCases/order/moveOrder.ts';
import { openAttempt } from '../../../server/useCases/payment/openAttempt.ts';
import { settleCharge } from '../../../server/useCases/payment/settleCharge.ts';
import { saveCartCall } from '../../../src/contract/cart/cart.ts';
import { cancelOrderCall } from '../../../src/contract/order/order.ts';
import { reportTransferCall, sendBankEmail, uploadFiles } from '../../../src/contract/order/payment.ts';
import {
  type Registration,
  registerStudent,
  sendRegistrationEmail,
} from '../../../src/contract/people/registration.ts';
import { emptyCart } from '../../../src/domain/cart/cart.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { mayMove, type OrderStatus, orderStatuses } from '../../../src/domain/order/orderStatus.ts';
import { reportOf } from '../../support/shop/buying.ts';
import { onOrderShop } from '../../support/shop/orderShop.ts';
import { sentCart } from '../../support/shop/sentCart.ts';
import { readRefusal, type Visitor } from '../../support/shop/shopApp.ts';

test('these four calls stand in the table, with who may make them', () => {
  const stands = [cancelOrderCall, sendRegistrationEmail, sendBankEmail, uploadFiles].map((call) => {
    const { method, path, scope, origin, idempotent } = call;
    expect(allCalls).toContain(call);
    return [`${method} ${path}`, scope, origin, idempotent];
  });
  expect(stands).toEqual([
    ['POST /public/cart/deleteorder', 'public', 'specification', false],
    ['POST /api/send/to/email/registration', 'person', 'specification', false],
    ['POST /api/send/to/email/paymentorder', 'public', 'specification', false],
    ['POST /api/home/test_upload', 'public', 'specification', true],
  ]);
});

onOrderShop('calls of the specification about an order', (opened) => {
  const wanted = { items: ['101'] };

  describe('deleteorder', () => {
    test.each(orderStatuses)('of an order that is %s follows the table, and deletes nothing', async (status) => {
      const { shop, buying, ask } = opened();
      const order = await orderThatIs(status);
      const body = { orderId: order.id, token: order.token };
      if (mayMove(status, 'cancelled', 'buyer') || status === 'cancelled') {
        expect((await shop.call(cancelOrderCall, { body })).status).toBe('cancelled');
      } else {
        const refused = await shop.refused(cancelOrderCall, { body });
        expect([refused.status, refused.code]).toEqual([409, 'STATUS_CONFLICT']);
        expect((await buying.look(order)).status).toBe(status);
      }
      expect(await ask(`select count(*) from order_lines where order_id = '${order.id}'`)).toBe(1);
    });

    test('is for its owner, or with its own token; to everybody else the order is none', async () => {
      const { shop, buying, administrator } = opened();
      const owner = await shop.signedIn();
      const order = await buying.place(owner, wanted);
      const foreign = await buying.place(await shop.signedIn(), wanted);
      const blocked = await shop.signedIn();
      const own = await buying.place(blocked, wanted);
      await shop.parts.identity.setBlocked(blocked.userId, true);
      const strangers: readonly (readonly [Visitor, Order, string | null])[] = [
        [shop.visitor(), order, null],
        [shop.visitor(), order, foreign.token],
        [await shop.signedIn(), order, null],
        [await shop.signedIn('instructor'), order, null],
        [administrator, order, null],
        [blocked, own, null],
      ];
      for (const [as, { id: orderId }, token] of strangers) {
        const refused = await shop.refused(cancelOrderCall, { body: { orderId, token } }, { as });
        expect([refused.status, refused.code]).toEqual([404, 'NOT_FOUND']);
      }
      expect((await buying.look(order)).status).toBe('notYetReceived');
      const body = { orderId: order.id, token: null };
      const cancelled = await shop.call(cancelOrderCall, { body }, { as: owner });
      expect(cancelled).toMatchObject({ status: 'cancelled', email: owner.email });
      // A holder of the link sees no more by cancelling.
      const byLink = await shop.call(cancelOrderCall, { body: { orderId: foreign.id, token: foreign.token } });
      expect(byLink.email).toContain('•••');
    });

    test('waits for a charge that is open or of which nobody knows, and goes on once it was declined', async () => {
      const { shop, buying, clock } = opened();
      const order = await buying.place(await shop.signedIn(), wanted);
      const stored = await findOrder(shop.parts.db, order.id);
      const attempt = await transaction(shop.parts.db, async (tx) =>
        stored === null ? null : await openAttempt(tx, shop.parts, stored, 'cardToken', clock.now),
      );
      if (attempt === null || isRefusal(attempt)) throw new Error('No attempt');
      const body = { orderId: order.id, token: order.token };
      expect((await shop.refused(cancelOrderCall, { body })).code).toBe('STATUS_CONFLICT');
      // The cancellation asked a provider that does not answer.
      expect((await findAttempt(shop.parts.db, attempt.attempt.id))?.state).toBe('unknown');
      expect((await shop.refused(cancelOrderCall, { body })).code).toBe('STATUS_CONFLICT');
      await transaction(shop.parts.db, (tx) =>
        settleCharge(tx, shop.parts, attempt.attempt.id, { kind: 'failed', failure: 'other' }, clock.now),
      );
      expect((await shop.call(cancelOrderCall, { body })).status).toBe('cancelled');
    });
  });

  describe('email/registration', () => {
    const welcomes = (userId: string) =>
      opened().ask(`select count(*) || ' to ' || max(to_address) from mail_messages
      where kind = 'welcome' and user_id = '${userId}'`);
    /** In the format of a browser per specification. */
    const typed = {
      ...{ firstname: 'คนอื่น', lastname: 'ไม่รู้จัก', email: 'somebody-else@example.com' },
      ...{ username: 'somebody', password: 'told-to-nobody' },
    };
    const send = (as: Visitor) =>
      opened().shop.inject({ method: 'POST', url: sendRegistrationEmail.path, payload: typed }, as);

    test('sends a member the one welcome to the stored address, whatever the body says', async () => {
      const { shop, ask } = opened();
      const as = shop.visitor();
      const email = `${randomUUID()}@example.com`;
      const member: Registration = {
        ...{ kind: 'member', firstName: 'มานี', lastName: 'ใจดี', nickname: null, email, tel: '0812345678' },
        ...{ address: null, pictureName: null, groupId: null, answers: {}, password: 'learn-every-day' },
        ...{ username: email.slice(0, 12), language: 'th' },
      };
      const person = await shop.call(registerStudent, { body: member }, { as });
      for (let times = 0; times < 3; times += 1) expect((await send(as)).statusCode).toBe(200);
      expect(await welcomes(person.id)).toBe(`1 to ${email}`);
      const told = `select count(*) from mail_messages
        where to_address = '${typed.email}' or text like '%${typed.password}%' or text like '%learn-every-day%'`;
      expect(await ask(told)).toBe(0);
    });

    test('is for somebody who is signed in, and sends staff and non-members nothing', async () => {
      const { shop, administrator } = opened();
      const guest = readRefusal(await send(shop.visitor()));
      expect([guest.status, guest.code]).toEqual([401, 'UNAUTHORIZED']);
      const blocked = await shop.signedIn();
      await shop.parts.identity.setBlocked(blocked.userId, true);
      const shownOut = readRefusal(await send(blocked));
      expect([shownOut.status, shownOut.code]).toEqual([403, 'WHITELIST_USER_DENIED']);
      for (const as of [administrator, await shop.signedIn('instructor'), await shop.signedIn('nonMember')]) {
        expect((await send(as)).statusCode).toBe(200);
        expect(await welcomes(as.userId)).toBeNull();
      }
    });
  });

  describe('email/paymentorder', () => {
    const notices = (order: Order) =>
      opened().ask(`select coalesce(string_agg(kind || ' to ' || to_address, ', ' order by kind), '')
      from mail_messages where order_id = '${order.id}' and kind in ('reportReceived', 'lateReportReceived')`);

    test('sends the one notice of a report to the stored address, whatever else the body says', async () => {
      const { shop, buying } = opened();
      const buyer = await shop.signedIn();
      const { order } = await buying.reported(buyer, wanted);
      const payload = {
        orderId: order.id,
        order_token: order.token,
        email: 'else@example.com',
        to: 'else@example.com',
      };
      const sent = await shop.inject({ method: 'POST', url: sendBankEmail.path, payload });
      expect(sent.statusCode).toBe(200);
      await shop.call(sendBankEmail, { body: { orderId: order.id, token: null } }, { as: buyer });
      expect(await notices(order)).toBe(`reportReceived to ${buyer.email}`);
    });

    test('is for the buyer, or with the token of the order; nothing is told to others, nor before a report', async () => {
      const { shop, buying, administrator } = opened();
      const { order } = await buying.reported(await shop.signedIn(), wanted);
      const foreign = await buying.place(await shop.signedIn(), wanted);
      const strangers = [
        [shop.visitor(), order.id, null],
        [shop.visitor(), order.id, foreign.token],
        [await shop.signedIn(), order.id, null],
        [administrator, order.id, null],
        [shop.visitor(), foreign.id, foreign.token],
      ] as const;
      for (const [as, orderId, token] of strangers) {
        const refused = await shop.refused(sendBankEmail, { body: { orderId, token } }, { as });
        expect([refused.status, refused.code]).toEqual([404, 'NOT_FOUND']);
      }
      expect(await notices(foreign)).toBe('');
    });

    test('sends no notice of a free request, or of money that came too late', async () => {
      const { shop, buying, administrator, clock } = opened();
      const buyer = await shop.signedIn();
      const free = await buying.place(buyer, { items: ['121'] });
      await shop.call(sendBankEmail, { body: { orderId: free.id, token: free.token } });
      expect(await notices(free)).toBe('');

      const order = await buying.place(buyer, { items: ['102'] });
      await shop.call(cancelOrderCall, { body: { orderId: order.id, token: order.token } });
      const late = async () => {
        clock.forward(1_000);
        const slipNames = [await buying.slipFor(shop.visitor(), order)];
        return (await shop.call(reportTransferCall, { body: reportOf(order, { slipNames }) })).order;
      };
      await late();
      const both = await late();
      await buying.decide(administrator, both, 'approved');
      await shop.call(sendBankEmail, { body: { orderId: order.id, token: order.token } });
      const one = `lateReportReceived to ${buyer.email}`;
      expect(await notices(order)).toBe(`${one}, ${one}`);
    });
  });

  describe('test_upload', () => {
    test('needs a session, a genuine cart cookie or the token of an order', async () => {
      const { shop, buying } = opened();
      const order = await buying.place(await shop.signedIn(), wanted);
      const guest = shop.visitor();
      await shop.call(saveCartCall, { body: sentCart({ ...emptyCart, updatedAt: 1 }) }, { as: guest });
      for (const [as, form] of [
        [await shop.signedIn(), {}],
        [guest, {}],
        [shop.visitor(), { orderToken: order.token }],
      ] as const) {
        expect((await buying.upload(as, form)).statusCode).toBe(200);
      }

      const forged = shop.visitor();
      for (const [name, value] of guest.cookies) forged.cookies.set(name, `${value.slice(0, -2)}xx`);
      expect(forged.cookies.size).toBe(1);
      const blocked = await shop.signedIn();
      await shop.parts.identity.setBlocked(blocked.userId, true);
      for (const as of [shop.visitor(), forged, blocked]) {
        const refused = readRefusal(await buying.upload(as));
        expect([refused.status, refused.code]).toEqual([401, 'UNAUTHORIZED']);
      }
      // A false token is refused, also with a session.
      const refused = readRefusal(await buying.upload(await shop.signedIn(), { orderToken: 'x'.repeat(32) }));
      expect([refused.status, refused.code]).toEqual([404, 'NOT_FOUND']);
    });
  });

  async function orderThatIs(status: OrderStatus): Promise<Order> {
    const { shop, buying, administrator } = opened();
    const buyer = await shop.signedIn();
    if (status === 'notYetReceived') return await buying.place(buyer, wanted);
    if (status === 'pendingApproved') return (await buying.reported(buyer, wanted)).order;
    if (status === 'rejected')
      return await buying.decide(administrator, await orderThatIs('pendingApproved'), 'rejected');
    if (status === 'approved') return await buying.approved(buyer, administrator, wanted);
    if (status === 'cancelled') {
      const order = await buying.place(buyer, wanted);
      return await shop.call(cancelOrderCall, { body: { orderId: order.id, token: order.token } });
    }
    return await refunded(await orderThatIs('approved'));
  }

  /** Like a provider's webhook. */
  async function refunded(order: Order): Promise<Order> {
    const { shop, clock } = opened();
    const step = { to: 'refunded', actor: 'provider', actorUserId: null, reason: null } as const;
    const moved = await transaction(shop.parts.db, async (tx) => {
      const stored = await findOrder(tx, order.id);
      return stored && moveOrder(tx, shop.parts, stored, step, clock.now);
    });
    if (moved === null || isRefusal(moved)) throw new Error('Not refunded');
    return moved.stored.order;
  }
});
