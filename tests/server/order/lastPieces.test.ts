import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isRefusal } from '../../../server/base/refusal.ts';
import type { Database } from '../../../server/store/database/database.ts';
import { allOrRefused } from '../../../server/store/database/onceByKey.ts';
import { type TakeSeats, takeSeats } from '../../../server/store/order/seatHolds.ts';
import { cancelUnpaidOrders } from '../../../server/useCases/order/cancelUnpaidOrders.ts';
import { usualTakes } from '../../../server/useCases/order/holdOrder.ts';
import { placeOrder as orderIn } from '../../../server/useCases/order/placeOrder.ts';
import { cancelOrderCall, placeOrderCall } from '../../../src/contract/order/order.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { openTestDatabase } from '../../support/run/databases.ts';
import { requestOf } from '../../support/shop/buying.ts';
import { countAnswers, openRaceShop, type Racer, type RaceShop } from '../../support/shop/raceShop.ts';
import type { SignedInVisitor } from '../../support/shop/shopApp.ts';
import type { Asked } from '../../support/shop/shopClient.ts';
import { rowsOf } from '../../support/shop/shopRows.ts';
import { takeSeatsWithoutLock } from '../../support/shop/takeSeatsWithoutLock.ts';

const buyerCount = 30;
const limits = [1, 15];
type Wanted = Parameters<typeof requestOf>[0];

const isBusy = (answer: Asked<unknown>): boolean => answer.kind === 'refused' && answer.status >= 500;

const hourMs = 3_600_000;
const twoDaysMs = 48 * hourMs;

