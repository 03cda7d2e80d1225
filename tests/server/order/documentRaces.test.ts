import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isRefusal } from '../../../server/base/refusal.ts';
import type { Database } from '../../../server/store/database/database.ts';
import { transaction } from '../../../server/store/database/transaction.ts';
import { type DrawNumber, drawNumber } from '../../../server/store/order/documents.ts';
import { issueDocument } from '../../../server/useCases/order/issueDocument.ts';
import { decideReportCall } from '../../../src/contract/administration/administration.ts';
import { reissueDocumentCall } from '../../../src/contract/administration/documents.ts';
import { orderDocument } from '../../../src/contract/order/orderDocument.ts';
import { sellerSetting } from '../../../src/contract/order/seller.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { openTestDatabase } from '../../support/run/databases.ts';
import { seller } from '../../support/shop/documentFixture.ts';
import { drawNumberWithoutLock } from '../../support/shop/drawNumberWithoutLock.ts';
import { type OrderShop, openOrderShop } from '../../support/shop/openOrderShop.ts';
import type { SignedInVisitor } from '../../support/shop/shopApp.ts';

type Paid = { readonly order: Order; readonly as: SignedInVisitor };

/** Needs PostgreSQL: one embedded connection has no races. */
describe('documents of many orders at once', () => {
  let database: Database;
  let opened: OrderShop;
  beforeAll(async () => {
    database = await openTestDatabase('PostgreSQL');
    opened = await openOrderShop(database);
    await opened.shop.call(sellerSetting.save, { body: seller }, { as: opened.administrator });
  });
  afterAll(async () => {
    await opened.shop.close();
    await database.close();
  });

  test('60 clients of 12 orders get 12 documents, numbered 1 to 12, each the same for all who ask', async () => {
    const orders = await paidOrders(12, 2569);
    const answers = await Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        const { order, as } = orders[index % orders.length] as Paid;
        const answer = await opened.shop.send(orderDocument, { params: { token: order.token } }, { as });
        return [answer.statusCode, order.id, answer.rawPayload.toString('latin1')].join(' ');
      }),
    );
    expect(answers.filter((answer) => !answer.startsWith('200 '))).toEqual([]);
    expect(new Set(answers).size).toBe(12);
    expect(await numbersOf(2569)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
  });

  test('60 clients of one order get one document, and the next order the next number', async () => {
    const [first, second] = await paidOrders(2, 2570);
    if (!first || !second) throw new Error('There are no orders');
    const params = { token: first.order.token };
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => opened.shop.send(orderDocument, { params }, { as: first.as })),
    );
    expect(
      new Set(answers.map(({ statusCode, rawPayload }) => `${statusCode} ${rawPayload.toString('latin1')}`)).size,
    ).toBe(1);
    expect(await numbersOf(2570)).toEqual([1]);
    await issued(second, drawNumber);
    expect(await numbersOf(2570)).toEqual([1, 2]);
  });

  test('what is taken back after its number was drawn leaves no gap', async () => {
    const orders = await paidOrders(30, 2571);
    const outcomes = await Promise.allSettled(
      orders.map(({ order }, index) =>
        transaction(opened.shop.parts.db, async (tx) => {
          await issueDocument(tx, order.id, opened.clock.now);
          if (index % 3 === 0) throw new Error('The disk is full');
        }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(10);
    expect(await numbersOf(2571)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  });

  test('without the held row of the counter two would draw the same number', async () => {
    const fair = await Promise.allSettled((await paidOrders(20, 2572)).map((paid) => issued(paid, drawNumber)));
    expect(fair.filter(({ status }) => status === 'rejected')).toEqual([]);
    const broken = await Promise.allSettled(
      (await paidOrders(20, 2573)).map((paid) => issued(paid, drawNumberWithoutLock)),
    );
    expect(broken.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0);
    expect((await numbersOf(2573)).length).toBeLessThan(20);
  });

  test('orders that are approved at once have their documents with the approval, later numbers never dated earlier', async () => {
    inYear(2574);
    const { shop, buying, administrator, ask } = opened;
    const waiting: Order[] = [];
    for (let made = 0; made < 12; made += 1) {
      waiting.push((await buying.reported(await shop.signedIn(), { items: ['101'] })).order);
    }
    await Promise.all(
      waiting.map(({ id: orderId, reports }, index) => {
        opened.clock.now += index % 2 === 0 ? 5 : -3;
        const body = { reportId: reports[0]?.id ?? '', decision: 'approved', reasonCode: null, reason: null } as const;
        return shop.call(decideReportCall, { params: { orderId }, body }, { as: administrator });
      }),
    );
    expect(await numbersOf(2574)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
    const earlier = `select count(*) from order_documents a join order_documents b using (kind, year)
      where year = 2574 and a.running < b.running and a.issued_at > b.issued_at`;
    expect(await ask(earlier)).toBe(0);
  });

  test('documents that two administrators reissue at once are cancelled once, and their numbers have no gaps', async () => {
    const orders = await paidOrders(10, 2575);
    const issuedFirst = await Promise.all(orders.map((paid) => issued(paid, drawNumber)));
    const administrators = [opened.administrator, await opened.shop.signedIn('administrator')];
    const answers = await Promise.all(
      administrators.flatMap((as) =>
        orders.map(({ order: { id: orderId } }, index) => {
          const first = issuedFirst[index];
          const body = { number: isRefusal(first) ? '' : (first?.number ?? ''), reason: 'Misspelt', tax: null };
          return opened.shop.send(reissueDocumentCall, { params: { orderId }, body }, { as });
        }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      ...Array.from({ length: 10 }, () => 200),
      ...Array.from({ length: 10 }, () => 409),
    ]);
    expect(await numbersOf(2575)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    const standing = 'select count(*) from order_documents where year = 2575 and cancelled_at is null';
    expect(await opened.ask(standing)).toBe(10);
  });

  /** Every test uses another Buddhist year and so another series. */
  function inYear(year: number): void {
    opened.clock.now = Date.UTC(year - 543, 5, 1);
  }

  /** Orders paid before a seller was configured, so without a document. */
  async function paidOrders(count: number, year: number): Promise<readonly Paid[]> {
    inYear(year);
    const paid: Paid[] = [];
    for (let made = 0; made < count; made += 1) {
      const as = await opened.shop.signedIn();
      const order = await opened.buying.place(as, { items: ['101'] });
      await database.executeSql(`update orders set status = 'approved' where id = '${order.id}'`);
      paid.push({ order, as });
    }
    return paid;
  }

  const issued = ({ order }: Paid, draw: DrawNumber) =>
    transaction(opened.shop.parts.db, (tx) => issueDocument(tx, order.id, opened.clock.now, { draw }));

  async function numbersOf(year: number): Promise<readonly number[]> {
    const { rows } = await database.executeSql(
      `select running from order_documents where year = ${year} order by running`,
    );
    return rows.map((row) => Number(row.running));
  }
});
