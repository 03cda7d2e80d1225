import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { forgetOldKeys } from '../../../server/store/database/housekeeping.ts';
import { handovers } from '../../../server/store/schema/handovers.ts';
import { sessions } from '../../../server/store/schema/identity.ts';
import { saveCartCall } from '../../../src/contract/cart/cart.ts';
import { startHandoverCall, takeHandoverCall } from '../../../src/contract/people/handover.ts';
import { currentPerson, logout } from '../../../src/contract/people/session.ts';
import { emptyCart } from '../../../src/domain/cart/cart.ts';
import { type HandedThings, handoverLifeMs } from '../../../src/domain/people/handover.ts';
import { onDatabase } from '../../support/run/databases.ts';
import { sentCart } from '../../support/shop/sentCart.ts';
import {
  buildTestShop,
  readRefusal,
  type SignedInVisitor,
  type TestShop,
  type Visitor,
} from '../../support/shop/shopApp.ts';
import { movableClock } from '../../support/shop/testParts.ts';

onDatabase('the hand-over to the installed app', (database) => {
  const clock = movableClock();
  let shop: TestShop;
  beforeAll(async () => {
    shop = await buildTestShop({ database: database(), clock });
  });
  afterAll(() => shop.close());
  beforeEach(() => clock.forward(1_000));

  const nothing: HandedThings = { cart: emptyCart, guest: null, orders: [] };
  const ofGuest = (): HandedThings => ({
    cart: {
      ...emptyCart,
      lines: [
        { itemId: '101', kind: 'course', planId: '101a', quantity: 1, seenPrice: 129_000, addedAt: clock.now },
        { itemId: '201', kind: 'product', planId: '201a', quantity: 3, seenPrice: null, addedAt: clock.now },
      ],
      updatedAt: clock.now,
    },
    guest: { email: 'mali@example.com', firstName: 'มะลิ', lastName: 'ใจดี', tel: '0812345678' },
    orders: [{ token: 'an-order-token-0123456789', orderId: '77', userId: null }],
  });
  const start = (as: Visitor | SignedInVisitor, things = nothing) => {
    const userId = 'userId' in as ? as.userId : null;
    return shop.call(startHandoverCall, { body: { ...things, userId } }, { as });
  };
  const body = (token: string, key: string = randomUUID(), replacesSession = false) => ({
    body: { token, key, replacesSession },
  });
  const take = (token: string, as = shop.visitor()) => shop.call(takeHandoverCall, body(token), { as });
  const refused = async (token: string, as = shop.visitor()) =>
    (await shop.refused(takeHandoverCall, body(token), { as })).code;
  const sessionsOf = (userId: string) => database().db.select().from(sessions).where(eq(sessions.userId, userId));

  test('a guest’s cart, details and orders arrive unchanged, without a sign-in', async () => {
    const started = await start(shop.visitor(), ofGuest());
    expect(started).toMatchObject({ withSession: false, expiresAt: clock.now + handoverLifeMs });
    const app = shop.visitor();
    expect(await take(started.token, app)).toEqual({ ...ofGuest(), person: null });
    expect(await shop.call(currentPerson, {}, { as: app })).toBeNull();
  });

  test('a member is signed in with a new session, and the first one stays', async () => {
    const member = await shop.signedIn();
    const { token, withSession } = await start(member);
    expect(withSession).toBe(true);
    const app = shop.visitor();
    const { person } = await take(token, app);
    expect(person?.id).toBe(member.userId);
    expect(await shop.call(currentPerson, {}, { as: app })).toEqual(person);
    const opened = (await sessionsOf(member.userId)).filter(({ userAgent }) => userAgent);
    expect(opened, 'it names its device, by which it is listed').toHaveLength(1);
    expect(await sessionsOf(member.userId)).toHaveLength(2);
    await shop.call(logout, {}, { as: app });
    expect(await shop.call(currentPerson, {}, { as: member })).toEqual(person);
  });

  test('it is taken once; only the taker may repeat the call', async () => {
    const { token } = await start(await shop.signedIn(), ofGuest());
    const [app, key] = [shop.visitor(), randomUUID()];
    const first = await shop.call(takeHandoverCall, body(token, key), { as: app });
    expect(await refused(token)).toBe('LINK_EXPIRED');
    expect(await shop.call(takeHandoverCall, body(token, key), { as: shop.visitor() })).toEqual(first);
    clock.forward(handoverLifeMs);
    expect((await shop.refused(takeHandoverCall, body(token, key), { as: app })).code).toBe('LINK_EXPIRED');
  });

  test('of twenty that take it at once, one has it', async () => {
    const member = await shop.signedIn();
    const { token } = await start(member);
    const codes = await Promise.all(
      Array.from({ length: 20 }, async () => (await shop.send(takeHandoverCall, body(token))).statusCode),
    );
    expect(codes.toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 410)]);
    expect(await sessionsOf(member.userId)).toHaveLength(2);
  });

  test('after fifteen minutes it is too late, and all refusals are equal', async () => {
    const { token } = await start(await shop.signedIn());
    clock.forward(handoverLifeMs);
    const late = await shop.refused(takeHandoverCall, body(token));
    expect(late).toMatchObject({ status: 410, code: 'LINK_EXPIRED' });
    expect(await shop.refused(takeHandoverCall, body('0123456789ABCDEF'))).toEqual(late);
  });

  test('a sign-out takes it back', async () => {
    const member = await shop.signedIn();
    const { token } = await start(member);
    await shop.call(logout, {}, { as: member });
    expect(await refused(token)).toBe('LINK_EXPIRED');
  });

  test('so does a new password, and a blocked account gets an answer', async () => {
    const [changed, blocked] = [await shop.signedIn(), await shop.signedIn()];
    const tokens = [(await start(changed)).token, (await start(blocked)).token] as const;
    await shop.parts.identity.revokeSessions(changed.userId);
    await shop.parts.identity.setBlocked(blocked.userId, true);
    expect(await refused(tokens[0])).toBe('LINK_EXPIRED');
    expect(await refused(tokens[1])).toBe('WHITELIST_USER_DENIED');
    expect((await shop.refused(startHandoverCall, { body: { ...nothing, userId: null } }, { as: blocked })).code).toBe(
      'WHITELIST_USER_DENIED',
    );
  });

  test('another signed-in person is not replaced without a question, and the question takes nothing', async () => {
    const [member, other] = [await shop.signedIn(), await shop.signedIn()];
    const { token } = await start(member);
    expect(await refused(token, other)).toBe('OTHER_USER');
    expect((await shop.call(currentPerson, {}, { as: other }))?.id).toBe(other.userId);

    const closing = vi.spyOn(shop.parts.realtime, 'closeSocketsOf');
    const opening = vi.spyOn(shop.parts.identity, 'openSession');
    const taken = await shop.call(takeHandoverCall, body(token, randomUUID(), true), { as: other });
    expect(taken.person?.id).toBe(member.userId);
    // An open page that learned of it earlier would ask without the new session.
    const [began = 0] = opening.mock.invocationCallOrder;
    expect(closing.mock.invocationCallOrder[0]).toBeGreaterThan(began);
    vi.restoreAllMocks();
    expect((await shop.call(currentPerson, {}, { as: other }))?.id).toBe(member.userId);
    expect(await sessionsOf(other.userId)).toEqual([]);
    expect(shop.messages.at(-1)).toMatchObject({ event: 'closed', userId: other.userId });
  });

  test('a signed-in person keeps their session; a guest’s data merge', async () => {
    const member = await shop.signedIn();
    await take((await start(member)).token, member);
    expect(await sessionsOf(member.userId)).toHaveLength(1);
    const { token } = await start(shop.visitor(), ofGuest());
    expect(await take(token, member)).toEqual({ ...ofGuest(), person: null });
    expect((await shop.call(currentPerson, {}, { as: member }))?.id).toBe(member.userId);
  });

  test('staff sign in again: their data are transferred, their session is not', async () => {
    for (const role of ['administrator', 'instructor'] as const) {
      const started = await start(await shop.signedIn(role), ofGuest());
      expect(started.withSession).toBe(false);
      expect((await take(started.token)).person).toBeNull();
    }
  });

  test('a session that the page does not show stays where it is', async () => {
    const [member, other] = [await shop.signedIn(), await shop.signedIn()];
    for (const userId of [null, other.userId]) {
      const started = await shop.call(startHandoverCall, { body: { ...nothing, userId } }, { as: member });
      expect(started.withSession).toBe(false);
      expect((await take(started.token)).person).toBeNull();
    }
  });

  test('the token is not in the database, and expired ones are deleted', async () => {
    const { token } = await start(shop.visitor(), ofGuest());
    const rows = await database().db.select().from(handovers);
    expect(JSON.stringify(rows)).not.toContain(token);
    clock.forward(handoverLifeMs + 1);
    await forgetOldKeys(database().db, clock.now);
    expect(await database().db.select().from(handovers)).toEqual([]);
  });

  test('neither hand-overs nor guesses come without end', async () => {
    const guest = shop.visitor();
    await shop.call(saveCartCall, { body: sentCart(emptyCart) }, { as: guest });
    for (let count = 0; count < 30; count += 1) await start(guest);
    expect((await shop.refused(startHandoverCall, { body: { ...nothing, userId: null } }, { as: guest })).status).toBe(
      429,
    );
    for (let count = 0; count < 60; count += 1) await refused('0123456789ABCDEF', guest);
    expect((await shop.refused(takeHandoverCall, body('0123456789ABCDEF'), { as: guest })).status).toBe(429);
  });

  test('the phones of a whole village, which share one address, hand over in the same minute', async () => {
    const { address } = shop.visitor();
    const phone = (): Visitor => ({ cookies: new Map(), address });
    for (let count = 0; count < 62; count += 1) {
      const { token } = await start(phone());
      expect((await take(token, phone())).person).toBeNull();
    }
    const tokenOf = (count: number) => `0123456789AB${String(1000 + count)}`;
    const codes = await Promise.all(Array.from({ length: 240 }, (_, count) => refused(tokenOf(count), phone())));
    expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(2);
  });

  test('invalid tokens and too many entries are refused by field', async () => {
    const wrong = await shop.inject({
      method: 'POST',
      url: takeHandoverCall.path,
      payload: { token: 'select *', key: 'x', replace_session: false },
    });
    expect(Object.keys(readRefusal(wrong).fields)).toEqual(['token', 'key']);
    const orders = Array.from({ length: 201 }, () => ({
      token: 'an-order-token-0123456789',
      order_id: '7',
      user_id: null,
    }));
    const payload = {
      cart: { items: [], coupons_id: [], updated_at: new Date(clock.now).toISOString() },
      guest: null,
      orders,
      user_id: null,
    };
    const many = readRefusal(await shop.inject({ method: 'POST', url: startHandoverCall.path, payload }));
    expect(Object.keys(many.fields)).toEqual(['orders']);
  });
});
