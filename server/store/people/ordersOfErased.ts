import { and, eq, exists, gt, inArray, ne, notExists, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { DocumentBuyer } from '../../../src/domain/tax/orderDocument.ts';
import type { Db, Tx } from '../database/connection.ts';
import { runningStates } from '../order/attempts.ts';
import { bookstoreSends } from '../schema/bookstore.ts';
import { orderDocuments } from '../schema/documents.ts';
import { people } from '../schema/identity.ts';
import { mailMessages } from '../schema/mail.ts';
import { orderNotes, orderParcels } from '../schema/orderDesk.ts';
import { orderEvents, orders } from '../schema/orders.ts';
import { lateMoneyReviews, paymentAttempts, paymentRefunds, paymentReports, reportSlips } from '../schema/payments.ts';
import { pushOrders } from '../schema/push.ts';

/** Numbers of the orders that somebody still works on: payment, refund or parcel. */
export async function openOrderNumbers(db: Db, userId: string): Promise<readonly string[]> {
  const running = db
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.orderId, orders.id), inArray(paymentAttempts.state, [...runningStates])));
  const refund = db
    .select({ id: paymentRefunds.id })
    .from(paymentRefunds)
    .where(and(eq(paymentRefunds.orderId, orders.id), eq(paymentRefunds.state, 'open')));
  const review = db
    .select({ id: lateMoneyReviews.id })
    .from(lateMoneyReviews)
    .where(and(eq(lateMoneyReviews.orderId, orders.id), eq(lateMoneyReviews.state, 'open')));
  const rows = await db
    .select({ number: orders.number })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        or(
          inArray(orders.status, ['notYetReceived', 'pendingApproved', 'rejected']),
          ...[running, refund, review].map((part) => exists(part)),
          awaitsParcel(db),
        ),
      ),
    )
    .orderBy(orders.placedAt);
  return rows.map(({ number }) => number);
}

/** A paid order whose parcel neither the shop nor the bookstore has sent: its address is needed. */
function awaitsParcel(db: Db): SQL | undefined {
  const sentParcel = db
    .select({ id: orderParcels.orderId })
    .from(orderParcels)
    .where(and(eq(orderParcels.orderId, orders.id), ne(orderParcels.state, 'preparing')));
  const sentByBookstore = db
    .select({ id: bookstoreSends.orderId })
    .from(bookstoreSends)
    .where(and(eq(bookstoreSends.orderId, orders.id), eq(bookstoreSends.state, 'sent')));
  return and(
    eq(orders.status, 'approved'),
    sql`(${orders.shipping} ->> 'needsAddress')::boolean`,
    notExists(sentParcel),
    notExists(sentByBookstore),
  );
}

/** Sales whose papers the law retains: paid, or with a document, and last moved since this instant. */
function isRetained(db: Db, since: number): SQL | undefined {
  const document = db
    .select({ number: orderDocuments.number })
    .from(orderDocuments)
    .where(eq(orderDocuments.orderId, orders.id));
  const refund = db.select({ id: paymentRefunds.id }).from(paymentRefunds).where(eq(paymentRefunds.orderId, orders.id));
  const move = db
    .select({ id: orderEvents.id })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orders.id), sql`${orderEvents.at} >= ${new Date(since).toISOString()}`));
  const isSale = or(inArray(orders.status, ['approved', 'refunded']), exists(document), exists(refund));
  return and(gt(orders.total, 0), isSale, exists(move));
}

/** Ids of the erased people with orders whose papers need not be retained any more. */
export async function erasedWithOldPapers(db: Db, since: number): Promise<readonly string[]> {
  const retained = db.select({ id: orders.id }).from(orders).where(isRetained(db, since));
  const rows = await db
    .selectDistinct({ userId: people.userId })
    .from(people)
    .innerJoin(orders, eq(orders.userId, people.userId))
    .where(and(sql`${people.erasedAt} is not null`, ne(orders.buyerName, ''), notInArray(orders.id, retained)));
  return rows.map(({ userId }) => userId);
}

/**
 * Takes the person out of their orders. The papers of retained sales keep the buyer's name, tax data and slips, which they
 * need; no paper needs e-mail, telephone number, delivery address or notes. Answers the ids of all orders.
 */
export async function eraseBuyer(tx: Tx, userId: string, since: number): Promise<readonly string[]> {
  const own = await tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId));
  const ids = own.map(({ id }) => id);
  if (ids.length === 0) return [];
  await tx
    .update(orders)
    .set({
      ...{ email: '', tel: null, shipping: sql`jsonb_set(${orders.shipping}, '{address}', 'null')` },
      tax: sql`jsonb_set(${orders.tax}, '{deliveryAddress}', '""')`,
    })
    .where(inArray(orders.id, ids));
  await tx
    .update(paymentReports)
    .set({ email: '', tel: null, note: '', rejectReason: null })
    .where(inArray(paymentReports.orderId, ids));
  await tx
    .update(paymentRefunds)
    .set({ reason: null, note: sql`left(${paymentRefunds.note}, 0)` })
    .where(inArray(paymentRefunds.orderId, ids));
  await tx.update(lateMoneyReviews).set({ note: null }).where(inArray(lateMoneyReviews.orderId, ids));
  await tx.update(orderEvents).set({ reason: null }).where(inArray(orderEvents.orderId, ids));
  await tx.delete(orderNotes).where(inArray(orderNotes.orderId, ids));
  await tx.delete(bookstoreSends).where(inArray(bookstoreSends.orderId, ids));
  await tx.delete(pushOrders).where(inArray(pushOrders.orderId, ids));
  await tx.delete(mailMessages).where(inArray(mailMessages.orderId, ids));

  const retained = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(inArray(orders.id, ids), isRetained(tx, since)));
  const papers = new Set(retained.map(({ id }) => id));
  const others = ids.filter((id) => !papers.has(id));
  if (others.length > 0) await erasePapers(tx, others);
  return ids;
}

const nobody: DocumentBuyer = { name: '', branch: null, taxId: null, address: null, postcode: null };

async function erasePapers(tx: Tx, ids: string[]): Promise<void> {
  await tx.update(orders).set({ buyerName: '', tax: null }).where(inArray(orders.id, ids));
  await tx
    .update(orderDocuments)
    .set({
      facts: sql`jsonb_set(jsonb_set(${orderDocuments.facts}, '{buyer}', ${JSON.stringify(nobody)}::jsonb), '{credits,reason}', 'null')`,
      cancelReason: sql`left(${orderDocuments.cancelReason}, 0)`,
    })
    .where(inArray(orderDocuments.orderId, ids));
  const reports = tx.select({ id: paymentReports.id }).from(paymentReports).where(inArray(paymentReports.orderId, ids));
  await tx.delete(reportSlips).where(inArray(reportSlips.reportId, reports));
  await tx.update(paymentReports).set({ contactName: '' }).where(inArray(paymentReports.orderId, ids));
}
