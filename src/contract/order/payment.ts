import * as z from 'zod/mini';
import type { LocalText } from '../../domain/localText.ts';
import {
  contactNameMaximum,
  slipsMaximum,
  type TransferReportField,
  transferNoteMaximum,
} from '../../domain/order/bankTransferReport.ts';
import type { Order } from '../../domain/order/order.ts';
import type { OriginBank, PaymentMethod } from '../../domain/order/paymentMethod.ts';
import { formatWireInstant, parseWireInstant } from '../../domain/wireInstant.ts';
import { defineCall } from '../call.ts';
import { bankAccountCodec } from '../cart/cart.ts';
import { field, object, type Table, wireOnly, wrapped } from '../field.ts';
import {
  dataOf,
  done,
  idSchema,
  list,
  localText,
  money,
  orNull,
  shortText,
  success,
  tokenSchema,
  uploadNameSchema,
} from '../primitives.ts';
import { orderCodec } from './order.ts';
import { paymentMethodCodec } from './paymentMethod.ts';

/** A transfer report to send. Amount in minor units; time in ms. */
export type TransferReport = {
  readonly orderId: string;
  readonly orderToken: string;
  readonly contactName: string;
  readonly email: string;
  readonly tel: string;
  readonly originBankCode: string;
  /** Id of the destination account. */
  readonly accountId: string;
  /** `null`: empty or invalid. */
  readonly transferredAt: number | null;
  /** The typed Bangkok time, `HH:mm:ss`, of the same instant (decisions: answers on the wire). */
  readonly time: string;
  readonly amount: number;
  readonly note: string;
  /** Names from the upload call. */
  readonly slipNames: readonly string[];
};

/** Inside, `null` is an empty or invalid text. */
const transferInstant = z.codec(z.string().check(z.maxLength(40)), z.nullable(z.number()), {
  decode: parseWireInstant,
  encode: (ms) => (ms === null ? '' : formatWireInstant(ms)),
});

/** Typed fields may be empty or wrong, because the server reports all faults together. */
const reportTable: Table<Omit<TransferReport, 'orderToken'>> = {
  orderId: field('order_id', idSchema),
  contactName: field('contact_name', z.string().check(z.maxLength(contactNameMaximum))),
  email: field('email', shortText),
  tel: field('tel', z.string().check(z.maxLength(40))),
  originBankCode: field('bank_code', z.string().check(z.maxLength(40))),
  accountId: field('bank_account', z.string().check(z.maxLength(80))),
  transferredAt: field('transfer_datetime', transferInstant),
  time: field('time', z.string().check(z.maxLength(40))),
  amount: field('transfer_amount', money),
  note: field('description', z.string().check(z.maxLength(transferNoteMaximum))),
  slipNames: field('slip', list(uploadNameSchema).check(z.maxLength(slipsMaximum))),
};
const address = wireOnly('address', z.literal('-'), () => '-' as const);

/** Specification 3, payment report. */
export const transferReportCodec = object<TransferReport>(
  { ...reportTable, orderToken: field('order_token', tokenSchema) },
  wireOnly('payment_method_id', z.literal(1), () => 1 as const),
  wireOnly('status', z.literal('pending'), () => 'pending' as const),
  address,
);

/** On the wire status 'approved'. Such a claim approves nothing: a transfer waits, and a charge's provider is asked. */
type Claim = { readonly claimsPaid: boolean };

/** A report that anybody with the order's link may send. */
export type PublicReport = TransferReport & Claim;

/** A report of the buyer's own order, which needs no token. */
export type OwnReport = Omit<TransferReport, 'orderToken'> & Claim;

const claim = z.codec(z.enum(['pending', 'approved']), z.boolean(), {
  decode: (status) => status === 'approved',
  encode: (claimsPaid) => (claimsPaid ? 'approved' : 'pending'),
});

const publicReportCodec = object<PublicReport>(
  { ...reportTable, orderToken: field('order_token', tokenSchema), claimsPaid: field('status', claim) },
  wireOnly('payment_method_id', z.literal(1), () => 1 as const),
  address,
);

const ownReportCodec = object<OwnReport>(
  { ...reportTable, claimsPaid: field('status', claim) },
  wireOnly('payment_method_id', z.int(), ({ claimsPaid }: OwnReport) => (claimsPaid ? 2 : 1)),
  address,
);

/** Wire names of a report's fields in refusals. */
export const transferReportFieldNames = {
  slip: 'slip',
  contactName: 'contact_name',
  amount: 'transfer_amount',
  originBank: 'bank_code',
  account: 'bank_account',
  date: 'transfer_datetime',
  time: 'time',
} as const satisfies Record<TransferReportField, string>;

