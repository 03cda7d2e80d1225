import { like } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pg-proxy';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openJobs } from '../../../server/jobs/openJobs.ts';
import { openPush } from '../../../server/push/openPush.ts';
import type { Db } from '../../../server/store/database/connection.ts';
import { transaction } from '../../../server/store/database/transaction.ts';
import { findOrder } from '../../../server/store/order/orders.ts';
import { pushListeners } from '../../../server/store/people/pushSubscriptions.ts';
import { pushSubscriptions } from '../../../server/store/schema/push.ts';
import { moveOrder } from '../../../server/useCases/order/moveOrder.ts';
import { decideReportCall } from '../../../src/contract/administration/administration.ts';
import { reportTransferCall } from '../../../src/contract/order/payment.ts';
import { logout } from '../../../src/contract/people/session.ts';
import { pushKey, removePushSubscription, savePushSubscriptionCall } from '../../../src/contract/site/push.ts';
import type { PushSubscriptionWish } from '../../../src/contract/site/pushMessage.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { onDatabase } from '../../support/run/databases.ts';
import {
  openPushService,
  type PushBrowser,
  type PushService,
  readVapid,
  subscribeAt,
} from '../../support/services/pushService.ts';
import { reportOf } from '../../support/shop/buying.ts';
import { type OrderShop, openOrderShop } from '../../support/shop/openOrderShop.ts';
import type { SignedInVisitor, Visitor } from '../../support/shop/shopApp.ts';

let service: PushService;
beforeAll(async () => {
  service = await openPushService();
});
afterAll(() => service.close());
beforeEach(() => service.answerWith(201));

type Whose = Partial<Pick<PushSubscriptionWish, 'userId' | 'orderTokens' | 'language'>>;

const wishOf = ({ endpoint, publicKey, secret }: PushBrowser, whose: Whose = {}): PushSubscriptionWish => ({
  ...{ endpoint, publicKey, secret, language: 'th', userId: null, orderTokens: [] },
  ...whose,
});

