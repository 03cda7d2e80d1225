import { and, asc, desc, eq, inArray, lte, notExists, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../database/database.ts';
import { orderDocuments } from '../schema/documents.ts';
import { orderParcels } from '../schema/orderDesk.ts';
import { orderEvents, orderLines, orders } from '../schema/orders.ts';
import { paymentAttempts, paymentRefunds, paymentReports, reportSlips } from '../schema/payments.ts';
import { runningStates } from './attempts.ts';
import { isStanding } from './documents.ts';
import { parcelColumns } from './orderCare.ts';
import { orderOf, type StoredOrder } from './orderRows.ts';

export type { StoredOrder } from './orderRows.ts';

export const findOrder = async (db: Db, orderId: string): Promise<StoredOrder | null> =>
  (await readOrders(db, eq(orders.id, orderId)))[0] ?? null;

export const findOrderByToken = async (db: Db, token: string): Promise<StoredOrder | null> =>
  (await readOrders(db, eq(orders.token, token)))[0] ?? null;

/** One buyer's orders, newest first. */
export const ordersOfUser = (db: Db, userId: string): Promise<readonly StoredOrder[]> =>
  readOrders(db, eq(orders.userId, userId));

/** Unpaid orders past their time without a running charge or a review. */
export async function overdueOrderIds(db: Db, now: number, limit: number): Promise<readonly string[]> {
  const charge = db
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.orderId, orders.id), inArray(paymentAttempts.state, [...runningStates])));
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        inArray(orders.status, ['notYetReceived', 'rejected']),
        lte(orders.cancelAt, now),
        eq(orders.underReview, false),
        notExists(charge),
      ),
    )
    .orderBy(asc(orders.cancelAt))
    .limit(limit);
  return rows.map((row) => row.id);
}

/** Orders in the sequence of these ids. */
export async function findOrders(db: Db, ids: readonly string[]): Promise<readonly StoredOrder[]> {
  const rows = ids.length === 0 ? [] : await readOrders(db, inArray(orders.id, [...ids]));
  return ids.flatMap((id) => rows.find((row) => row.order.id === id) ?? []);
}

const creditNotes = alias(orderDocuments, 'credit_notes');

/** Reads whole orders in five statements, however many they are; the newest first. */
async function readOrders(db: Db, condition: SQL): Promise<readonly StoredOrder[]> {
  const { kind, number, issuedAt } = orderDocuments;
  const creditNote = { number: creditNotes.number, issuedAt: creditNotes.issuedAt };
  const rows = await db
    .select({ row: orders, document: { kind, number, issuedAt }, creditNote, parcel: parcelColumns })
    .from(orders)
    .leftJoin(orderDocuments, and(eq(orderDocuments.orderId, orders.id), isStanding))
    .leftJoin(creditNotes, and(eq(creditNotes.orderId, orders.id), eq(creditNotes.kind, 'creditNote')))
    .leftJoin(orderParcels, eq(orderParcels.orderId, orders.id))
    .where(condition)
    .orderBy(desc(orders.placedAt), desc(orders.id));
  if (rows.length === 0) return [];
  const ids = rows.map(({ row }) => row.id);
  const lines = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(orderLines.position));
  const events = await db
    .select()
    .from(orderEvents)
    .where(inArray(orderEvents.orderId, ids))
    .orderBy(asc(orderEvents.id));
  const reports = await readReports(db, ids);
  const refunds = await db
    .select()
    .from(paymentRefunds)
    .where(and(inArray(paymentRefunds.orderId, ids), eq(paymentRefunds.state, 'done')))
    .orderBy(asc(paymentRefunds.endedAt), asc(paymentRefunds.id));
  return rows.map(({ row, document, creditNote: note, parcel }) =>
    orderOf(row, {
      creditNote: note,
      parcel,
      document: document === null || document.kind === 'creditNote' ? null : { ...document, kind: document.kind },
      lines: lines.filter((line) => line.orderId === row.id),
      events: events.filter((event) => event.orderId === row.id),
      reports: reports.filter((report) => report.row.orderId === row.id),
      refunds: refunds.filter((refund) => refund.orderId === row.id),
    }),
  );
}

async function readReports(db: Db, orderIds: readonly string[]) {
  const rows = await db
    .select()
    .from(paymentReports)
    .where(inArray(paymentReports.orderId, [...orderIds]))
    .orderBy(asc(paymentReports.reportedAt), asc(paymentReports.id));
  if (rows.length === 0) return [];
  const slips = await db
    .select()
    .from(reportSlips)
    .where(
      inArray(
        reportSlips.reportId,
        rows.map((row) => row.id),
      ),
    )
    .orderBy(asc(reportSlips.position));
  return rows.map((row) => ({ row, slips: slips.filter((slip) => slip.reportId === row.id) }));
}
