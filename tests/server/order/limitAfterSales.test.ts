import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readImportFile } from '../../../server/import/readImportFile.ts';
import type { Database } from '../../../server/store/database/database.ts';
import { importCatalogue } from '../../../server/useCases/catalogue/importCatalogue.ts';
import { decideReportCall } from '../../../src/contract/administration/administration.ts';
import { cancelOrderCall } from '../../../src/contract/order/order.ts';
import { reportTransferCall } from '../../../src/contract/order/payment.ts';
import { createMigratedPostgres, openPatiently } from '../../support/run/databases.ts';
import { reportOf, requestOf } from '../../support/shop/buying.ts';
import { countAnswers, openRaceShop, type RaceShop } from '../../support/shop/raceShop.ts';
import type { SignedInVisitor } from '../../support/shop/shopApp.ts';

/** A limit set by an import after sales without a limit. Needs PostgreSQL, because orders are placed meanwhile. */
describe('a limit on what was sold without one', () => {
  let database: Database;
  let shop: RaceShop;
  let buyers: SignedInVisitor[];
  let beside: pg.Client;

  beforeAll(async () => {
    const url = await createMigratedPostgres();
    beside = new pg.Client({ connectionString: url });
    await beside.connect();
    database = await openPatiently(url);
    shop = await openRaceShop(database);
    buyers = await shop.buyers(30);
  });
  afterAll(async () => {
    await shop.shop.close();
    await database.close();
    await beside.end();
  });

  test('counts what is sold: fewer are refused, and what is left is left', async () => {
    const itemId = await unlimited('12001');
    const orders = await placed(itemId, 3);
    expect(await setLimit(itemId, 2)).toEqual(['seats is 2, but 3 are sold.']);
    expect(await setLimit(itemId, 4)).toEqual([]);
    expect(await counted(itemId)).toEqual({ taken: 3, sold: 3 });
    expect(await tryToBuy(itemId, buyers.slice(3, 6))).toEqual({ placed: 1, NO_MORE_SEAT: 2 });

    const [first] = orders;
    await shop.client.call(cancelOrderCall, { body: { orderId: first?.id ?? '', token: first?.token ?? '' } });
    expect(await counted(itemId)).toEqual({ taken: 3, sold: 3 });
  });

  test('an order that was given up before counts nothing, and takes its seat when it is taken up again', async () => {
    const itemId = await unlimited('12002');
    const [order, other] = await placed(itemId, 2);
    if (!order || !other) throw new Error('Nothing was placed');
    for (const { id, token } of [order, other]) {
      await shop.client.call(cancelOrderCall, { body: { orderId: id, token } });
    }
    expect(await setLimit(itemId, 1)).toEqual([]);
    expect(await counted(itemId)).toEqual({ taken: 0, sold: 0 });
    expect(await revive(order, 0)).toEqual({ placed: 1 });
    expect(await counted(itemId)).toEqual({ taken: 1, sold: 1 });
    expect(await revive(other, 1)).toEqual({ NO_MORE_SEAT: 1 });
  });

  test('that was set by a shop that did not count it is put right by the next one', async () => {
    const itemId = await unlimited('12004');
    await placed(itemId, 3);
    await beside.query('update items set seats_total = 1 where id = $1', [itemId]);
    expect(await setLimit(itemId, 2)).toEqual(['seats is 2, but 3 are sold.']);
    expect(await setLimit(itemId, 5)).toEqual([]);
    expect(await counted(itemId)).toEqual({ taken: 3, sold: 3 });
    expect(await shop.ask(`select seats_total from items where id = '${itemId}'`)).toBe(5);
  });

  test('that is set between the figure of an order and its taking counts that order', async () => {
    const itemId = await unlimited('12003');
    const racers = await readyFor(itemId, buyers.slice(0, 1));
    await beside.query('begin');
    await beside.query('select id from items where id = $1 for update', [itemId]);
    const placing = shop.race(racers);
    await heldUp(placing);
    await beside.query('update items set seats_total = 5 where id = $1', [itemId]);
    await beside.query('commit');
    expect(countAnswers(await placing)).toEqual({ placed: 1 });
    expect(await counted(itemId)).toEqual({ taken: 1, sold: 1 });
  });

  test('that is set while an order is taken up again counts that order', async () => {
    const itemId = await unlimited('12005');
    const [order] = await placed(itemId, 1);
    if (!order) throw new Error('Nothing was placed');
    await shop.client.call(cancelOrderCall, { body: { orderId: order.id, token: order.token } });
    await beside.query('begin');
    await beside.query('select id from items where id = $1 for update', [itemId]);
    const reviving = revive(order, 0);
    await heldUp(reviving);
    await beside.query('update items set seats_total = 1 where id = $1', [itemId]);
    await beside.query('commit');
    expect(await reviving).toEqual({ placed: 1 });
    expect(await counted(itemId)).toEqual({ taken: 1, sold: 1 });
  });

  test('that is set while orders are placed and given up counts every one of them', async () => {
    for (let round = 0; round < 3; round += 1) {
      const itemId = await unlimited(`1210${round}`);
      const givenUp = await placed(itemId, 10);
      const racers = await readyFor(itemId, buyers.slice(10));
      const giveUp = givenUp.map(({ id, token }) =>
        shop.client.ask(cancelOrderCall, { body: { orderId: id, token } }, {}),
      );
      const [, , faults] = await Promise.all([shop.race(racers), Promise.all(giveUp), setLimit(itemId, 500)]);
      expect(faults).toEqual([]);
      expect(await counted(itemId)).toEqual({ taken: 20, sold: 20 });
    }
  });

  /** Resolves when it waits for a lock, or has finished without one. */
  const heldUp = async (work: Promise<unknown>): Promise<void> => {
    let isDone = false;
    const done = () => {
      isDone = true;
    };
    void work.then(done, done);
    const waiting = `select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    while (!isDone && Number(await shop.ask(waiting)) === 0);
  };

  const importRow = async (id: string, seats: string): Promise<readonly string[]> => {
    shop.clock.forward(1_000);
    const header =
      'id,title_th,summary_th,category,course_type,seats,plan_1_id,plan_1_type,plan_1_name_th,plan_1_price_thb';
    const row = `${id},ห้องเรียน,สรุป,data,In-class,${seats},${id}a,One-Time Payment,ตลอดชีพ,100`;
    const { found } = readImportFile('rows.csv', Buffer.from(`${header}\n${row}`));
    const options = { clock: () => shop.clock.now, randomBytes, total: 1, isDryRun: false, onProgress: () => {} };
    return (await importCatalogue(database.db, [found], options)).faults.map(({ reason }) => reason);
  };
  const setLimit = (id: string, seats: number) => importRow(id, String(seats));
  const unlimited = async (id: string): Promise<string> => {
    expect(await importRow(id, '')).toEqual([]);
    return id;
  };

  const placed = (itemId: string, count: number) =>
    Promise.all(buyers.slice(0, count).map((as) => shop.buying.place(as, { items: [itemId] })));
  const readyFor = (itemId: string, who: readonly SignedInVisitor[]) =>
    Promise.all(who.map((as) => shop.ready(as, requestOf({ items: [itemId] }))));
  const tryToBuy = async (itemId: string, who: readonly SignedInVisitor[]) =>
    countAnswers(await shop.race(await readyFor(itemId, who)));

  type Order = Awaited<ReturnType<typeof placed>>[number];
  /** Reopens it by late money that the administrator accepts. */
  async function revive(order: Order, buyer: number) {
    const as = buyers[buyer];
    if (!as) throw new Error('There is no such buyer');
    const body = reportOf(order, { slipNames: [await shop.buying.slipFor(as, order)] });
    const { reportId } = await shop.client.call(reportTransferCall, { body });
    const decision = {
      params: { orderId: order.id },
      body: { reportId, decision: 'approved', reasonCode: null, reason: null },
    } as const;
    return countAnswers([await shop.client.ask(decideReportCall, decision, { as: shop.administrator })]);
  }

  async function counted(itemId: string): Promise<{ taken: number; sold: number }> {
    const sold = `select coalesce(sum(line.quantity), 0) from order_lines line join orders on orders.id = line.order_id
      where line.item_id = '${itemId}' and orders.status not in ('cancelled', 'refunded')`;
    return {
      taken: Number(await shop.ask(`select seats_taken from items where id = '${itemId}'`)),
      sold: Number(await shop.ask(sold)),
    };
  }
});