/** The answer to a report. `review` if the order was cancelled already. */
export type ReportReceipt = { readonly reportId: string; readonly receivedAt: string; readonly order: Order };

const reportAnswer = object<ReportReceipt>(
  {
    reportId: field('orderPaymentId', z.string()),
    receivedAt: field('received_at', z.iso.datetime()),
    order: field('order_detail', orderCodec),
  },
  success,
  wireOnly('order_token', tokenSchema, ({ order }) => order.token),
);

const reportFailures = [
  'NOT_FOUND',
  'INPUT_ERROR',
  'REPORT_NOT_EXPECTED',
  'SLIP_ALREADY_USED',
  'FILE_TYPE_NOT_ALLOWED',
  'STORAGE_FULL',
  'IDEMPOTENCY_CONFLICT',
] as const;

export const reportTransferCall = defineCall('reportTransfer', 'POST /public/payment/report', 'public', {
  origin: 'specification',
  idempotent: true,
  summary: "Reports a bank transfer. Authorised by the order's own token, so it needs no session.",
  body: publicReportCodec,
  response: reportAnswer,
  failures: reportFailures,
});

export const reportTransferPrivately = defineCall('reportTransferPrivately', 'POST /private/payment/report', 'buyer', {
  origin: 'specification',
  idempotent: true,
  summary: "Reports the payment of one of the buyer's own orders. Status 'approved' makes the server ask the provider.",
  body: ownReportCodec,
  response: reportAnswer,
  failures: reportFailures,
});

/** Path of the upload call: multipart, files named imageinput0..n; see `uploadFiles`. */
export const uploadPath = '/api/home/test_upload';
/** Field of the order's token, before the first file, and of each file's SHA-256 (hex). */
export const uploadFields = { orderToken: 'order_token', file: 'imageinput', digest: 'sha256_' } as const;
/** Limit of one uploaded picture (bytes). */
export const uploadMaximumBytes = 10 * 1024 * 1024;

/** Multipart: its body is read by the server's upload reader, without a schema. */
export const uploadFiles = defineCall('uploadFiles', `POST ${uploadPath}`, 'public', {
  origin: 'specification',
  idempotent: true,
  summary: 'Takes pictures (imageinput0..n) privately; needs a session, a cart cookie or an order token.',
  response: wrapped(field('fileName', list(z.string())), success),
  failures: ['FILE_TYPE_NOT_ALLOWED', 'FILE_TOO_LARGE', 'FILE_DIFFERS', 'STORAGE_FULL', 'INPUT_ERROR'],
});

export const sendBankEmail = defineCall('sendBankEmail', 'POST /api/send/to/email/paymentorder', 'public', {
  origin: 'specification',
  summary: 'Sends the buyer’s e-mail about a report, once, to the stored address. Other fields are ignored.',
  body: object({ orderId: field('orderId', idSchema), token: field('order_token', orNull(tokenSchema)) }),
  response: done,
  failures: ['NOT_FOUND'],
});

/** A way to pay with the shop's public id at its provider; `null` without one. */
export type MethodApplication = {
  readonly method: PaymentMethod;
  readonly title: LocalText | null;
  readonly applicationId: string | null;
};

export const methodApplications = defineCall('methodApplications', 'GET /public/payments/methods', 'buyer', {
  origin: 'specification',
  summary: "The ways to pay that the shop offers, with its public id at the wallet's provider.",
  response: dataOf(
    list(
      object<MethodApplication>({
        method: field('id', paymentMethodCodec),
        title: field('title', z.nullable(localText)),
        applicationId: field('application_id_1', z.nullable(z.string())),
      }),
    ),
  ),
});

export const bankAccounts = defineCall('bankAccounts', 'GET /public/payments/methods/1/bank', 'public', {
  origin: 'specification',
  caching: 'shared',
  summary: 'The accounts that a transfer may go to.',
  response: dataOf(z.array(bankAccountCodec)),
});

const originBank = object<OriginBank>({
  code: field('banktransfer_value', z.string()),
  nameTh: field('banktransfer_nameth', z.string()),
  nameEn: field('banktransfer_nameen', z.string()),
});

export const originBanksCall = defineCall('originBanks', 'GET /api/payments/methods/banktreansfer', 'public', {
  origin: 'specification',
  caching: 'shared',
  summary: 'The banks that a transfer may come from.',
  response: dataOf(list(originBank)),
});
