import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { tokenSchema } from '../primitives.ts';

/** A file as an answer: bytes and file name. */
export type AnsweredFile = { readonly bytes: Uint8Array; readonly name: string };
/** Media types of the calls that answer with a file. */
export const fileTypes = {
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
} as const;
/** A file that is made while it is sent. */
export type StreamedFile = { readonly chunks: AsyncIterable<Uint8Array>; readonly name: string };
export const streamedFile = z.object({
  chunks: z.custom<AsyncIterable<Uint8Array>>(
    (value) => typeof value === 'object' && value !== null && Symbol.asyncIterator in value,
  ),
  name: z.string(),
});
export const answeredFile = z.object({
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  name: z.string(),
});
export const wholeOrStreamedFile = z.union([answeredFile, streamedFile]);

export const orderDocument = defineCall('orderDocument', 'GET /public/orders/{token}/document', 'public', {
  media: 'pdf',
  summary:
    'The receipt or tax invoice of a paid order as a PDF in Thai: whole for its signed-in buyer and administrators; by the link alone with no more of a person than the order shows, so no full tax invoice (UNAUTHORIZED).',
  params: z.object({ token: tokenSchema }),
  response: answeredFile,
  failures: ['NOT_FOUND', 'UNAUTHORIZED', 'SELLER_UNKNOWN'],
});

export const orderCreditNote = defineCall('orderCreditNote', 'GET /public/orders/{token}/credit-note', 'public', {
  media: 'pdf',
  summary: 'The credit note of a refunded order as a PDF in Thai, for the readers of its document.',
  params: z.object({ token: tokenSchema }),
  response: answeredFile,
  failures: ['NOT_FOUND', 'UNAUTHORIZED'],
});
