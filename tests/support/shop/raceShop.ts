import type { Database } from '../../../server/store/database/database.ts';
import { type OrderRequest, placeOrderCall } from '../../../src/contract/order/order.ts';
import { type QuoteRequest, quoteCart } from '../../../src/contract/order/quote.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { deliveryOf } from './buying.ts';
import { type OrderShop, openOrderShop } from './openOrderShop.ts';
import type { SignedInVisitor } from './shopApp.ts';
import { type Asked, shopClient } from './shopClient.ts';

export type Racer = { readonly as: SignedInVisitor; readonly body: OrderRequest; readonly key?: string };

/** A filled shop that listens, so that buyers use separate connections. */
export async function openRaceShop(database: Database) {
  const opened: OrderShop = await openOrderShop(database);
  const { shop } = opened;
  const client = shopClient(await shop.app.listen({ port: 0, host: '127.0.0.1' }));

  return {
    ...opened,
    client,
    buyers: async (count: number): Promise<SignedInVisitor[]> => {
      const buyers: SignedInVisitor[] = [];
      for (let made = 0; made < count; made += 1) buyers.push(await shop.signedIn());
      return buyers;
    },
    /** A buyer with a quote from before the race. */
    ready: async (as: SignedInVisitor, request: QuoteRequest): Promise<Racer> => {
      const { quote, signature } = await client.call(quoteCart, { body: request }, { as });
      const delivery = deliveryOf(request);
      return {
        as,
        body: { ...request, method: 'bankTransfer', quote, signature, language: 'th', tax: null, delivery },
      };
    },
    /** Sends all orders at the same time. */
    race: (racers: readonly Racer[]): Promise<Asked<Order>[]> =>
      Promise.all(
        racers.map(({ as, body, key }) =>
          client.ask(placeOrderCall, { body }, { as, ...(key === undefined ? {} : { key }) }),
        ),
      ),
  };
}
export type RaceShop = Awaited<ReturnType<typeof openRaceShop>>;

/** Number of each answer: `placed`, or the code of the refusal. */
export function countAnswers(answers: readonly Asked<unknown>[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const answer of answers) {
    const name = answer.kind === 'answer' ? 'placed' : answer.code;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}
