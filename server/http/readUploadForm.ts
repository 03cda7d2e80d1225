import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { uploadFields } from '../../src/contract/payment.ts';
import { type Refusal, refuse } from './failure.ts';

/** One file of the form as it arrived. `claimedDigest` is the SHA-256 (hex) that the browser sent beside it. */
export type UploadedFile = { readonly field: string; readonly bytes: Buffer; readonly claimedDigest: string | null };

export type UploadForm = { readonly files: readonly UploadedFile[]; readonly orderToken: string | null };

const fileField = new RegExp(`^${uploadFields.file}(\\d{1,2})$`);

/** Reads a multipart form of pictures (`imageinput0..n`) into memory, within the limits that the app sets. */
export async function readUploadForm(request: FastifyRequest): Promise<UploadForm | Refusal> {
  if (!request.isMultipart()) return refuse('INPUT_ERROR', { fields: { body: 'invalid' } });
  const fields = new Map<string, string>();
  const files: { field: string; bytes: Buffer }[] = [];
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') fields.set(part.fieldname, String(part.value));
      else files.push({ field: part.fieldname, bytes: await part.toBuffer() });
    }
  } catch (error) {
    return refusalOf(error);
  }
  const unknown = files.find(({ field }) => !fileField.test(field));
  if (unknown) return refuse('INPUT_ERROR', { fields: { [unknown.field]: 'invalid' } });
  if (files.length === 0) return refuse('INPUT_ERROR', { fields: { [`${uploadFields.file}0`]: 'required' } });
  return {
    files: files.toSorted((a, b) => numberOf(a.field) - numberOf(b.field)).map((file) => withClaim(file, fields)),
    orderToken: fields.get(uploadFields.orderToken) || null,
  };
}

const numberOf = (field: string): number => Number(fileField.exec(field)?.[1]);

const withClaim = (file: { field: string; bytes: Buffer }, fields: ReadonlyMap<string, string>): UploadedFile => ({
  ...file,
  claimedDigest: fields.get(`${uploadFields.digest}${numberOf(file.field)}`)?.toLowerCase() ?? null,
});

export const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** The reader's own errors are faults of the form; a connection that broke off has nobody left to tell. */
function refusalOf(error: unknown): Refusal {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  if (code === 'FST_REQ_FILE_TOO_LARGE') return refuse('FILE_TOO_LARGE');
  if (code.startsWith('FST_')) return refuse('INPUT_ERROR', { fields: { body: 'invalid' } });
  throw error;
}
