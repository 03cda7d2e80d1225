import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isRefusal } from '../../server/http/failure.ts';
import { allOrRefused } from '../../server/http/idempotency.ts';
import type { Database } from '../../server/store/database.ts';
import { type TakeSeats, takeSeats } from '../../server/store/seatHolds.ts';
import { cancelUnpaidOrders } from '../../server/useCases/cancelUnpaidOrders.ts';
import { placeOrder } from '../../server/useCases/placeOrder.ts';
import { cancelOrder } from '../../src/contract/order.ts';
import { requestOf } from '../support/buying.ts';
import { openTestDatabase } from '../support/databases.ts';
import { countAnswers, openRaceShop, type Racer, type RaceShop } from '../support/raceShop.ts';
import type { SignedInVisitor } from '../support/shopApp.ts';
import { rowsOf } from '../support/shopRows.ts';
import { takeSeatsWithoutLock } from '../support/takeSeatsWithoutLock.ts';

const buyerCount = 200;
const limits = [1, 3, 100];
const twoDaysMs = 2 * 86_400_000;

/** On a real PostgreSQL, every buyer by a connection of their own: one embedded connection cannot show a race. */
describe('200 buyers at once on the last pieces', { timeout: 120_000 }, () => {
  let database: Database;
  let shop: RaceShop;
  let buyers: SignedInVisitor[];

  beforeAll(async () => {
    database = await openTestDatabase('PostgreSQL');
    shop = await openRaceShop(database);
    buyers = await shop.buyers(buyerCount);
  }, 120_000);
  afterAll(async () => {
    await shop.shop.close();
    await database.close();
  });

  test.each(limits)('of %i pieces exactly as many are sold, and again once all were given back', async (limit) => {
    const itemId = await product(`2100${limit}`, limit);
    const racers = await allReady({ items: [itemId] });
    const first = await shop.race(racers);
    expect(countAnswers(first)).toEqual({ placed: limit, NOT_ENOUGH_STOCK: buyerCount - limit });
    expect(await heldOf(itemId)).toEqual({ taken: limit, inOrders: limit });

    const orders = first.flatMap((answer) => (answer.kind === 'answer' ? [answer.value] : []));
    await Promise.all(
      orders.flatMap(({ id, token }) => {
        const body = { orderId: id, token };
        return [shop.client.ask(cancelOrder, { body }), shop.client.ask(cancelOrder, { body })];
      }),
    );
    expect(await heldOf(itemId)).toEqual({ taken: 0, inOrders: 0 });
    expect(countAnswers(await shop.race(racers))).toEqual({ placed: limit, NOT_ENOUGH_STOCK: buyerCount - limit });
    expect(await heldOf(itemId)).toEqual({ taken: limit, inOrders: limit });
  });

  test.each(limits)('of %i seats exactly as many are sold', async (limit) => {
    const itemId = await course(`1200${limit}`, limit);
    const answers = await shop.race(await allReady({ items: [itemId] }));
    expect(countAnswers(answers)).toEqual({ placed: limit, NO_MORE_SEAT: buyerCount - limit });
    expect(await heldOf(itemId)).toEqual({ taken: limit, inOrders: limit });
  });

  test.each(limits)('of %i uses of a coupon exactly as many are given', async (limit) => {
    const itemId = await course(`1300${limit}`, null);
    const couponId = `uses${limit}`;
    const add = rowsOf(shop.shop.parts.db, shop.clock.now);
    await add.coupon({ id: couponId, code: `USES${limit}`, quantity: limit }, [itemId]);
    const answers = await shop.race(await allReady({ items: [itemId], couponIds: [couponId] }));
    expect(countAnswers(answers)).toEqual({ placed: limit, COUPON_NOT_AVAILABLE: buyerCount - limit });
    expect(await shop.ask(`select used + held from coupons where id = '${couponId}'`)).toBe(limit);
  });

  test.each(limits)('without the conditional update more than %i pieces would be sold', async (limit) => {
    const fair = await product(`2200${limit}`, limit);
    expect(await placedWith(takeSeats, fair)).toBe(limit);
    const broken = await product(`2300${limit}`, limit);
    expect(await placedWith(takeSeatsWithoutLock, broken)).toBeGreaterThan(limit);
  });

  test('buyers of several pieces leave none behind that one of them wanted', async () => {
    const itemId = await product('2400', 100);
    const racers = await Promise.all(
      buyers.map((as, index) => shop.ready(as, requestOf({ items: [itemId], quantity: (index % 3) + 1 }))),
    );
    expect(Object.keys(countAnswers(await shop.race(racers))).toSorted()).toEqual(['NOT_ENOUGH_STOCK', 'placed']);
    const { taken, inOrders } = await heldOf(itemId);
    expect(taken).toBe(inOrders);
    expect(taken).toBeGreaterThan(97);
    expect(taken).toBeLessThanOrEqual(100);
  });

  test('what time gives up while others buy is sold once more, and no piece twice', async () => {
    await giveUpEverything();
    const itemId = await product('2500', 100);
    const racers = await allReady({ items: [itemId] });
    expect(countAnswers(await shop.race(racers.slice(0, 100)))).toEqual({ placed: 100 });
    shop.clock.forward(twoDaysMs);
    const late = await Promise.all(buyers.slice(100).map((as) => shop.ready(as, requestOf({ items: [itemId] }))));
    const [answers] = await Promise.all([shop.race(late), cancelUnpaidOrders(shop.shop.parts)]);
    const { placed = 0 } = countAnswers(answers);
    expect(await heldOf(itemId)).toEqual({ taken: placed, inOrders: placed });
    const again = await shop.race(late.filter((_, place) => answers[place]?.kind === 'refused'));
    expect(countAnswers(again)).toEqual(placed === 100 ? {} : { placed: 100 - placed });
    expect(await heldOf(itemId)).toEqual({ taken: 100, inOrders: 100 });
  });

  /** What is left of earlier sales. */
  async function giveUpEverything(): Promise<void> {
    shop.clock.forward(twoDaysMs);
    const waiting = () => shop.ask(`select count(*) from orders where status = 'notYetReceived'`);
    while (Number(await waiting()) > 0) await cancelUnpaidOrders(shop.shop.parts);
  }

  async function product(id: string, seatsTotal: number): Promise<string> {
    const add = rowsOf(shop.shop.parts.db, shop.clock.now);
    await add.product({ id, categoryId: 'books', seatsTotal });
    await add.plan({ id: `${id}a`, itemId: id, type: 'oneTime', termAmount: null, termUnit: null });
    return id;
  }

  async function course(id: string, seatsTotal: number | null): Promise<string> {
    const add = rowsOf(shop.shop.parts.db, shop.clock.now);
    await add.course({ id, categoryId: 'data', courseType: 'inClass', seatsTotal });
    await add.plan({ id: `${id}a`, itemId: id, type: 'oneTime', termAmount: null, termUnit: null });
    return id;
  }

  const allReady = (wanted: Parameters<typeof requestOf>[0]): Promise<Racer[]> =>
    Promise.all(buyers.map((as) => shop.ready(as, requestOf(wanted))));

  /** What the item says is taken, and what the living orders hold. */
  async function heldOf(itemId: string): Promise<{ taken: number; inOrders: number }> {
    const held = `select coalesce(sum(l.quantity), 0) from order_lines l join orders o on o.id = l.order_id
      where l.item_id = '${itemId}' and o.status <> 'cancelled'`;
    const taken = Number(await shop.ask(`select seats_taken from items where id = '${itemId}'`));
    return { taken, inOrders: Number(await shop.ask(held)) };
  }

  /** How many of the buyers get an order where pieces are taken this way. */
  async function placedWith(take: TakeSeats, itemId: string): Promise<number> {
    const { parts } = shop.shop;
    const racers = await allReady({ items: [itemId] });
    const outcomes = await Promise.all(
      racers.map(({ as, body }) => {
        const buyer = { userId: as.userId, role: 'student' } as const;
        const placing = { request: body, buyer, guestKeyHash: null, language: 'th' } as const;
        return allOrRefused(parts.db, (tx) => placeOrder(tx, parts, placing, shop.clock.now, take));
      }),
    );
    return outcomes.filter((outcome) => !isRefusal(outcome)).length;
  }
});
