import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { uploadFields } from '../../src/contract/order/payment.ts';
import { isRefusal, type Refusal, refuse } from '../base/refusal.ts';
import type { UploadedFile } from '../files/uploadedFile.ts';
import type { HeldBytes } from './uploadMemory.ts';

export type UploadForm<Owner> = {
  readonly kind: 'form';
  readonly files: readonly UploadedFile[];
  readonly owner: Owner;
};

type Options<Owner> = {
  /** The owner of the files, asked before the first byte: by the form's order token, or without. */
  readonly ownerOf: (orderToken: string | null) => Promise<Owner | Refusal>;
  readonly held: HeldBytes;
};

type Part = { readonly field: string; readonly bytes: Buffer };

const fileField = new RegExp(`^${uploadFields.file}(\\d{1,2})$`);
const invalid = (field: string): Refusal => refuse('INPUT_ERROR', { fields: { [field]: 'invalid' } });

/**
 * Reads a multipart form of pictures (`imageinput0..n`) into memory within limits. The order's token precedes the first
 * file. A refusal is answered at once; the rest is discarded.
 */
export async function readUploadForm<Owner extends object>(
  request: FastifyRequest,
  options: Options<Owner>,
): Promise<UploadForm<Owner> | Refusal> {
  if (!request.isMultipart()) return invalid('body');
  try {
    const form = await readParts(request, options);
    if (isRefusal(form)) throwAwayRest(request);
    return form;
  } catch (error) {
    throwAwayRest(request);
    return refusalOf(error);
  }
}

async function readParts<Owner extends object>(
  request: FastifyRequest,
  { ownerOf, held }: Options<Owner>,
): Promise<UploadForm<Owner> | Refusal> {
  const fields = new Map<string, string>();
  const files: Part[] = [];
  let owner: Owner | null = null;
  for await (const part of readable(request.parts())) {
    if (part.type === 'field') {
      if (owner !== null && part.fieldname === uploadFields.orderToken) return invalid(part.fieldname);
      fields.set(part.fieldname, String(part.value));
      continue;
    }
    if (!fileField.test(part.fieldname)) return invalid(part.fieldname);
    if (owner === null) {
      const found = await ownerOf(fields.get(uploadFields.orderToken) || null);
      if (isRefusal(found)) return found;
      owner = found;
    }
    const bytes = await readFile(part.file, held);
    if (isRefusal(bytes)) return bytes;
    files.push({ field: part.fieldname, bytes });
  }
  if (owner === null) return refuse('INPUT_ERROR', { fields: { [`${uploadFields.file}0`]: 'required' } });
  const sorted = files.toSorted((a, b) => numberOf(a.field) - numberOf(b.field));
  return { kind: 'form', owner, files: sorted.map((file) => withClaim(file, fields)) };
}

/** A form that cannot be read, with the parser's error as its cause. */
class FormFault extends Error {}

/** Errors of the parser become faults of the form, and those of the reader stay what they are. */
async function* readable<Part>(parts: AsyncIterable<Part>): AsyncGenerator<Part> {
  try {
    yield* parts;
  } catch (cause) {
    throw new FormFault('The form cannot be read', { cause });
  }
}

async function readFile(file: Readable & { truncated?: boolean }, held: HeldBytes): Promise<Buffer | Refusal> {
  const chunks: Buffer[] = [];
  for await (const chunk of readable<Buffer>(file)) {
    if (!held.take(chunk.length)) return refuse('TEMPORARILY_UNAVAILABLE');
    chunks.push(chunk);
  }
  return file.truncated ? refuse('FILE_TOO_LARGE') : Buffer.concat(chunks);
}

/** So that the sender receives the answer instead of a broken connection. */
function throwAwayRest({ raw }: FastifyRequest): void {
  raw.unpipe();
  raw.resume();
}

const numberOf = (field: string): number => Number(fileField.exec(field)?.[1]);

const withClaim = (file: Part, fields: ReadonlyMap<string, string>): UploadedFile => ({
  ...file,
  claimedDigest: fields.get(`${uploadFields.digest}${numberOf(file.field)}`)?.toLowerCase() ?? null,
});

function refusalOf(error: unknown): Refusal {
  if (!(error instanceof FormFault)) throw error;
  const { cause } = error;
  const isTooLarge = cause instanceof Error && 'code' in cause && cause.code === 'FST_REQ_FILE_TOO_LARGE';
  return isTooLarge ? refuse('FILE_TOO_LARGE') : invalid('body');
}
