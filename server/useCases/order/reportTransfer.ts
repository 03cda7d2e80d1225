import {
  type ReportReceipt,
  type TransferReport,
  transferReportFieldNames as wireName,
} from '../../../src/contract/order/payment.ts';
import { transferAheadMaximumMs, transferReportProblems } from '../../../src/domain/order/bankTransferReport.ts';
import { mayReportPayment, type Order } from '../../../src/domain/order/order.ts';
import type { BankAccount } from '../../../src/domain/order/paymentMethod.ts';
import { isOriginBank } from '../../../src/domain/order/thaiBanks.ts';
import type { SiteSettings } from '../../../src/domain/site/siteSettings.ts';
import { formatBangkokDate, formatBangkokTime } from '../../../src/domain/time.ts';
import { isTime } from '../../../src/domain/typedTime.ts';
import { isRefusal, type Refusal, refuse } from '../../base/refusal.ts';
import { enqueueOrderMail } from '../../email/orderMail.ts';
import type { Tx } from '../../store/database/connection.ts';
import { newId } from '../../store/database/newId.ts';
import { lockOrder, setUnderReview } from '../../store/order/orderStatus.ts';
import { findOrder, type StoredOrder } from '../../store/order/orders.ts';
import { readBankAccounts } from '../../store/order/paymentMethods.ts';
import {
  findReportByKey,
  findSlipHolders,
  insertReport,
  type NewReport,
  type SlipHolder,
} from '../../store/order/reports.ts';
import { openReview } from '../../store/order/reviews.ts';
import { readSettings } from '../../store/site/settings.ts';
import { attachUploads, readSlipReferences } from '../../store/site/uploads.ts';
import type { AppParts } from '../appParts.ts';
import { type Moved, moveOrder } from './moveOrder.ts';

type Reporting = {
  readonly orderId: string;
  readonly report: TransferReport;
  /** The key that the form created when it opened. */
  readonly opKey: string;
  readonly guestKeyHash: string | null;
};

type Reported = { readonly receipt: ReportReceipt; readonly moved: Moved };

type Parts = Pick<AppParts, 'email' | 'push' | 'bookstore' | 'config' | 'randomBytes'>;

/**
 * Takes a transfer report once for its key, with its slips and the order's transition. A slip's reference belongs to
 * one report until that is rejected (decisions: orders and payments).
 */
export async function reportTransfer(
  tx: Tx,
  parts: Parts,
  reporting: Reporting,
  now: number,
): Promise<Reported | Refusal> {
  await lockOrder(tx, reporting.orderId);
  const stored = await findOrder(tx, reporting.orderId);
  if (stored === null) return refuse('NOT_FOUND');
  const before = await findReportByKey(tx, reporting.opKey);
  if (before !== null)
    return before.orderId === stored.order.id ? again(stored, before) : refuse('IDEMPOTENCY_CONFLICT');

  const checked = await checkReport(tx, stored.order, reporting.report, now);
  if (isRefusal(checked)) return checked;
  const slips = await readSlips(tx, stored, reporting);
  if (slips.sameReport !== null) return again(stored, slips.sameReport);
  if (!mayReportPayment(stored.order)) return refuse('REPORT_NOT_EXPECTED');
  if (slips.isOfAnotherOrder && stored.order.status !== 'cancelled') return slipAlreadyUsed;

  const reportId = newId(now, parts.randomBytes);
  const isAttached = await attachSlips(tx, stored, reporting, reportId);
  if (!isAttached) return refuse('INPUT_ERROR', { fields: { [wireName.slip]: 'uploadAgain' } });
  const isWritten = await writeReport(tx, stored.order, reporting, { ...checked, slips: slips.rows }, reportId, now);
  if (!isWritten) return slipAlreadyUsed;
  const moved =
    stored.order.status === 'cancelled'
      ? await reviewLateMoney(tx, parts, stored, { reportId, amount: reporting.report.amount }, now)
      : await moveToPending(tx, parts, stored, reportId, now);
  return isRefusal(moved) ? moved : reported(moved, reportId, now);
}

/** The facts of a valid report. */
type Checked = { readonly account: BankAccount; readonly transferredAt: number };

/** All problems of the form at once, or the account and time of the transfer. */
async function checkReport(tx: Tx, order: Order, report: TransferReport, now: number): Promise<Checked | Refusal> {
  const settings = await readSettings(tx);
  const account = (await readBankAccounts(tx)).find((each) => each.id === report.accountId);
  const fields: Record<string, string> = { ...missingFields(order, report, settings) };
  if (!isOriginBank(report.originBankCode)) fields[wireName.originBank] ??= 'invalid';
  if (!account) fields[wireName.account] ??= 'invalid';
  const { transferredAt, time } = report;
  if (transferredAt !== null && transferredAt > now + transferAheadMaximumMs)
    fields[wireName.date] ??= 'report.dateFuture';
  if (!isTimeOf(time, transferredAt)) fields[wireName.time] ??= 'invalid';
  const isWhole = account && transferredAt !== null && Object.keys(fields).length === 0;
  return isWhole ? { account, transferredAt } : refuse('INPUT_ERROR', { fields });
}

