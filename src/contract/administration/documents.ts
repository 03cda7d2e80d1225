import * as z from 'zod/mini';
import { cancelReasonMaximum, type ListedDocument, paperStates } from '../../domain/tax/documentSearch.ts';
import { paperKinds } from '../../domain/tax/orderDocument.ts';
import type { ReissueForm } from '../../domain/tax/reissue.ts';
import { defineCall } from '../call.ts';
import { keywordCodec } from '../catalogue/keyword.ts';
import { field, object, type Table, wireNames } from '../field.ts';
import { answeredFile } from '../order/orderDocument.ts';
import { currencySchema } from '../order/quote.ts';
import { taxDataCodec } from '../people/taxData.ts';
import { dataOf, instant, money, orNull, pageOf, pageQuery } from '../primitives.ts';
import { orderAtDesk } from './administration.ts';

const listed = object<ListedDocument>({
  number: field('number', z.string()),
  kind: field('kind', z.enum(paperKinds)),
  issuedAt: field('issued_at', instant),
  datedAt: field('dated_at', instant),
  orderId: field('order_id', z.string()),
  orderNumber: field('order_no', z.string()),
  buyerName: field('buyer_name', z.string()),
  taxId: field('tax_id', z.nullable(z.string())),
  branch: field('branch', z.nullable(z.string())),
  currency: field('currency_code', currencySchema),
  net: field('net', money),
  vat: field('vat', money),
  gross: field('gross', money),
  cancelledAt: field('cancelled_at', z.nullable(instant)),
  cancelReason: field('cancel_reason', z.nullable(z.string())),
  refersTo: field('refers_to', z.nullable(z.string())),
});

const month = z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/));
const filter = {
  /** Of issue, in Bangkok. */
  month: z.optional(month),
  kind: z.optional(z.enum(paperKinds)),
  state: z.optional(z.enum(paperStates)),
  keyword: z.optional(keywordCodec),
};

export const adminDocuments = defineCall('adminDocuments', 'GET /api/admin/documents', 'orders', {
  summary: 'Issued receipts, tax invoices and credit notes, newest first; by month, kind, state, or words.',
  query: z.object({ ...filter, ...pageQuery }),
  response: pageOf(listed),
});

export const paperFile = defineCall('paperFile', 'GET /api/admin/documents/{number}/file', 'orders', {
  media: 'pdf',
  summary: 'An issued paper as a PDF; a cancelled one is marked.',
  response: answeredFile,
  failures: ['NOT_FOUND'],
});

/** Refused if more than `maxExportedDocuments` are found. */
const exported = { query: z.object(filter), response: answeredFile, failures: ['INPUT_ERROR'] } as const;

export const documentsCsv = defineCall('documentsCsv', 'GET /api/admin/exports/documents-csv', 'orders', {
  ...exported,
  media: 'csv',
  summary: 'The papers of a search as a CSV file.',
});

export const documentsXlsx = defineCall('documentsXlsx', 'GET /api/admin/exports/documents-xlsx', 'orders', {
  ...exported,
  media: 'xlsx',
  summary: 'The papers of a search as an Excel file.',
});

const report = { query: z.object({ month }), response: answeredFile, failures: ['INPUT_ERROR'] } as const;

export const taxReportCsv = defineCall('taxReportCsv', 'GET /api/admin/exports/tax-report-csv', 'orders', {
  ...report,
  media: 'csv',
  summary: 'The report of output tax of a month as a CSV file (Revenue Code 87).',
});

export const taxReportXlsx = defineCall('taxReportXlsx', 'GET /api/admin/exports/tax-report-xlsx', 'orders', {
  ...report,
  media: 'xlsx',
  summary: 'The report of output tax of a month as an Excel file (Revenue Code 87).',
});

const path = '/api/admin/orders/{orderId}/document';

export const issueDocumentCall = defineCall('issueDocument', `POST ${path}`, 'orders', {
  summary: 'Issues the document of a paid order that has none; otherwise the order as it is.',
  response: dataOf(orderAtDesk),
  failures: ['NOT_FOUND', 'SELLER_UNKNOWN'],
});

/** `number`: that of the document which the administrator saw. */
export type Reissuing = ReissueForm & { readonly number: string };

const reissuingTable: Table<Reissuing> = {
  number: field('number', z.string().check(z.maxLength(80))),
  reason: field('reason', z.string().check(z.maxLength(cancelReasonMaximum))),
  tax: field('tax_invoice', orNull(taxDataCodec)),
};
export const reissuingWireFields = wireNames(reissuingTable);

export const reissueDocumentCall = defineCall('reissueDocument', `POST ${path}/reissue`, 'orders', {
  idempotent: true,
  summary:
    'Cancels the document of an order and issues its replacement for the given recipient. CHANGED_MEANWHILE: another one is valid by now. STATUS_CONFLICT: the order was refunded.',
  body: object<Reissuing>(reissuingTable),
  response: dataOf(orderAtDesk),
  failures: ['NOT_FOUND', 'STATUS_CONFLICT', 'CHANGED_MEANWHILE', 'INPUT_ERROR', 'SELLER_UNKNOWN'],
});
