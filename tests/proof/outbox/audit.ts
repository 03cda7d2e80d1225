import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Order } from '../../../src/domain/order/order.ts';
import type { OutboxOnDevice } from './device.ts';
import type { ProofShop } from './shop.ts';

/** The shop's data of one order. */
type Arrived = {
  readonly reports: readonly Readonly<Record<string, unknown>>[];
  readonly uploads: readonly Readonly<Record<string, unknown>>[];
};

async function arrivedFor({ ask }: ProofShop, orderId: string): Promise<Arrived> {
  const reports = ask(
    `select r.id, r.op_key, r.amount, (extract(epoch from r.reported_at) * 1000)::bigint as at, o.status,
       (select array_agg(s.upload_name) from report_slips s where s.report_id = r.id) as slips
     from payment_reports r join orders o on o.id = r.order_id where r.order_id = $1`,
    [orderId],
  );
  const uploads = ask(
    `select name, sha256, attached_to, owner_user_id, owner_guest_key_hash from uploads where owner_order_id = $1`,
    [orderId],
  );
  return { reports: await reports, uploads: await uploads };
}

/** No report of this order has arrived. */
export async function whatCame(shop: ProofShop, orderId: string): Promise<string[]> {
  const { reports, uploads } = await arrivedFor(shop, orderId);
  return reports.length + uploads.length === 0
    ? []
    : [`${reports.length} reports and ${uploads.length} uploads came of what the device never promised`];
}

/** Whether a report of this order has arrived. */
export const hasReport = async (shop: ProofShop, orderId: string): Promise<boolean> =>
  (await arrivedFor(shop, orderId)).reports.length > 0;

/**
 * The end of a run: one report with its slip at its order; and the device knows of it, unless `hasOwnerLeft`, after
 * which sent reports are deleted.
 */
export async function audit(
  shop: ProofShop,
  order: Order,
  device: OutboxOnDevice,
  stored: ReadonlySet<string>,
  hasOwnerLeft: boolean,
): Promise<string[]> {
  const wrong: string[] = [];
  const { reports, uploads } = await arrivedFor(shop, order.id);
  const [entry, ...others] = device.entries;
  const isForgotten = entry === undefined && hasOwnerLeft;
  if ((!entry && !isForgotten) || others.length > 0) wrong.push(`the device holds ${device.entries.length} reports`);
  if (entry && entry.state !== 'sent') {
    wrong.push(
      `the device's report is ${entry.state} after ${entry.attempts} attempts: ${JSON.stringify(entry.problem)}`,
    );
  }
  if (reports.length !== 1) wrong.push(`the shop has ${reports.length} reports`);
  if (uploads.length !== 1) wrong.push(`the shop has ${uploads.length} slips`);
  const [report] = reports;
  const [upload] = uploads;
  if ((!entry && !isForgotten) || !report || !upload) return wrong;

  const digest = entry ? (entry.slips[0]?.digest ?? '') : String(upload.sha256);
  const original = await readFile(join(shop.dataDir, 'files', 'private', String(upload.name))).catch(() =>
    Buffer.alloc(0),
  );
  const same = (what: string, found: unknown, expected: unknown) => {
    if (String(found) !== String(expected)) wrong.push(`${what} is ${found} and not ${expected}`);
  };
  if (entry) {
    same('the key', report.op_key, entry.key);
    same('the instant that the device was told', Date.parse(entry.receivedAt ?? ''), report.at);
  }
  same('the amount', report.amount, order.total);
  same('the status of the order', report.status, 'pendingApproved');
  same("the report's slips", report.slips, [upload.name]);
  same('the slip belongs', upload.attached_to, `report:${report.id}`);
  same(
    'whoever the slip is of, beside its order,',
    `${upload.owner_user_id}, ${upload.owner_guest_key_hash}`,
    'null, null',
  );
  same('the digest in the database', upload.sha256, digest);
  same('the stored original', createHash('sha256').update(original).digest('hex'), digest);
  if (!stored.has(digest)) wrong.push('the slip is not one that the app gave to the device');
  const elsewhere = await shop.ask('select count(*)::int as count from uploads where sha256 = $1', [digest]);
  same('the number of places with this slip', elsewhere[0]?.count, 1);
  return wrong;
}