/** Needs PostgreSQL with a connection per buyer: one embedded connection has no races. */
describe('30 buyers at once on the last pieces', () => {
  let database: Database;
  let shop: RaceShop;
  let buyers: SignedInVisitor[];

  beforeAll(async () => {
    database = await openTestDatabase('PostgreSQL');
    shop = await openRaceShop(database);
    buyers = await shop.buyers(buyerCount);
  });
  afterAll(async () => {
    await shop.shop.close();
    await database.close();
  });

  test.each(limits)('of %i pieces exactly as many are sold, and again once all were given back', async (limit) => {
    const itemId = await product(`2100${limit}`, limit);
    const racers = await allReady({ items: [itemId] });
    const first = await race(racers);
    expect(countAnswers(first)).toEqual({ placed: limit, NOT_ENOUGH_STOCK: buyerCount - limit });
    expect(await heldOf(itemId)).toEqual({ taken: limit, inOrders: limit });

    const orders = first.flatMap((answer) => (answer.kind === 'answer' ? [answer.value] : []));
    await Promise.all(
      orders.flatMap(({ id, token }) => {
        const cancel = () => shop.client.ask(cancelOrderCall, { body: { orderId: id, token } });
        return [untilAnswered([cancel]), untilAnswered([cancel])];
      }),
    );
    expect(await heldOf(itemId)).toEqual({ taken: 0, inOrders: 0 });
    expect(countAnswers(await race(racers))).toEqual({ placed: limit, NOT_ENOUGH_STOCK: buyerCount - limit });
    expect(await heldOf(itemId)).toEqual({ taken: limit, inOrders: limit });
  });

  test.each(limits)('of %i seats exactly as many are sold', async (limit) => {
    const itemId = await course(`1200${limit}`, limit);
    const answers = await race(await allReady({ items: [itemId] }));
    expect(countAnswers(answers)).toEqual({ placed: limit, NO_MORE_SEAT: buyerCount - limit });
    expect(await heldOf(itemId)).toEqual({ taken: limit, inOrders: limit });
  });

  test.each(limits)('of %i uses of a coupon exactly as many are given', async (limit) => {
    const itemId = await course(`1300${limit}`, null);
    const couponId = `uses${limit}`;
    const add = rowsOf(shop.shop.parts.db, shop.clock.now);
    await add.coupon({ id: couponId, code: `USES${limit}`, quantity: limit }, [itemId]);
    const answers = await race(await allReady({ items: [itemId], couponIds: [couponId] }));
    expect(countAnswers(answers)).toEqual({ placed: limit, COUPON_NOT_AVAILABLE: buyerCount - limit });
    expect(await shop.ask(`select used + held from coupons where id = '${couponId}'`)).toBe(limit);
  });

  test.each(limits)('without the conditional update more than %i pieces would be sold', async (limit) => {
    const fair = await product(`2200${limit}`, limit);
    expect(await placedWith(takeSeats, fair)).toBeLessThanOrEqual(limit);
    const broken = await product(`2300${limit}`, limit);
    expect(await placedWith(takeSeatsWithoutLock(), broken)).toBeGreaterThan(limit);
  });

  test('buyers of several pieces leave none behind that one of them wanted', async () => {
    const itemId = await product('2400', 15);
    const racers = await readyOf(buyers, (place) => ({ items: [itemId], quantity: (place % 3) + 1 }));
    expect(Object.keys(countAnswers(await race(racers))).toSorted()).toEqual(['NOT_ENOUGH_STOCK', 'placed']);
    const { taken, inOrders } = await heldOf(itemId);
    expect(taken).toBe(inOrders);
    expect(taken).toBeGreaterThan(12);
    expect(taken).toBeLessThanOrEqual(15);
  });

  test('what time gives up while others buy is sold once more, and no piece twice', async () => {
    await giveUpEverything();
    const itemId = await product('2500', 15);
    const racers = await allReady({ items: [itemId] });
    expect(countAnswers(await race(racers.slice(0, 15)))).toEqual({ placed: 15 });
    shop.clock.forward(twoDaysMs);
    const late = await readyOf(buyers.slice(15), () => ({ items: [itemId] }));
    // A check without a free connection is dropped, and the next one runs a minute later.
    const look = cancelUnpaidOrders(shop.shop.parts).catch(() => undefined);
    const [answers] = await Promise.all([race(late), look]);
    await cancelUnpaidOrders(shop.shop.parts);
    const { placed = 0 } = countAnswers(answers);
    expect(await heldOf(itemId)).toEqual({ taken: placed, inOrders: placed });
    const again = await race(late.filter((_, place) => answers[place]?.kind === 'refused'));
    expect(countAnswers(again)).toEqual(placed === 15 ? {} : { placed: 15 - placed });
    expect(await heldOf(itemId)).toEqual({ taken: 15, inOrders: 15 });
  });

  /** Cancels the orders of earlier sales. */
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

  const allReady = (wanted: Wanted): Promise<Racer[]> => readyOf(buyers, () => wanted);

  /** Buyers with a quote; prepared one after the other, outside of the race. */
  async function readyOf(those: readonly SignedInVisitor[], wantedBy: (place: number) => Wanted): Promise<Racer[]> {
    // After the hour in which one buyer may order thirty times.
    shop.clock.forward(hourMs);
    const racers: Racer[] = [];
    for (const [place, as] of those.entries()) {
      racers.push(await shop.ready(as, requestOf(wantedBy(place))));
    }
    return racers;
  }

  /** Sends all orders at the same time. */
  const race = (racers: readonly Racer[]): Promise<Asked<Order>[]> =>
    untilAnswered(
      racers.map(
        ({ as, body }) =>
          (key: string) =>
            shop.client.ask(placeOrderCall, { body }, { as, key }),
      ),
    );

  /** Retries a busy answer with the same key, as a device does: the capacity of the machine is not tested here. */
  async function untilAnswered<Value>(
    asks: readonly ((key: string) => Promise<Asked<Value>>)[],
  ): Promise<Asked<Value>[]> {
    const each = asks.map((ask) => ({ ask, key: randomUUID(), answer: null as Asked<Value> | null }));
    const isOpen = ({ answer }: (typeof each)[number]) => answer === null || isBusy(answer);
    while (each.some(isOpen)) {
      await Promise.all(
        each.filter(isOpen).map(async (one) => {
          one.answer = await one.ask(one.key);
        }),
      );
    }
    return each.flatMap(({ answer }) => answer ?? []);
  }

  /** Pieces that the item counts as taken, and pieces in active orders. */
  async function heldOf(itemId: string): Promise<{ taken: number; inOrders: number }> {
    const held = `select coalesce(sum(l.quantity), 0) from order_lines l join orders o on o.id = l.order_id
      where l.item_id = '${itemId}' and o.status <> 'cancelled'`;
    const taken = Number(await shop.ask(`select seats_taken from items where id = '${itemId}'`));
    return { taken, inOrders: Number(await shop.ask(held)) };
  }

  /** Number of buyers who get an order with this way of taking pieces. */
  async function placedWith(take: TakeSeats, itemId: string): Promise<number> {
    const { parts } = shop.shop;
    const racers = await allReady({ items: [itemId] });
    const outcomes = await Promise.allSettled(
      racers.map(({ as, body }) => {
        const buyer = { userId: as.userId, role: 'student' } as const;
        const placing = { request: body, buyer, guestKeyHash: null, language: 'th' } as const;
        return allOrRefused(parts.db, (tx) =>
          orderIn(tx, parts, placing, shop.clock.now, { ...usualTakes, seats: take }),
        );
      }),
    );
    return outcomes.filter((outcome) => outcome.status === 'fulfilled' && !isRefusal(outcome.value)).length;
  }
});
