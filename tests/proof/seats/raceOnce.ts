import { randomUUID } from 'node:crypto';
import { cancelOrderCall, placeOrderCall } from '../../../src/contract/order/order.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { requestOf } from '../../support/shop/buying.ts';
import type { Racer, RaceShop } from '../../support/shop/raceShop.ts';
import type { SignedInVisitor } from '../../support/shop/shopApp.ts';
import type { Asked } from '../../support/shop/shopClient.ts';
import { rowsOf } from '../../support/shop/shopRows.ts';
import type { SeededRandom } from '../seededRandom.ts';
import { type Stock, unevenCounts } from './unevenCounts.ts';

const hourMs = 3_600_000;
const buyersAtLeast = 10;
/** Refusals that a late buyer may get. */
const fairRefusals = ['NO_MORE_SEAT', 'NOT_ENOUGH_STOCK', 'COUPON_NOT_AVAILABLE', 'COURSE_DUPLICATE'];

/** One seeded sale: a wave of orders, then a wave of orders and cancellations. Returns the broken guarantees. */
export async function raceOnce(
  shop: RaceShop,
  everybody: readonly SignedInVisitor[],
  seed: number,
  random: SeededRandom,
): Promise<{ readonly requests: number; readonly broken: readonly string[] }> {
  // After the hour in which one buyer may order thirty times.
  shop.clock.forward(hourMs);
  const stock = await openSale(shop, seed, random);
  const buyers = random.shuffle(everybody).slice(0, buyersAtLeast + random.below(everybody.length - buyersAtLeast + 1));
  const racers = await Promise.all(buyers.map((as) => shop.ready(as, requestOf(cartOf(stock, random)))));

  const first = await wave(shop, racers, [], random);
  const brokenFirst = [...first.broken, ...(await unevenCounts(shop, stock))];
  const refused = racers.filter((_, place) => first.answers[place]?.kind === 'refused');
  const second = await wave(shop, refused, random.shuffle(first.placed).slice(random.below(4)), random);
  const brokenSecond = [...second.broken, ...(await unevenCounts(shop, stock))];
  return { requests: first.requests + second.requests, broken: [...brokenFirst, ...brokenSecond] };
}

async function openSale(shop: RaceShop, seed: number, random: SeededRandom): Promise<Stock> {
  const add = rowsOf(shop.shop.parts.db, shop.clock.now);
  const stock = { courseId: `7${seed}`, productId: `2${seed}0`, couponId: `c${seed}` };
  const { courseId, productId, couponId } = stock;
  const once = { type: 'oneTime', termAmount: null, termUnit: null } as const;
  await add.course({ id: courseId, categoryId: 'data', courseType: 'inClass', seatsTotal: 1 + random.below(12) });
  await add.plan({ id: `${courseId}a`, itemId: courseId, ...once });
  await add.product({ id: productId, categoryId: 'books', seatsTotal: 1 + random.below(25) });
  await add.plan({ id: `${productId}a`, itemId: productId, ...once });
  // Limits that a wave of at most forty buyers reaches.
  const limits = [1, 3, 10];
  const quantity = limits[random.below(limits.length)] ?? 1;
  await add.coupon({ id: couponId, code: `SEED${seed}`, quantity, onePerUser: random.below(2) === 0 }, [courseId]);
  return stock;
}

/** The course, the product or both in either order; sometimes with a coupon. */
function cartOf({ courseId, productId, couponId }: Stock, random: SeededRandom) {
  const both = random.shuffle([courseId, productId]);
  const items = random.below(2) === 0 ? both : both.slice(0, 1);
  const hasCoupon = items.includes(courseId) && random.below(2) === 0;
  return { items, quantity: 1 + random.below(3), couponIds: hasCoupon ? [couponId] : [] };
}

type Wave = {
  readonly answers: readonly Asked<Order>[];
  readonly placed: readonly Order[];
  readonly requests: number;
  readonly broken: readonly string[];
};

/** Places all orders, every third twice with the same key, and cancels these orders, every second one twice. */
async function wave(
  shop: RaceShop,
  racers: readonly Racer[],
  givenUp: readonly Order[],
  random: SeededRandom,
): Promise<Wave> {
  const order = ({ as, body }: Racer, key: string) => shop.client.ask(placeOrderCall, { body }, { as, key });
  const orders = racers.map((racer) => {
    const key = randomUUID();
    const times = random.below(3) === 0 ? 2 : 1;
    return Promise.all(Array.from({ length: times }, () => order(racer, key)));
  });
  const cancels = givenUp.flatMap(({ id, token }) => {
    const body = { orderId: id, token };
    const times = random.below(2) === 0 ? 2 : 1;
    return Array.from({ length: times }, () => shop.client.ask(cancelOrderCall, { body }));
  });
  const repeated = await Promise.all(orders);
  const cancelled = await Promise.all(cancels);
  const answers = repeated.flatMap(([answer]) => answer ?? []);
  return {
    answers,
    placed: answers.flatMap((answer) => (answer.kind === 'answer' ? [answer.value] : [])),
    requests: repeated.flat().length + cancelled.length,
    broken: [
      ...repeated.filter(isTornApart).map((given) => `one key had two effects: ${JSON.stringify(given)}`),
      ...answers.filter(isUnfair).map((answer) => `unexpected: ${JSON.stringify(answer)}`),
      ...cancelled.filter(({ kind }) => kind === 'refused').map((answer) => `not given up: ${JSON.stringify(answer)}`),
    ],
  };
}

/** Two answers to one key may both be the order, both a refusal, or a refusal before the order. */
const isTornApart = (given: readonly Asked<Order>[]): boolean =>
  new Set(given.flatMap((answer) => (answer.kind === 'answer' ? [answer.value.id] : []))).size > 1;

const isUnfair = (answer: Asked<Order>): boolean => answer.kind === 'refused' && !fairRefusals.includes(answer.code);
