import { and, eq } from 'drizzle-orm';
import type { BankAccount } from '../../src/domain/paymentMethod.ts';
import type { RejectCode } from '../../src/domain/rejectReason.ts';
import type { Db, Tx } from './connection.ts';
import { orders } from './schema/orders.ts';
import { lateMoneyReviews, paymentReports, reportSlips } from './schema/payments.ts';

type NewReport = {
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
  readonly slipNames: readonly string[];
};

/** Writes a waiting report with its slips; the account is copied, so that it reads the same when the shop changes it. */
export async function insertReport(tx: Tx, { account, slipNames, ...report }: NewReport): Promise<void> {
  await tx.insert(paymentReports).values({
    ...report,
    accountId: account.id,
    accountNumber: account.accountNumber,
    accountName: account.accountName,
    accountBankCode: account.bankCode,
  });
  if (slipNames.length === 0) return;
  await tx
    .insert(reportSlips)
    .values(slipNames.map((uploadName, position) => ({ reportId: report.id, position, uploadName })));
}

/** The report that an intention made before, whichever call brought it. */
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
  /** Both `null` with an approval. */
  readonly reasonCode: RejectCode | null;
  readonly reason: string | null;
  /** `null` where no person decided. */
  readonly decidedBy: string | null;
  readonly at: number;
};

/** Decides a report that still waits; `false`, and nothing changed, where somebody was faster. */
export async function decideWaiting(tx: Tx, verdict: ReportVerdict): Promise<boolean> {
  const { reportId, orderId, decision, reasonCode, reason, decidedBy, at } = verdict;
  const decided = await tx
    .update(paymentReports)
    .set({ decision, rejectCode: reasonCode, rejectReason: reason, decidedBy, decidedAt: at })
    .where(
      and(eq(paymentReports.id, reportId), eq(paymentReports.orderId, orderId), eq(paymentReports.decision, 'waiting')),
    )
    .returning({ id: paymentReports.id });
  return decided.length === 1;
}

/** The orders for which an upload was reported as a slip. */
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

/** Money came for a cancelled order: an administrator will look at it. */
export async function openReview(
  tx: Tx,
  review: Omit<typeof lateMoneyReviews.$inferInsert, 'state' | 'decidedAt' | 'decidedBy'>,
): Promise<void> {
  await tx.insert(lateMoneyReviews).values(review).onConflictDoNothing();
}

/** Ends the review that this report has opened; `false` where there is none. */
export async function decideReview(
  tx: Tx,
  reportId: string,
  outcome: { readonly state: 'revived' | 'refund'; readonly decidedBy: string; readonly at: number },
): Promise<boolean> {
  const decided = await tx
    .update(lateMoneyReviews)
    .set({ state: outcome.state, decidedBy: outcome.decidedBy, decidedAt: outcome.at })
    .where(and(eq(lateMoneyReviews.reportId, reportId), eq(lateMoneyReviews.state, 'open')))
    .returning({ id: lateMoneyReviews.id });
  return decided.length > 0;
}

export async function hasOpenReview(tx: Tx, orderId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: lateMoneyReviews.id })
    .from(lateMoneyReviews)
    .where(and(eq(lateMoneyReviews.orderId, orderId), eq(lateMoneyReviews.state, 'open')))
    .limit(1);
  return rows.length > 0;
}