onDatabase('push messages', (database) => {
  let opened: OrderShop;
  beforeAll(async () => {
    opened = await openOrderShop(database(), { PUSH_SERVICES: service.origin });
  });
  afterAll(() => opened.shop.close());

  const subscribe = (as: Visitor, browser: PushBrowser, whose: Whose) =>
    opened.shop.call(savePushSubscriptionCall, { body: wishOf(browser, whose) }, { as });
  const refusedTo = (as: Visitor, wish: PushSubscriptionWish) =>
    opened.shop.refused(savePushSubscriptionCall, { body: wish }, { as });

  /** A person with a subscribed browser and a pending order. */
  const listening = async (whose: Whose = {}) => {
    const buyer = await opened.shop.signedIn();
    const browser = subscribeAt(service);
    await subscribe(buyer, browser, { userId: buyer.userId, ...whose });
    const { order } = await opened.buying.reported(buyer, { items: ['101'] });
    return { buyer, browser, order };
  };
  const reject = (order: Order, reasonCode: 'amountDiffers' | null, reason: string | null) => {
    const reportId = order.reports.find(({ decision }) => decision === 'waiting')?.id ?? '';
    const body = { reportId, decision: 'rejected', reasonCode, reason } as const;
    return opened.shop.call(decideReportCall, { params: { orderId: order.id }, body }, { as: opened.administrator });
  };
  const reportAgain = async (buyer: SignedInVisitor, order: Order): Promise<Order> => {
    const body = reportOf(order, { slipNames: [await opened.buying.slipFor(buyer, order)] });
    return (await opened.shop.call(reportTransferCall, { body })).order;
  };

  test('an approval arrives once, sealed for this browser and signed by the shop', async () => {
    const { shop, buying, administrator } = opened;
    const { browser, order } = await listening();
    await shop.runJobs();
    expect(browser.messages()).toEqual([]);
    await buying.decide(administrator, order, 'approved');
    await shop.runJobs();
    await shop.runJobs();

    const [message, ...others] = browser.messages();
    expect(others).toEqual([]);
    expect(message).toMatchObject({ path: `/order/${order.token}`, language: 'th' });
    expect(message).toHaveProperty('title', expect.stringContaining(order.number));
    const { headers, body } = service.arrived.at(-1) ?? {};
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high' });
    expect(Number(headers?.ttl)).toBeGreaterThan(24 * 3_600);
    expect(body?.includes(order.token)).toBe(false);
    expect(headers?.topic).toMatch(/^[\w-]{1,32}$/);
    const { publicKey, claims } = readVapid(headers?.authorization);
    expect(publicKey).toBe(await shop.call(pushKey));
    expect(claims).toMatchObject({ aud: service.origin, sub: expect.stringMatching(/^mailto:/) });
    expect(claims.exp * 1_000 - Date.now()).toBeLessThanOrEqual(24 * 3_600_000);
  });

  test('a rejection says a usual reason in the language of its reader, and nothing else of the order', async () => {
    const { buyer, browser, order } = await listening({ language: 'en' });
    const rejected = await reject(order, 'amountDiffers', 'Call Somsri, 081 234 5678');
    await opened.shop.runJobs();
    const [told] = browser.messages();
    expect(told).toMatchObject({ language: 'en', body: expect.stringContaining('amount on the slip does not match') });
    expect(JSON.stringify(told)).not.toMatch(/Somsri|081|มานี|example\.com/);

    const again = await reportAgain(buyer, rejected);
    await opened.buying.decide(opened.administrator, again, 'approved');
    await opened.shop.runJobs();
    const topics = service.arrived.slice(-2).map(({ headers }) => headers.topic);
    expect([topics[0], browser.messages()]).toEqual([topics[1], [told, expect.objectContaining({ tag: tagOf(told) })]]);
  });

  test.each(['th', 'en'] as const)('the answer to a request speaks of no transfer (%s)', async (language) => {
    const { shop, buying, administrator } = opened;
    for (const decision of ['approved', 'rejected'] as const) {
      const buyer = await shop.signedIn();
      const browser = subscribeAt(service);
      await subscribe(buyer, browser, { userId: buyer.userId, language });
      const order = await buying.place(buyer, { items: ['121'] });
      await buying.decide(administrator, order, decision);
      await shop.runJobs();
      expect(browser.messages()).toMatchObject([{ title: expect.stringContaining(order.number) }]);
      const another = expect.not.stringMatching(/โอน|แจ้ง|transfer|report/i);
      expect(browser.messages()).toMatchObject([{ title: another, body: another }]);
    }
  });

  test('an outdated decision is not announced any more', async () => {
    const { buyer, browser, order } = await listening();
    await reportAgain(buyer, await reject(order, 'amountDiffers', null));
    await opened.shop.runJobs();
    expect(browser.messages()).toEqual([]);
  });

  test('refunds by administrator or provider are announced; the buyer’s own actions are not', async () => {
    const { shop, clock } = opened;
    const { browser, order } = await listening();
    await opened.buying.decide(opened.administrator, order, 'approved');
    await shop.runJobs();
    const stored = await findOrder(shop.parts.db, order.id);
    if (!stored) throw new Error('The order is gone');
    const step = { to: 'refunded', actor: 'administrator', actorUserId: null, reason: null } as const;
    await transaction(shop.parts.db, (tx) => moveOrder(tx, shop.parts, stored, step, clock.now));
    await shop.runJobs();
    expect(browser.messages()).toHaveLength(2);
  });

  test('a message is queued with the committed decision, and not with a rolled back one', async () => {
    const { shop, clock } = opened;
    const { browser, order } = await listening();
    const jobs = openJobs(database(), shop.parts.log);
    const push = openPush({ ...shop.parts, jobs });
    await jobs.start();
    const stored = await findOrder(shop.parts.db, order.id);
    if (!stored) throw new Error('The order is gone');
    const queued = () => opened.ask(`select count(*)::int from pgboss.job where name = 'send-push'`);
    const step = { to: 'approved', actor: 'administrator', actorUserId: null, reason: null } as const;
    const decide = (fate: () => void) =>
      transaction(shop.parts.db, async (tx) => {
        await moveOrder(tx, { ...shop.parts, push }, stored, step, clock.now);
        fate();
      });
    const isTakenBack = decide(() => {
      throw new Error('The disk is full');
    });
    await expect(isTakenBack).rejects.toThrow('The disk is full');
    expect(await queued()).toBe(0);
    await decide(() => {});
    expect(await queued()).toBe(1);
    await expect.poll(() => browser.messages().length).toBe(1);
    await jobs.stop();
  });

  test('a failing service is retried; an unknown browser ends its subscription', async () => {
    const { shop, buying, administrator, ask } = opened;
    const { browser, order } = await listening();
    await buying.decide(administrator, order, 'approved');
    const [queued] = shop.jobs.filter(({ name }) => name === 'send-push');
    if (!queued) throw new Error('Nothing is queued');
    const isKnown = () => ask(`select count(*)::int from push_subscriptions where endpoint = '${browser.endpoint}'`);
    for (const status of [500, 429, 302]) {
      service.answerWith(status);
      await expect(shop.runJobs()).rejects.toThrow(String(status));
      shop.jobs.push(queued);
      expect(await isKnown()).toBe(1);
    }
    expect(service.arrived.some(({ path }) => path === '/elsewhere')).toBe(false);
    service.answerWith(410);
    await shop.runJobs();
    expect(await isKnown()).toBe(0);
    const before = service.arrived.length;
    shop.jobs.push(queued);
    await shop.runJobs();
    expect(service.arrived.length).toBe(before);
  });

  test('only the buyer hears of an order, on every device that is signed in', async () => {
    const { shop, buying, administrator } = opened;
    const { buyer, browser, order } = await listening();
    const [second, foreign] = [subscribeAt(service), subscribeAt(service)];
    await subscribe(buyer, second, { userId: buyer.userId });
    const stranger = await shop.signedIn();
    await subscribe(stranger, foreign, { userId: stranger.userId });
    await buying.decide(administrator, order, 'approved');
    await shop.runJobs();
    expect([browser, second, foreign].map((each) => each.messages().length)).toEqual([1, 1, 0]);
  });

  test("who holds an order's link hears of that order only, without a session", async () => {
    const { shop, buying, administrator } = opened;
    const buyer = await shop.signedIn();
    const { order } = await buying.reported(buyer, { items: ['101'] });
    const { order: other } = await buying.reported(buyer, { items: ['102'] });
    const browser = subscribeAt(service);
    const unknown = 'A'.repeat(32);
    await subscribe(shop.visitor(), browser, { orderTokens: [order.token, unknown] });
    await buying.decide(administrator, other, 'approved');
    await buying.decide(administrator, order, 'approved');
    await shop.runJobs();
    expect(browser.messages()).toEqual([
      expect.objectContaining({ path: `/order/${order.token}`, listener: `order:${order.token}` }),
    ]);
  });

  test('a decision looks for those who hear of it by an index, however many listen for others', async () => {
    const { buyer, order } = await listening();
    const { db, executeSql } = database();
    await executeSql(`insert into push_subscriptions (id, endpoint, public_key, secret, language, created_at)
      select 'other' || n, 'https://push.example/' || n, '', '', 'th', now() from generate_series(1, 5000) n`);
    await executeSql('analyze push_subscriptions; analyze push_orders');
    const plans: string[] = [];
    const explained = drizzle(async (text, values) => {
      plans.push(JSON.stringify((await executeSql(`explain (format json) ${text}`, values)).rows));
      return { rows: [] };
    });
    await pushListeners(explained as unknown as Db, { orderId: order.id, userId: buyer.userId }, opened.clock.now);
    await db.delete(pushSubscriptions).where(like(pushSubscriptions.id, 'other%'));
    expect(plans).toHaveLength(1);
    expect(plans.join()).toContain('push_subscriptions');
    expect(plans.join()).not.toMatch(/"Seq Scan"[^}]*"push_subscriptions"/);
  });

  test('signing out ends it on this device, also for a decision that was made before', async () => {
    const { shop, buying, administrator } = opened;
    const { buyer, browser, order } = await listening();
    await buying.decide(administrator, order, 'approved');
    await shop.call(logout, {}, { as: buyer });
    await shop.runJobs();
    expect(browser.messages()).toEqual([]);
    expect((await refusedTo(buyer, wishOf(browser, { userId: buyer.userId }))).code).toBe('UNAUTHORIZED');
  });

  test('a session that has ended by itself hears of nothing more', async () => {
    const { buyer, browser, order } = await listening();
    await opened.ask(`update sessions set expires_at = '2000-01-01' where user_id = '${buyer.userId}' returning id`);
    await opened.buying.decide(opened.administrator, order, 'approved');
    await opened.shop.runJobs();
    expect(browser.messages()).toEqual([]);
  });

  test('the next person on the device takes the place of the first', async () => {
    const { shop, buying, administrator } = opened;
    const { browser, order } = await listening();
    const next = await shop.signedIn();
    await subscribe(next, browser, { userId: next.userId });
    await buying.decide(administrator, order, 'approved');
    await shop.runJobs();
    expect(browser.messages()).toEqual([]);
  });

  test('a blocked account gets no notifications', async () => {
    const { shop, buying, administrator } = opened;
    const { buyer, browser, order } = await listening();
    await shop.parts.identity.setBlocked(buyer.userId, true);
    await buying.decide(administrator, order, 'approved');
    await shop.runJobs();
    expect(browser.messages()).toEqual([]);
  });

  test('an end is an end, said as often as one likes', async () => {
    const { shop, buying, administrator } = opened;
    const { browser, order } = await listening();
    for (const as of [shop.visitor(), shop.visitor()]) {
      await shop.call(removePushSubscription, { body: { endpoint: browser.endpoint } }, { as });
    }
    await buying.decide(administrator, order, 'approved');
    await shop.runJobs();
    expect(browser.messages()).toEqual([]);
  });

  test('guests of a village, who share one address, are not told to wait; one browser does not ask without end', async () => {
    const { address } = opened.shop.visitor();
    const codesOf = (browserOf: () => PushBrowser) =>
      Promise.all(
        Array.from({ length: 121 }, async () => {
          const wish = wishOf(browserOf(), { orderTokens: ['B'.repeat(32)] });
          return (await refusedTo({ cookies: new Map(), address }, wish)).code;
        }),
      );
    expect(new Set(await codesOf(() => subscribeAt(service)))).toEqual(new Set(['NOT_FOUND']));
    const one = subscribeAt(service);
    expect((await codesOf(() => one)).filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(1);
  });

  test.each([
    'http://fcm.googleapis.com/fcm/send/a',
    'https://fcm.googleapis.com:8443/fcm/send/a',
    'https://fcm.googleapis.com.example/fcm/send/a',
    'https://notify.windows.com.evil.example/w/',
    'https://someone:secret@fcm.googleapis.com/fcm/send/a',
    'https://localhost/push',
    'https://169.254.169.254/latest',
    'http://127.0.0.1:1/push',
    'file:///etc/passwd',
    'no address',
  ])('messages go to no address such as %s', async (endpoint) => {
    const buyer = await opened.shop.signedIn();
    const wish = { ...wishOf(subscribeAt(service), { userId: buyer.userId }), endpoint };
    expect((await refusedTo(buyer, wish)).fields).toHaveProperty('endpoint');
  });

  test.each([
    'https://fcm.googleapis.com/fcm/send/a:b',
    'https://updates.push.services.mozilla.com/wpush/v2/a',
    'https://web.push.apple.com/Qa',
    'https://wns2-sg2p.notify.windows.com/w/?token=a',
  ])('a browser of this service is taken: %s', async (endpoint) => {
    const buyer = await opened.shop.signedIn();
    const body = { ...wishOf(subscribeAt(service), { userId: buyer.userId }), endpoint: `${endpoint}${buyer.userId}` };
    expect(await opened.shop.call(savePushSubscriptionCall, { body }, { as: buyer })).toBeNull();
  });

  test('nobody subscribes for another person, takes over a browser by its address, or gives invalid keys', async () => {
    const { shop } = opened;
    const { buyer, browser } = await listening();
    const thief = await shop.signedIn();
    expect((await refusedTo(thief, wishOf(subscribeAt(service), { userId: buyer.userId }))).code).toBe('OTHER_USER');
    expect((await refusedTo(thief, wishOf(subscribeAt(service), { orderTokens: ['B'.repeat(32)] }))).code).toBe(
      'NOT_FOUND',
    );
    const { publicKey, secret } = subscribeAt(service);
    const taken = { ...wishOf(browser, { userId: thief.userId }), publicKey, secret };
    expect((await refusedTo(thief, taken)).fields).toHaveProperty(['keys.auth']);
    const noPoint = Buffer.alloc(65, 4).toString('base64url');
    const faulty = { ...wishOf(subscribeAt(service), { userId: thief.userId }), publicKey: noPoint };
    expect((await refusedTo(thief, faulty)).fields).toHaveProperty(['keys.p256dh']);
    expect(await opened.ask(`select user_id from push_subscriptions where endpoint = '${browser.endpoint}'`)).toBe(
      buyer.userId,
    );
  });
});

const tagOf = (message: unknown): unknown =>
  typeof message === 'object' && message !== null && 'tag' in message ? message.tag : null;
