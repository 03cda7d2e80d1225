import * as z from 'zod/mini';
import {
  contactNameMaximum,
  slipsMaximum,
  type TransferReportField,
  transferNoteMaximum,
} from '../../domain/order/bankTransferReport.ts';
import type { Order } from '../../domain/order/order.ts';
import type { OriginBank } from '../../domain/order/paymentMethod.ts';
import { formatWireInstant, parseWireInstant } from '../../domain/wireInstant.ts';
import { defineCall } from '../call.ts';
import { bankAccountCodec } from '../cart/cart.ts';
import { dataOf, done, idSchema, moneyCodec, tokenSchema, uploadNameSchema } from '../primitives.ts';
import { orderCodec } from './order.ts';

/** A transfer report as it is sent. Amount in minor units; instant in ms. */
export type TransferReport = {
  readonly orderId: string;
  readonly orderToken: string;
  readonly contactName: string;
  readonly email: string;
  readonly tel: string;
  readonly originBankCode: string;
  /** Id of the destination account. */
  readonly accountId: string;
  /** `null`: not filled in, or no instant. */
  readonly transferredAt: number | null;
  /** The Bangkok time as typed, `HH:mm:ss`, of the same instant (decisions: answers on the wire). */
  readonly time: string;
  readonly amount: number;
  readonly note: string;
  /** Names that the upload call gave. */
  readonly slipNames: readonly string[];
};

/**
 * Specification 3, payment report. What the payer fills in may be empty or wrong here: the server names those fields
 * together with what only it can check. `status` 'approved' is only a request to look, and not taken for bank
 * transfers.
 */
export const transferReportCodec = z.codec(
  z.object({
    order_id: idSchema,
    order_token: tokenSchema,
    contact_name: z.string().check(z.maxLength(contactNameMaximum)),
    email: z.string().check(z.maxLength(255)),
    tel: z.string().check(z.maxLength(40)),
    payment_method_id: z.literal(1),
    status: z.literal('pending'),
    bank_code: z.string().check(z.maxLength(40)),
    bank_account: z.string().check(z.maxLength(80)),
    transfer_datetime: z.string().check(z.maxLength(40)),
    time: z.string().check(z.maxLength(40)),
    transfer_amount: moneyCodec,
    description: z.string().check(z.maxLength(transferNoteMaximum)),
    address: z.literal('-'),
    slip: z.array(uploadNameSchema).check(z.maxLength(slipsMaximum)),
  }),
  z.custom<TransferReport>(),
  {
    decode: (w) => ({
      orderId: w.order_id,
      orderToken: w.order_token,
      contactName: w.contact_name,
      email: w.email,
      tel: w.tel,
      originBankCode: w.bank_code,
      accountId: w.bank_account,
      transferredAt: parseWireInstant(w.transfer_datetime),
      time: w.time,
      amount: w.transfer_amount,
      note: w.description,
      slipNames: w.slip,
    }),
    encode: (r) => ({
      order_id: r.orderId,
      order_token: r.orderToken,
      contact_name: r.contactName,
      email: r.email,
      tel: r.tel,
      payment_method_id: 1 as const,
      status: 'pending' as const,
      bank_code: r.originBankCode,
      bank_account: r.accountId,
      transfer_datetime: r.transferredAt === null ? '' : formatWireInstant(r.transferredAt),
      time: r.time,
      transfer_amount: r.amount,
      description: r.note,
      address: '-' as const,
      slip: [...r.slipNames],
    }),
  },
);

/** How a refusal names the fields of a report. */
export const transferReportFieldNames = {
  slip: 'slip',
  contactName: 'contact_name',
  amount: 'transfer_amount',
  originBank: 'bank_code',
  account: 'bank_account',
  date: 'transfer_datetime',
  time: 'time',
} as const satisfies Record<TransferReportField, string>;

/** What the server says when it has a report. `review` when the order was already given up. */
export type ReportReceipt = { readonly reportId: string; readonly receivedAt: string; readonly order: Order };

const reportAnswer = z.codec(
  z.object({
    success: z.literal(true),
    orderPaymentId: z.string(),
    order_token: tokenSchema,
    received_at: z.iso.datetime(),
    order_detail: orderCodec,
  }),
  z.custom<ReportReceipt>(),
  {
    decode: (w) => ({ reportId: w.orderPaymentId, receivedAt: w.received_at, order: w.order_detail }),
    encode: (r) => ({
      success: true as const,
      orderPaymentId: r.reportId,
      order_token: r.order.token,
      received_at: r.receivedAt,
      order_detail: r.order,
    }),
  },
);

