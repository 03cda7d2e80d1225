import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isRefusal } from '../../../server/base/refusal.ts';
import type { Database } from '../../../server/store/database/database.ts';
import { allOrRefused } from '../../../server/store/database/onceByKey.ts';
import { type Takes, usualTakes } from '../../../server/useCases/order/holdOrder.ts';
import { placeOrder } from '../../../server/useCases/order/placeOrder.ts';
import { decideReportCall } from '../../../src/contract/administration/administration.ts';
import { cancelOrderCall } from '../../../src/contract/order/order.ts';
import { reportTransferCall } from '../../../src/contract/order/payment.ts';
import { type Registration, registerStudent } from '../../../src/contract/people/registration.ts';
import { saveSettings } from '../../../src/contract/site/site.ts';
import { defaultSiteSettings, type SiteSettings } from '../../../src/domain/site/siteSettings.ts';
import { openTestDatabase } from '../../support/run/databases.ts';
import { reportOf, requestOf } from '../../support/shop/buying.ts';
import { countCouponUseWithoutLock } from '../../support/shop/countCouponUseWithoutLock.ts';
import { countAnswers, openRaceShop, type Racer, type RaceShop } from '../../support/shop/raceShop.ts';
import type { SignedInVisitor } from '../../support/shop/shopApp.ts';
import { rowsOf } from '../../support/shop/shopRows.ts';

const noReason = { reasonCode: null, reason: null } as const;

