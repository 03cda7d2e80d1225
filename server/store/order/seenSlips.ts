import { and, asc, eq, ne, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { SeenSlip } from '../../../src/domain/order/seenSlip.ts';
import type { Db } from '../database/connection.ts';
import { uploads } from '../schema/files.ts';
import { orders } from '../schema/orders.ts';
import { paymentReports, reportSlips } from '../schema/payments.ts';

/** Most orders that are named. */
const mostTold = 10;

const twin = alias(uploads, 'twin');
const twinSlip = alias(reportSlips, 'twin_slip');
const twinReport = alias(paymentReports, 'twin_report');

/** The slips of an order whose picture is also in a report of another order, by equal bytes or an equal copy. */
export const seenSlipsOf = (db: Db, orderId: string): Promise<readonly SeenSlip[]> =>
  db
    .selectDistinct({ slipName: uploads.name, orderId: orders.id, orderNumber: orders.number })
    .from(paymentReports)
    .innerJoin(reportSlips, eq(reportSlips.reportId, paymentReports.id))
    .innerJoin(uploads, eq(uploads.name, reportSlips.uploadName))
    .innerJoin(twin, or(eq(twin.sha256, uploads.sha256), eq(twin.displaySha256, uploads.displaySha256)))
    .innerJoin(twinSlip, eq(twinSlip.uploadName, twin.name))
    .innerJoin(twinReport, eq(twinReport.id, twinSlip.reportId))
    .innerJoin(orders, eq(orders.id, twinReport.orderId))
    .where(and(eq(paymentReports.orderId, orderId), ne(twinReport.orderId, orderId)))
    .orderBy(asc(orders.number))
    .limit(mostTold);
