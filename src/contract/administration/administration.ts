import * as z from 'zod/mini';
import type { LineAtDesk, ListedOrder, OrderAtDesk } from '../../domain/order/order.ts';
import { orderStatuses } from '../../domain/order/orderStatus.ts';
import { rejectCodes } from '../../domain/order/rejectReason.ts';
import { defineCall } from '../call.ts';
import { keywordCodec } from '../catalogue/keyword.ts';
import { field, type Inside, object, type Table } from '../field.ts';
import { freePayment, orderLineTable, orderTable } from '../order/order.ts';
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
  { ...orderAtDeskTable, toDecide: field('money_to_decide', z.nullable(moneyToDecide)) },
  freePayment,
);

export const adminOrders = defineCall('adminOrders', 'GET /api/admin/orders', 'administrator', {
  summary: 'Orders, the longest waiting report first; by status, open review, or by number, name or e-mail.',
  query: z.object({
    status: z.optional(z.enum(orderStatuses)),
    /** Orders with late or extra money that awaits a decision. */
    review: z.optional(z.enum(['open'])),
    keyword: z.optional(keywordCodec),
    ...pageQuery,
  }),
  response: pageOf(listedOrder),
});

export const adminOrder = defineCall('adminOrder', 'GET /api/admin/orders/{orderId}', 'administrator', {
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

export const decideReportCall = defineCall(
  'decideReport',
  'POST /api/admin/orders/{orderId}/decision',
  'administrator',
  {
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
  },
);

const mailMessage = object({
  id: field('id', z.string()),
  to: field('to', z.string()),
  kind: field('kind', z.string()),
  subject: field('subject', z.string()),
  text: field('text', z.string()),
  createdAt: field('created_at', instant),
  /** `kept`: no mail server is set, so it is only shown here. `failed` is retried. */
  delivery: field('delivery', z.enum(['owed', 'sent', 'kept', 'failed'])),
  sentAt: field('sent_at', z.nullable(instant)),
});
export type MailMessage = Inside<typeof mailMessage>;

export const adminMail = defineCall('adminMail', 'GET /api/admin/mail', 'administrator', {
  summary: 'The e-mails of the shop, newest first; the only place they go while no SMTP server is set.',
  query: z.object(pageQuery),
  response: pageOf(mailMessage),
});

/** Address of a private file's display copy, for its owner (with the order's token) and staff. */
export const privateFilePath = (name: string, orderToken: string | null): string =>
  `${privateFilesPath}/${name}${orderToken === null ? '' : `?${orderTokenParameter}=${orderToken}`}`;
