import * as z from 'zod/mini';
import type { LineAtDesk, OrderAtDesk } from '../../domain/order/order.ts';
import { orderStatuses } from '../../domain/order/orderStatus.ts';
import { type RejectCode, rejectCodes } from '../../domain/order/rejectReason.ts';
import { defineCall } from '../call.ts';
import { keywordCodec } from '../catalogue/keyword.ts';
import { field, object } from '../field.ts';
import { freePayment, orderLineTable, orderTable } from '../order/order.ts';
import { count, dataOf, flag, idSchema, instant, list, pageOf } from '../primitives.ts';
import { orderTokenParameter, privateFilesPath } from '../site/fileAddresses.ts';

const lineAtDesk = object<LineAtDesk>({ ...orderLineTable, needsApproval: field('need_approval', flag) });

/** As everywhere, with what only whoever decides it needs to know. */
const orderAtDesk = object<OrderAtDesk>({ ...orderTable, lines: field('courses', list(lineAtDesk)) }, freePayment);

export const adminOrders = defineCall({
  name: 'adminOrders',
  method: 'GET',
  path: '/api/admin/orders',
  scope: 'administrator',
  origin: 'addition',
  summary: 'Orders, the longest waiting report first; by status, open review, or by number, name or e-mail.',
  query: z.object({
    status: z.optional(z.enum(orderStatuses)),
    /** Orders with late or extra money that awaits a decision. */
    review: z.optional(z.enum(['open'])),
    keyword: z.optional(keywordCodec),
    page: z.optional(count),
    pageSize: z.optional(count),
  }),
  response: pageOf(orderAtDesk),
});

export const adminOrder = defineCall({
  name: 'adminOrder',
  method: 'GET',
  path: '/api/admin/orders/{orderId}',
  scope: 'administrator',
  origin: 'addition',
  summary: 'One order with its reports and history.',
  params: z.object({ orderId: idSchema }),
  response: dataOf(orderAtDesk),
  failures: ['NOT_FOUND'],
});

/** An administrator's decision on one report. A rejection needs a reason, which the buyer reads: a usual one, words, or both. */
export type ReportDecision = {
  readonly reportId: string;
  readonly decision: 'approved' | 'rejected';
  readonly reasonCode: RejectCode | null;
  readonly reason: string | null;
};

export const decideReport = defineCall({
  name: 'decideReport',
  method: 'POST',
  path: '/api/admin/orders/{orderId}/decision',
  scope: 'administrator',
  origin: 'addition',
  idempotent: true,
  summary: 'Approves or rejects a waiting transfer report; a second decision answers STATUS_CONFLICT.',
  params: z.object({ orderId: idSchema }),
  body: z.codec(
    z.object({
      report_id: idSchema,
      decision: z.enum(['approved', 'rejected']),
      reason_code: z.optional(z.nullable(z.enum(rejectCodes))),
      reason: z.nullable(z.string().check(z.maxLength(500))),
    }),
    z.custom<ReportDecision>(),
    {
      decode: (w) => ({
        reportId: w.report_id,
        decision: w.decision,
        reasonCode: w.reason_code ?? null,
        reason: w.reason,
      }),
      encode: (d) => ({
        report_id: d.reportId,
        decision: d.decision,
        reason_code: d.reasonCode,
        reason: d.reason,
      }),
    },
  ),
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

export type MailMessage = {
  readonly id: string;
  readonly to: string;
  readonly kind: string;
  readonly subject: string;
  readonly text: string;
  readonly createdAt: number;
  /** `kept`: no mail server is set, so it is read here only. `failed` is tried again. */
  readonly delivery: 'owed' | 'sent' | 'kept' | 'failed';
  /** When it was sent; `null` where it was not. */
  readonly sentAt: number | null;
};

export const adminMail = defineCall({
  name: 'adminMail',
  method: 'GET',
  path: '/api/admin/mail',
  scope: 'administrator',
  origin: 'addition',
  summary: 'The e-mails of the shop, newest first; the only place they go while no SMTP server is set.',
  query: z.object({ page: z.optional(count), pageSize: z.optional(count) }),
  response: pageOf(
    z.codec(
      z.object({
        id: z.string(),
        to: z.string(),
        kind: z.string(),
        subject: z.string(),
        text: z.string(),
        created_at: instant,
        delivery: z.enum(['owed', 'sent', 'kept', 'failed']),
        sent_at: z.nullable(instant),
      }),
      z.custom<MailMessage>(),
      {
        decode: (w) => ({
          id: w.id,
          to: w.to,
          kind: w.kind,
          subject: w.subject,
          text: w.text,
          createdAt: w.created_at,
          delivery: w.delivery,
          sentAt: w.sent_at,
        }),
        encode: (m) => ({
          id: m.id,
          to: m.to,
          kind: m.kind,
          subject: m.subject,
          text: m.text,
          created_at: m.createdAt,
          delivery: m.delivery,
          sent_at: m.sentAt,
        }),
      },
    ),
  ),
});

/** Address of a private file's safe copy; reached by its owner (with the order's token) and staff. */
export const privateFilePath = (name: string, orderToken: string | null): string =>
  `${privateFilesPath}/${name}${orderToken === null ? '' : `?${orderTokenParameter}=${orderToken}`}`;