/** Needs PostgreSQL: one embedded connection has no races. */
describe('many at once', () => {
  let database: Database;
  let shop: RaceShop;
  let buyers: SignedInVisitor[];

  beforeAll(async () => {
    database = await openTestDatabase('PostgreSQL');
    shop = await openRaceShop(database);
    buyers = await shop.buyers(50);
  });
  afterAll(async () => {
    await shop.shop.close();
    await database.close();
  });

  test('50 buyers on the last 10 seats make exactly 10 orders', async () => {
    const itemId = await course('11001', 10);
    const answers = await shop.race(await allReady([itemId]));
    expect(countAnswers(answers)).toEqual({ placed: 10, NO_MORE_SEAT: 40 });
    expect(await soldOf(itemId)).toEqual({ orders: 10, taken: 10 });
  });

  test('carts that hold the same two courses in another order never block each other', async () => {
    const pair = [await course('11004', 20), await course('11005', 20)];
    const racers = await Promise.all(
      buyers.map((as, index) => shop.ready(as, requestOf({ items: index % 2 === 0 ? pair : pair.toReversed() }))),
    );
    expect(countAnswers(await shop.race(racers))).toEqual({ placed: 20, NO_MORE_SEAT: 30 });
  });

  test('buyers without the conditional update would use a coupon more often than it may be', async () => {
    const itemId = await course('11012', null);
    const { coupon } = rowsOf(shop.shop.parts.db, shop.clock.now);
    await coupon({ id: 'broken', code: 'BROKEN', quantity: 3 }, [itemId]);
    const racers = await allReady([itemId], ['broken']);
    expect(await placedOf(racers, { ...usualTakes, couponUse: countCouponUseWithoutLock() })).toBeGreaterThan(3);
  });

  test('guests of one mailbox who were all quoted a coupon of one use each get it once', async () => {
    const itemId = await course('11010', null);
    await rowsOf(shop.shop.parts.db, shop.clock.now).coupon({ id: 'each', code: 'EACH', onePerUser: true }, [itemId]);
    const racers: Racer[] = [];
    for (let made = 0; made < 10; made += 1) {
      const as = await shop.shop.signedIn('nonMember');
      racers.push(await shop.ready(as, requestOf({ items: [itemId], couponIds: ['each'] })));
      await shop.ask(`update people set contact_email = 'suda+${made}@example.com' where user_id = '${as.userId}'`);
    }
    expect(countAnswers(await shop.race(racers))).toEqual({ placed: 1, COUPON_NOT_AVAILABLE: 9 });
    expect(await shop.ask(`select used || '+' || held from coupons where id = 'each'`)).toBe('0+1');
  });

  test('orders and cancellations of one course by one coupon take turns', async () => {
    const itemId = await course('11011', 500);
    const { coupon } = rowsOf(shop.shop.parts.db, shop.clock.now);
    await coupon({ id: 'turns', code: 'TURNS', quantity: 500 }, [itemId]);
    const racers = await allReady([itemId], ['turns']);
    const placed = await shop.race(racers.slice(0, 25));
    const given = placed.flatMap((answer) => (answer.kind === 'answer' ? [answer.value] : []));
    const before = await deadlocks();
    const [cancelled, bought] = await Promise.all([
      Promise.all(given.map(({ id, token }) => shop.client.ask(cancelOrderCall, { body: { orderId: id, token } }))),
      shop.race(racers.slice(25)),
    ]);
    const met = (await deadlocks()) - before;
    expect([met, countAnswers([...cancelled, ...bought])]).toEqual([0, { placed: 50 }]);
    expect((await soldOf(itemId)).taken).toBe(25);
    expect(await shop.ask(`select held from coupons where id = 'turns'`)).toBe(25);
  });

  test('the same key posted 50 times is one order with one answer', async () => {
    const itemId = await course('11007', 10);
    const [buyer] = buyers;
    if (!buyer) throw new Error('There is no buyer');
    const racer = { ...(await shop.ready(buyer, requestOf({ items: [itemId] }))), key: randomUUID() };
    const answers = await shop.race(Array.from({ length: 50 }, () => racer));
    expect(countAnswers(answers)).toEqual({ placed: 50 });
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await soldOf(itemId)).toEqual({ orders: 1, taken: 1 });
  });

  test('one buyer in many tabs, each with its own key, orders a course once', async () => {
    const itemId = await course('11008', 10);
    const [, buyer] = buyers;
    if (!buyer) throw new Error('There is no buyer');
    const racer = await shop.ready(buyer, requestOf({ items: [itemId] }));
    const answers = await shop.race(Array.from({ length: 20 }, () => racer));
    expect(countAnswers(answers)).toEqual({ placed: 1, COURSE_DUPLICATE: 19 });
    expect(await soldOf(itemId)).toEqual({ orders: 1, taken: 1 });
  });

  test.each([
    ['userLimit', 'OVER_LIMIT_USER'],
    ['dailyUserLimit', 'ERROR_CREATE_USER_IN_DAY'],
  ] as const)('the last three places of %s are given three times', async (limit, code) => {
    const learners = `select count(*) from users where role in ('student', 'nonMember')`;
    const before = Number(await shop.ask(learners));
    const limited = (body: SiteSettings) => shop.shop.call(saveSettings, { body }, { as: shop.administrator });
    await limited({ ...defaultSiteSettings, [limit]: before + 3 });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => shop.client.ask(registerStudent, { body: newcomer() })),
    );
    expect(countAnswers(answers)).toEqual({ placed: 3, [code]: 17 });
    expect(await shop.ask(learners)).toBe(before + 3);
    await limited(defaultSiteSettings);
  });

  const newcomer = (): Registration => {
    const name = `late-${randomUUID().slice(0, 8)}`;
    const contact = { firstName: 'มานี', lastName: 'ใจดี', nickname: null, tel: null, address: null };
    const account = { email: `${name}@example.com`, username: name, password: 'learn-every-day' };
    const answered = { pictureName: null, groupId: null, answers: {} };
    return { kind: 'member', language: 'th', ...contact, ...answered, ...account };
  };

  test('two administrators who decide at once make one decision', async () => {
    const second = await shop.shop.signedIn('administrator');
    for (let round = 1; round <= 8; round += 1) {
      const { order } = await shop.buying.reported(await shop.shop.signedIn(), { items: ['101'] });
      const reportId = order.reports[0]?.id ?? '';
      const decide = (as: SignedInVisitor, decision: 'approved' | 'rejected') =>
        shop.client.ask(
          decideReportCall,
          { params: { orderId: order.id }, body: { reportId, decision, reasonCode: null, reason: 'ไม่พบยอดเงินเข้า' } },
          { as },
        );
      const answers = await Promise.all([decide(shop.administrator, 'approved'), decide(second, 'rejected')]);
      expect(countAnswers(answers)).toEqual({ placed: 1, STATUS_CONFLICT: 1 });
      const after = await shop.buying.look(order);
      expect(after.history).toHaveLength(3);
      expect(await shop.ask(`select count(*) from access_grants where order_id = '${order.id}'`)).toBe(
        after.status === 'approved' ? 1 : 0,
      );
    }
  });

  test('a report that is sent many times at once is one report', async () => {
    const buyer = await shop.shop.signedIn();
    const order = await shop.buying.place(buyer, { items: ['101'] });
    const body = reportOf(order, { slipNames: [await shop.buying.slipFor(buyer, order)] });
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => shop.client.ask(reportTransferCall, { body }, { key })),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await shop.buying.look(order)).reports).toHaveLength(1);
  });

  test('a report and a cancellation at once leave an order that says where its money is', async () => {
    const itemId = await course('11009', 50);
    for (let round = 1; round <= 8; round += 1) {
      const buyer = await shop.shop.signedIn();
      const order = await shop.buying.place(buyer, { items: [itemId] });
      const body = reportOf(order, { slipNames: [await shop.buying.slipFor(buyer, order)] });
      const [reported] = await Promise.all([
        shop.client.ask(reportTransferCall, { body }),
        shop.client.ask(cancelOrderCall, { body: { orderId: order.id, token: order.token } }),
      ]);
      expect(reported.kind).toBe('answer');
      const after = await shop.buying.look(order);
      expect([after.status, after.underReview]).toEqual(
        after.status === 'cancelled' ? ['cancelled', true] : ['pendingApproved', false],
      );
    }
    const live = `select count(*) from orders o join order_lines l on l.order_id = o.id
      where l.item_id = '${itemId}' and o.status <> 'cancelled'`;
    expect(await shop.ask(live)).toBe((await soldOf(itemId)).taken);
  });

  test('late money and the same course ordered again at once leave one order of it, and never wait for each other', async () => {
    const itemId = await course('11013', 100);
    const racers = (await allReady([itemId])).slice(0, 20);
    const late = await Promise.all(
      racers.map(async ({ as }) => {
        const order = await shop.buying.place(as, { items: [itemId] });
        await shop.client.call(cancelOrderCall, { body: { orderId: order.id, token: order.token } });
        const body = reportOf(order, { slipNames: [await shop.buying.slipFor(as, order)] });
        const { reportId } = await shop.client.call(reportTransferCall, { body });
        return { params: { orderId: order.id }, body: { reportId, decision: 'approved', ...noReason } } as const;
      }),
    );
    const before = await deadlocks();
    const [placed, revived] = await Promise.all([
      shop.race(racers),
      Promise.all(late.map((decision) => shop.client.ask(decideReportCall, decision, { as: shop.administrator }))),
    ]);
    expect((await deadlocks()) - before).toBe(0);
    const pairs = placed.map((answer, at) => countAnswers([answer, ...revived.slice(at, at + 1)]));
    expect(pairs.filter(({ placed: won }) => won !== 1)).toEqual([]);
    expect((await soldOf(itemId)).taken).toBe(20);
  });

  /** A connection reports deadlocks late, so each of the pool is asked now. */
  async function deadlocks(): Promise<number> {
    const flush = () => shop.ask('select pg_stat_force_next_flush() from pg_sleep(0.2)');
    await Promise.all(Array.from({ length: 50 }, flush));
    return Number(await shop.ask('select deadlocks from pg_stat_database where datname = current_database()'));
  }

  /** A classroom course with this many seats; `null`: unlimited. */
  async function course(id: string, seatsTotal: number | null): Promise<string> {
    const add = rowsOf(shop.shop.parts.db, shop.clock.now);
    await add.course({ id, categoryId: 'data', courseType: 'inClass', seatsTotal });
    await add.plan({ id: `${id}a`, itemId: id, type: 'oneTime', termAmount: null, termUnit: null });
    return id;
  }

  const allReady = (items: readonly string[], couponIds: readonly string[] = []): Promise<Racer[]> =>
    Promise.all(buyers.map((as) => shop.ready(as, requestOf({ items, couponIds }))));

  async function soldOf(itemId: string): Promise<{ orders: number; taken: number }> {
    const orders = Number(await shop.ask(`select count(*) from order_lines where item_id = '${itemId}'`));
    return { orders, taken: Number(await shop.ask(`select seats_taken from items where id = '${itemId}'`)) };
  }

  /** Number of buyers who get an order with these ways of taking what is scarce. */
  async function placedOf(racers: readonly Racer[], takes: Takes): Promise<number> {
    const { parts } = shop.shop;
    const outcomes = await Promise.all(
      racers.map(({ as, body }) => {
        const buyer = { userId: as.userId, role: 'student' } as const;
        const placing = { request: body, buyer, guestKeyHash: null, language: 'th' } as const;
        return allOrRefused(parts.db, (tx) => placeOrder(tx, parts, placing, shop.clock.now, takes));
      }),
    );
    return outcomes.filter((outcome) => !isRefusal(outcome)).length;
  }
});
