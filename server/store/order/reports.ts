import { and, eq, inArray } from 'drizzle-orm';
import type { BankAccount } from '../../../src/domain/order/paymentMethod.ts';
import type { RejectCode } from '../../../src/domain/order/rejectReason.ts';
import type { Db, Tx } from '../database/connection.ts';
import { orders } from '../schema/orders.ts';
import { paymentReports, reportSlips } from '../schema/payments.ts';

export type NewReport = {
  readonly id: string;
  readonly orderId: string;
  readonly opKey: string;
  readonly reportedAt: number;
  readonly transferredAt: number;
  readonly amount: number;
  readonly contactName: string;
  readonly email: string;
  readonly tel: string | null;
  readonly originBankCode: string;
  readonly account: Pick<BankAccount, 'id' | 'accountNumber' | 'accountName' | 'bankCode'>;
  readonly note: string;
  readonly slips: readonly NewSlip[];
};

type NewSlip = {
  readonly uploadName: string;
  /** `null` if unreadable, or used by another slip of the order. */
  readonly slipReference: string | null;
};

/**
 * Writes a waiting report with its slips; the account is copied, so that it stays as it was. `false` if another report
 * has one of these slips; the caller rolls back.
 */
export async function insertReport(tx: Tx, { account, slips, ...report }: NewReport): Promise<boolean> {
  await tx.insert(paymentReports).values({
    ...report,
    accountId: account.id,
    accountNumber: account.accountNumber,
    accountName: account.accountName,
    accountBankCode: account.bankCode,
  });
  if (slips.length === 0) return true;
  const held = await tx
    .insert(reportSlips)
    .values(slips.map((slip, position) => ({ ...slip, reportId: report.id, position })))
    .onConflictDoNothing()
    .returning({ position: reportSlips.position });
  return held.length === slips.length;
}

/** A waiting or approved report that has a slip. */
export type SlipHolder = {
  readonly slipReference: string | null;
  readonly orderId: string;
  readonly id: string;
  readonly reportedAt: number;
  /** In minor units. */
  readonly amount: number;
  readonly transferredAt: number;
};

/** The reports that have these slips. */
export async function findSlipHolders(db: Db, references: readonly string[]): Promise<readonly SlipHolder[]> {
  if (references.length === 0) return [];
  return await db
    .select({
      slipReference: reportSlips.slipReference,
      orderId: paymentReports.orderId,
      id: paymentReports.id,
      reportedAt: paymentReports.reportedAt,
      amount: paymentReports.amount,
      transferredAt: paymentReports.transferredAt,
    })
    .from(reportSlips)
    .innerJoin(paymentReports, eq(paymentReports.id, reportSlips.reportId))
    .where(and(inArray(reportSlips.slipReference, [...references]), eq(reportSlips.isFreed, false)));
}

/** The report of an earlier request with this key, whichever call brought it. */
export async function findReportByKey(
  db: Db,
  opKey: string,
): Promise<{ readonly id: string; readonly orderId: string; readonly reportedAt: number } | null> {
  const [row] = await db
    .select({ id: paymentReports.id, orderId: paymentReports.orderId, reportedAt: paymentReports.reportedAt })
    .from(paymentReports)
    .where(eq(paymentReports.opKey, opKey));
  return row ?? null;
}

type ReportVerdict = {
  readonly reportId: string;
  readonly orderId: string;
  readonly decision: 'approved' | 'rejected';
  /** Code and text of a rejection; `null` for an approval. */
  readonly reasonCode: RejectCode | null;
  readonly reason: string | null;
  /** `null` without a person. */
  readonly decidedBy: string | null;
  readonly at: number;
};

/**
 * Decides a waiting report; `false` without change if it is decided already. A rejection frees its slips, so that the
 * right order may use them.
 */
export async function decideWaiting(tx: Tx, verdict: ReportVerdict): Promise<boolean> {
  const { reportId, orderId, decision, reasonCode, reason, decidedBy, at } = verdict;
  const decided = await tx
    .update(paymentReports)
    .set({ decision, rejectCode: reasonCode, rejectReason: reason, decidedBy, decidedAt: at })
    .where(
      and(eq(paymentReports.id, reportId), eq(paymentReports.orderId, orderId), eq(paymentReports.decision, 'waiting')),
    )
    .returning({ id: paymentReports.id });
  if (decided.length === 1 && decision === 'rejected') {
    await tx.update(reportSlips).set({ isFreed: true }).where(eq(reportSlips.reportId, reportId));
  }
  return decided.length === 1;
}

/** The orders with this upload as a slip. */
export const ordersShowing = (
  db: Db,
  uploadName: string,
): Promise<readonly { readonly id: string; readonly userId: string }[]> =>
  db
    .select({ id: orders.id, userId: orders.userId })
    .from(reportSlips)
    .innerJoin(paymentReports, eq(paymentReports.id, reportSlips.reportId))
    .innerJoin(orders, eq(orders.id, paymentReports.orderId))
    .where(eq(reportSlips.uploadName, uploadName));