/** Whether both fields tell the same moment, in Bangkok and in UTC (decisions: answers on the wire). */
const isTimeOf = (time: string, transferredAt: number | null): boolean =>
  transferredAt === null ? isTime(time) : time === formatBangkokTime(transferredAt);

function missingFields(order: Order, report: TransferReport, { slipRequired }: SiteSettings): Record<string, string> {
  const draft = {
    ...report,
    date: report.transferredAt === null ? '' : formatBangkokDate(report.transferredAt),
    slipCount: report.slipNames.length,
  };
  const problems = transferReportProblems(draft, { amount: order.total, slipRequired });
  return Object.fromEntries(
    problems.filter(({ stops }) => stops).map(({ field }) => [wireName[field], `report.${field}`]),
  );
}

const slipAlreadyUsed = refuse('SLIP_ALREADY_USED', { fields: { [wireName.slip]: 'slipUsed' } });

type ReadSlips = {
  readonly rows: NewReport['slips'];
  /** The order's report with all of these slips and equal data: a corrected one is another. */
  readonly sameReport: SlipHolder | null;
  readonly isOfAnotherOrder: boolean;
};

/** Each reference once per order: two pictures may show one slip. */
async function readSlips(tx: Tx, { order, userId }: StoredOrder, { report, guestKeyHash }: Reporting) {
  const owner = { orderId: order.id, userId, guestKeyHash };
  const references = await readSlipReferences(tx, report.slipNames, owner);
  const holders = await findSlipHolders(
    tx,
    references.filter((reference) => reference !== null),
  );
  const isHeld = (reference: string | null) => holders.some(({ slipReference }) => slipReference === reference);
  const rows = report.slipNames.map((uploadName, position) => {
    const reference = references[position] ?? null;
    const isTaken = isHeld(reference) || references.indexOf(reference) < position;
    return { uploadName, slipReference: isTaken ? null : reference };
  });
  const [first] = holders;
  const isSame =
    first !== undefined &&
    references.every(isHeld) &&
    holders.every(({ id }) => id === first.id) &&
    first.amount === report.amount &&
    first.transferredAt === report.transferredAt;
  return {
    rows,
    sameReport: isSame && first.orderId === order.id ? first : null,
    isOfAnotherOrder: holders.some(({ orderId }) => orderId !== order.id),
  } satisfies ReadSlips;
}

const attachSlips = (tx: Tx, { order, userId }: StoredOrder, { report, guestKeyHash }: Reporting, reportId: string) =>
  attachUploads(tx, report.slipNames, { orderId: order.id, userId, guestKeyHash }, `report:${reportId}`);

/** Contact data is the order's own: its link hides it. */
const writeReport = (
  tx: Tx,
  { id: orderId, email, tel }: Order,
  { opKey, report }: Reporting,
  { account, transferredAt, slips }: Checked & Pick<NewReport, 'slips'>,
  reportId: string,
  now: number,
): Promise<boolean> =>
  insertReport(tx, {
    id: reportId,
    orderId,
    opKey,
    reportedAt: now,
    transferredAt,
    amount: report.amount,
    contactName: report.contactName.trim(),
    email,
    tel,
    originBankCode: report.originBankCode,
    account,
    note: report.note.trim(),
    slips,
  });

async function moveToPending(
  tx: Tx,
  parts: Parts,
  stored: StoredOrder,
  reportId: string,
  now: number,
): Promise<Moved | Refusal> {
  const step = { to: 'pendingApproved', actor: 'buyer', actorUserId: stored.userId, reason: null } as const;
  const moved = await moveOrder(tx, parts, stored, step, now);
  if (isRefusal(moved)) return moved;
  await enqueueOrderMail(tx, parts, moved.stored, { kind: 'reportReceived', occurrence: reportId });
  return moved;
}

async function reviewLateMoney(
  tx: Tx,
  parts: Parts,
  stored: StoredOrder,
  { reportId, amount }: { readonly reportId: string; readonly amount: number },
  now: number,
): Promise<Moved> {
  const { id: orderId, currency } = stored.order;
  await openReview(tx, { id: newId(now, parts.randomBytes), orderId, reportId, amount, currency, openedAt: now });
  await setUnderReview(tx, orderId, true);
  await enqueueOrderMail(tx, parts, stored, { kind: 'lateReportReceived', occurrence: reportId });
  const after = await findOrder(tx, orderId);
  return { stored: after ?? stored, seatsMovedOf: [] };
}

const again = (stored: StoredOrder, before: { readonly id: string; readonly reportedAt: number }): Reported =>
  reported({ stored, seatsMovedOf: [] }, before.id, before.reportedAt);

const reported = (moved: Moved, reportId: string, receivedAt: number): Reported => ({
  moved,
  receipt: { reportId, receivedAt: new Date(receivedAt).toISOString(), order: moved.stored.order },
});
