import * as z from 'zod/mini';
import type { LineAtDesk, ListedOrder, OrderAtDesk } from '../../domain/order/order.ts';
import { waitingRefunds } from '../../domain/order/orderPayment.ts';
import { orderSorts } from '../../domain/order/orderSearch.ts';
import { orderStatuses } from '../../domain/order/orderStatus.ts';
import { paymentMethods } from '../../domain/order/paymentMethod.ts';
import { rejectCodes } from '../../domain/order/rejectReason.ts';
import { mailDeliveries } from '../../domain/site/mailDelivery.ts';
import { defineCall } from '../call.ts';
import { keywordCodec } from '../catalogue/keyword.ts';
import { field, type Inside, object, type Table } from '../field.ts';
import { freePayment, orderLineTable, orderTable } from '../order/order.ts';
import { answeredFile, streamedFile } from '../order/orderDocument.ts';
import { currencySchema } from '../order/quote.ts';
import { dataOf, flag, idSchema, instant, list, money, orNull, pageOf, pageQuery } from '../primitives.ts';
import { orderTokenParameter, privateFilesPath } from '../site/fileAddresses.ts';

const lineAtDesk = object<LineAtDesk>({ ...orderLineTable, needsApproval: field('need_approval', flag) });

const orderAtDeskTable: Table<OrderAtDesk> = { ...orderTable, lines: field('courses', list(lineAtDesk)) };

/** The order with the fields for its decision. */
export const orderAtDesk = object(orderAtDeskTable, freePayment);

const moneyToDecide = object<NonNullable<ListedOrder['toDecide']>>({
  amount: field('amount', money),
  currency: field('currency_code', currencySchema),
});
const listedOrder = object<ListedOrder>(
  {
    ...orderAtDeskTable,
    toDecide: field('money_to_decide', z.nullable(moneyToDecide)),
    awaitsProvider: field('awaits_provider', flag),
  },
  freePayment,
);

const orderFilter = {
  status: z.optional(z.enum(orderStatuses)),
  /** Orders with money that awaits a decision, or with a payment that the provider has not answered. */
  review: z.optional(z.enum(['open'])),
  refund: z.optional(z.enum(waitingRefunds)),
  method: z.optional(z.enum(paymentMethods)),
  /** First and last day of ordering in Bangkok. */
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
  keyword: z.optional(keywordCodec),
  sort: z.optional(z.enum(orderSorts)),
};

export const adminOrders = defineCall('adminOrders', 'GET /api/admin/orders', 'orders', {
  summary:
    'Orders, the longest waiting report first or sorted; by status, open review, refund, way to pay, days, or by number, name or e-mail.',
  query: z.object({ ...orderFilter, ...pageQuery }),
  response: pageOf(listedOrder),
});

const exported = {
  query: z.object(orderFilter),
  response: answeredFile,
  /** More than `maxExportedOrders`. */
  failures: ['INPUT_ERROR'],
} as const;

export const ordersCsv = defineCall('ordersCsv', 'GET /api/admin/exports/orders-csv', 'orders', {
  ...exported,
  media: 'csv',
  response: streamedFile,
  summary: 'The orders of a search as a CSV file; refused if they are too many for one file.',
});

export const ordersXlsx = defineCall('ordersXlsx', 'GET /api/admin/exports/orders-xlsx', 'orders', {
  ...exported,
  media: 'xlsx',
  summary: 'The orders of a search as an Excel file; refused if they are too many for one file.',
});

export const exactMatches = defineCall('exactMatches', 'GET /api/admin/exact-matches', 'orders', {
  summary:
    'Orders whose waiting report equals them in amount and bank, with a slip whose QR was read; the oldest first.',
  response: dataOf(list(orderAtDesk)),
});

export const adminOrder = defineCall('adminOrder', 'GET /api/admin/orders/{orderId}', 'orders', {
  summary: 'One order with its reports and history.',
  response: dataOf(orderAtDesk),
  failures: ['NOT_FOUND'],
});

const decision = object({
  reportId: field('report_id', idSchema),
  decision: field('decision', z.enum(['approved', 'rejected'])),
  reasonCode: field('reason_code', orNull(z.enum(rejectCodes))),
  reason: field('reason', z.nullable(z.string().check(z.maxLength(500)))),
});
/** An administrator's decision on one report. A rejection needs a reason for the buyer: a usual one, words, or both. */
export type ReportDecision = Inside<typeof decision>;

export const decideReportCall = defineCall('decideReport', 'POST /api/admin/orders/{orderId}/decision', 'orders', {
  idempotent: true,
  summary: 'Approves or rejects a waiting transfer report; a second decision answers STATUS_CONFLICT.',
  body: decision,
  response: dataOf(orderAtDesk),
  failures: [
    'NOT_FOUND',
    'STATUS_CONFLICT',
    'INPUT_ERROR',
    'IDEMPOTENCY_CONFLICT',
    'COURSE_DUPLICATE',
    'NO_MORE_SEAT',
    'NOT_ENOUGH_STOCK',
    'COUPON_NOT_AVAILABLE',
  ],
});

const mailMessage = object({
  id: field('id', z.string()),
  to: field('to', z.string()),
  kind: field('kind', z.string()),
  subject: field('subject', z.string()),
  text: field('text', z.string()),
  createdAt: field('created_at', instant),
  delivery: field('delivery', z.enum(mailDeliveries)),
  sentAt: field('sent_at', z.nullable(instant)),
});
export type MailMessage = Inside<typeof mailMessage>;

export const adminMail = defineCall('adminMail', 'GET /api/admin/mail', 'administrator', {
  summary: 'The e-mails of the shop, newest first; the only place they go while no SMTP server is set.',
  query: z.object({ delivery: z.optional(z.enum(mailDeliveries)), ...pageQuery }),
  response: pageOf(mailMessage),
});

/** Address of a private file's display copy, for its owner (with the order's token) and staff. */
export const privateFilePath = (name: string, orderToken: string | null): string =>
  `${privateFilesPath}/${name}${orderToken === null ? '' : `?${orderTokenParameter}=${orderToken}`}`;