const reportFailures = [
  'NOT_FOUND',
  'INPUT_ERROR',
  'REPORT_NOT_EXPECTED',
  'SLIP_ALREADY_USED',
  'IDEMPOTENCY_CONFLICT',
] as const;

export const reportTransfer = defineCall({
  name: 'reportTransfer',
  method: 'POST',
  path: '/public/payment/report',
  scope: 'public',
  idempotent: true,
  summary: "Reports a bank transfer. Authorised by the order's own token, so it needs no session.",
  body: transferReportCodec,
  response: reportAnswer,
  failures: reportFailures,
});

export const reportTransferPrivately = defineCall({
  name: 'reportTransferPrivately',
  method: 'POST',
  path: '/private/payment/report',
  scope: 'buyer',
  idempotent: true,
  summary: "Reports a bank transfer of one of the buyer's own orders.",
  body: transferReportCodec,
  response: reportAnswer,
  failures: reportFailures,
});

/** Path of the upload call: multipart, files named imageinput0..n; see `uploadFiles`. */
export const uploadPath = '/api/home/test_upload';
/** Field of the order's token, which stands before the first file, and of each file's SHA-256 (hex) beside its file. */
export const uploadFields = { orderToken: 'order_token', file: 'imageinput', digest: 'sha256_' } as const;
/** Bytes of one uploaded picture at most. */
export const uploadMaximumBytes = 10 * 1024 * 1024;

/** Multipart, so its body is checked by the server's upload reader instead of a schema. */
export const uploadFiles = defineCall({
  name: 'uploadFiles',
  method: 'POST',
  path: uploadPath,
  scope: 'public',
  idempotent: true,
  summary: 'Takes pictures (imageinput0..n) privately; needs a session, a cart cookie or an order token.',
  response: z.codec(
    z.object({ success: z.literal(true), fileName: z.array(z.string()) }),
    z.custom<readonly string[]>(),
    {
      decode: (w) => w.fileName,
      encode: (names) => ({ success: true as const, fileName: [...names] }),
    },
  ),
  failures: ['FILE_TYPE_NOT_ALLOWED', 'FILE_TOO_LARGE', 'FILE_DIFFERS', 'STORAGE_FULL', 'INPUT_ERROR'],
});

export const sendBankEmail = defineCall({
  name: 'sendBankEmail',
  method: 'POST',
  path: '/api/send/to/email/paymentorder',
  scope: 'public',
  summary: 'Sends the notice that is owed for a report, once, to the stored address; other fields are ignored.',
  body: z.codec(
    z.object({ orderId: idSchema, order_token: z.optional(z.nullable(tokenSchema)) }),
    z.custom<{ orderId: string; token: string | null }>(),
    {
      decode: (w) => ({ orderId: w.orderId, token: w.order_token ?? null }),
      encode: (b) => ({ orderId: b.orderId, order_token: b.token }),
    },
  ),
  response: done,
  failures: ['NOT_FOUND'],
});

export const bankAccounts = defineCall({
  name: 'bankAccounts',
  method: 'GET',
  path: '/public/payments/methods/1/bank',
  scope: 'public',
  caching: 'shared',
  summary: 'The accounts that a transfer may go to.',
  response: dataOf(z.array(bankAccountCodec)),
});

export const originBanks = defineCall({
  name: 'originBanks',
  method: 'GET',
  path: '/api/payments/methods/banktreansfer',
  scope: 'public',
  caching: 'shared',
  summary: 'The banks that a transfer may come from.',
  response: dataOf(
    z.array(
      z.codec(
        z.object({
          banktransfer_value: z.string(),
          banktransfer_nameth: z.string(),
          banktransfer_nameen: z.string(),
        }),
        z.custom<OriginBank>(),
        {
          decode: (w) => ({ code: w.banktransfer_value, nameTh: w.banktransfer_nameth, nameEn: w.banktransfer_nameen }),
          encode: (b) => ({ banktransfer_value: b.code, banktransfer_nameth: b.nameTh, banktransfer_nameen: b.nameEn }),
        },
      ),
    ),
  ),
});
