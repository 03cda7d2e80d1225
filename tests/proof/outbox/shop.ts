import pg from 'pg';
import { bankAccounts } from '../../../src/contract/order/payment.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { agree, findOffered, type Offered, order } from '../../support/browser/shopping.ts';
import { createDatabase } from '../../support/run/postgres.ts';
import { type Buyer, makeBuyers } from '../../support/shop/makeBuyers.ts';
import { type ShopClient, shopClient } from '../../support/shop/shopClient.ts';
import { type RunningShop, startShop } from '../../support/shop/shopServer.ts';

/** The real shop as a process on PostgreSQL, with signed-in buyers. */
export type ProofShop = {
  readonly url: string;
  readonly dataDir: string;
  /** A new order that awaits its transfer, and its buyer. */
  place(): Promise<{ readonly order: Order; readonly buyer: Buyer }>;
  /** Lets the buyer of an order watch its course. */
  enrol(order: Order, buyer: Buyer): Promise<void>;
  /** The course of every order. */
  readonly courseId: string;
  readonly client: ShopClient;
  /** An unrelated person. */
  stranger(): Buyer;
  ask(text: string, values?: readonly unknown[]): Promise<readonly Readonly<Record<string, unknown>>[]>;
  stop(): Promise<void>;
};

export async function openProofShop(orders: number): Promise<ProofShop> {
  const server = process.env.DATABASE_URL_TEST;
  if (!server) throw new Error('This proof runs on the PostgreSQL of DATABASE_URL_TEST');
  const databaseUrl = await createDatabase({ url: server, prefix: 'lanrian_test_proof_' }, 'outbox');
  const shop: RunningShop = await startShop({ env: { DATABASE_URL: databaseUrl } });
  const client: ShopClient = shopClient(shop.url);
  const buyers = await makeBuyers({ dataDir: shop.dataDir, databaseUrl }, orders + 1);
  const stranger = buyers.shift()!;
  const course = (await findOffered(client)).find(({ seatsLeft }) => seatsLeft === null) as Offered;
  const [account] = await client.call(bankAccounts);
  if (!course || !account) throw new Error('The demo shop lacks a course without a limit, or an account');
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  const ask: ProofShop['ask'] = async (text, values) => (await pool.query(text, values ? [...values] : [])).rows;

  return {
    ...{ courseId: course.itemId, client },
    enrol: async ({ id }, { userId }) => {
      await ask(`update orders set status = 'approved' where id = $1`, [id]);
      await ask(
        `insert into access_grants (id, user_id, order_id, item_id, plan_type, pricing_type, starts_at)
         select order_id || '-' || item_id, $2, order_id, item_id, 'oneTime', pricing_type, now()
         from order_lines where order_id = $1`,
        [id, userId],
      );
    },
    url: shop.url,
    dataDir: shop.dataDir,
    place: async () => {
      const buyer = buyers.shift();
      if (!buyer) throw new Error('Each run has one buyer, and there is none left');
      const placed = await order(client, buyer, await agree(client, buyer, course), crypto.randomUUID());
      if (placed.kind === 'refused') throw new Error(`The order was refused: ${placed.code}`);
      return { order: placed.value, buyer };
    },
    stranger: () => stranger,
    ask,
    stop: async () => {
      await pool.end();
      await shop.stop();
      const client = new pg.Client({ connectionString: server });
      await client.connect();
      await client.query(`drop database if exists "${new URL(databaseUrl).pathname.slice(1)}" with (force)`);
      await client.end();
    },
  };
}
