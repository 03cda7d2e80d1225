import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '../../../server/store/database/database.ts';
import { orderDetail } from '../../../src/contract/order/order.ts';
import type { ShopClient } from '../../support/shop/shopClient.ts';
import type { Purchase } from './purchase.ts';

type Row = Readonly<Record<string, unknown>>;
type Ask = (text: string, values?: readonly unknown[]) => Promise<Row[]>;

/** Opens the rows of a halted shop. */
export async function withRows<Answer>(dataDir: string, look: (ask: Ask) => Promise<Answer>): Promise<Answer> {
  const database = await openDatabase({ dataDir });
  try {
    return await look(async (text, values) => (await database.executeSql(text, values)).rows);
  } finally {
    await database.close();
  }
}

/** The expected result of a first start, however often it was killed: number of rows by table, and files. */
export async function describeShop(dataDir: string): Promise<Record<string, number | string>> {
  const files = new Map<string, string[]>();
  for (const store of ['public', 'private']) files.set(store, await readdir(join(dataDir, 'files', store)));
  return await withRows(dataDir, async (ask) => {
    const shop: Record<string, number | string> = {};
    for (const { name } of await ask(
      `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    )) {
      const [count] = await ask(`select count(*)::int as rows from "${name}"`);
      shop[String(name)] = Number(count?.rows);
    }
    // Temporary files of a kill belong to nobody; files of rows must exist. A copy may be made later.
    for (const [store, names] of files)
      shop[`${store} files`] = names
        .filter((name) => !isByChance(name))
        .toSorted()
        .join();
    const owned = await ask('select store, name, display_name as shown from uploads');
    shop['lost files'] = owned
      .flatMap(({ store, name, shown }) =>
        [name, shown].map((each) => each === null || files.get(String(store))?.includes(String(each))),
      )
      .filter((isThere) => !isThere).length;
    return shop;
  });
}

const isByChance = (name: string) => /^[0-9a-f]{32}\./.test(name);

/** By course or product: seats in total, seats taken, and seats in orders. */
export const countSeats = (ask: Ask): Promise<Row[]> =>
  ask(`
    select i.id, i.seats_total::int as total, i.seats_taken::int as taken, (
      select coalesce(sum(l.quantity), 0)::int from order_lines l join orders o on o.id = l.order_id
      where l.item_id = i.id and l.holds_seats and o.status <> 'cancelled'
    ) as held from items i where i.seats_total is not null order by i.id`);

/** Right after a crash, everything acknowledged must be in the shop's answers and files. */
export async function auditAcknowledged(client: ShopClient, dataDir: string, purchase: Purchase): Promise<string[]> {
  const { buyer, order, slip, slipName, reportId, isCancelled } = purchase;
  const wrong: string[] = [];
  if (order) {
    const asked = await client.ask(orderDetail, { params: { orderId: order.id } }, { as: buyer });
    if (asked.kind === 'refused') return [`order ${order.id} was acknowledged and is ${asked.code}`];
    const { total, reports, status } = asked.value;
    if (total !== order.total) wrong.push(`order ${order.id} has another total`);
    if (isCancelled && status !== 'cancelled') wrong.push(`order ${order.id} was cancelled and is ${status}`);
    const mine = reports.filter(({ id }) => id === reportId);
    if (reportId !== undefined && mine.length !== 1) wrong.push(`report ${reportId} is there ${mine.length} times`);
    if (mine.some(({ slipNames }) => slipNames.length !== 1)) wrong.push(`report ${reportId} has lost its slip`);
  }
  if (slipName !== undefined) {
    const bytes = await readFile(join(dataDir, 'files', 'private', slipName)).catch(() => null);
    if (bytes === null) wrong.push(`slip ${slipName} was acknowledged and is lost`);
    else if (digest(bytes) !== digest(slip)) wrong.push(`slip ${slipName} has other bytes`);
  }
  return wrong;
}

/** After all repetitions: one effect for each intention, no other effects, and correct seats. */
export async function auditEffects(
  ask: Ask,
  purchases: readonly Purchase[],
  before: readonly Row[],
): Promise<string[]> {
  const wrong: string[] = [];
  for (const purchase of purchases) wrong.push(...(await auditPurchase(ask, purchase)));

  for (const { id, total, taken, held } of await countSeats(ask)) {
    const then = before.find((row) => row.id === id);
    const should = Number(then?.taken) + Number(held) - Number(then?.held);
    if (taken !== should) wrong.push(`course ${id}: ${should} seats are sold and ${taken} are taken`);
    if (Number(taken) < 0 || Number(taken) > Number(total))
      wrong.push(`course ${id}: ${taken} of ${total} seats are taken`);
  }
  const half = await ask('select scope, key from idempotency_keys where status = 0');
  if (half.length > 0) wrong.push(`${half.length} keys have begun and never ended`);
  return wrong;
}

async function auditPurchase(
  ask: Ask,
  { buyer, course, order, slip, slipName, reportId, keys }: Purchase,
): Promise<string[]> {
  const wrong: string[] = [];
  const expect = async (what: string, count: number, text: string, values: readonly unknown[]) => {
    const [row] = await ask(`select count(*)::int as rows from ${text}`, values);
    if (row?.rows !== count) wrong.push(`${what} of ${buyer.userId}: ${row?.rows} and not ${count}`);
  };
  const isPlaced = order ? 1 : 0;
  const isReported = reportId === undefined ? 0 : 1;
  const lines = 'order_lines l join orders o on o.id = l.order_id where o.user_id = $1 and l.item_id = $2';
  await expect('orders', isPlaced, lines, [buyer.userId, course.itemId]);
  await expect('reports', isReported, 'payment_reports where op_key = $1', [keys.report]);
  await expect('uploads', slipName === undefined ? 0 : 1, 'uploads where sha256 = $1', [digest(slip)]);
  if (order) {
    await expect('beginnings', 1, 'order_events where order_id = $1 and from_status is null', [order.id]);
    await expect('reports by order', isReported, 'payment_reports where order_id = $1', [order.id]);
    await expect('messages', 1, `mail_messages where order_id = $1 and kind = 'orderPlaced'`, [order.id]);
    await expect('receipts', isReported, `mail_messages where order_id = $1 and kind = 'reportReceived'`, [order.id]);
    await expect('attached slips', isReported, 'report_slips where upload_name = $1', [slipName ?? '']);
  }
  return wrong;
}

const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
