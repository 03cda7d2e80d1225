import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type AnsweredFile, fileTypes, type StreamedFile } from '../../src/contract/order/orderDocument.ts';
import type { Language } from '../../src/domain/localText.ts';
import type { Refusal } from '../base/refusal.ts';
import { isKnown } from './etag.ts';
import { failureBody, statusOf } from './failure.ts';
import { packingFor } from './packing.ts';
import { savesNothing } from './savesNothing.ts';
import { type AnswerPlace, finish } from './sharedAnswers.ts';

const json = 'application/json; charset=utf-8';
/** Compression makes shorter answers (bytes) hardly shorter. */
export const packedFrom = 1_024;
type Reader = { readonly language: Language; readonly requestId?: string };

/** An answer that no shared cache may store. */
export const sendPrivate = (reply: FastifyReply, wire: unknown): FastifyReply =>
  reply.header('Cache-Control', 'private, no-store').type(json).send(JSON.stringify(wire));

/** A file for the caller's own cache. Its name may have Thai letters (RFC 6266). */
export function sendFile(
  reply: FastifyReply,
  file: AnsweredFile | StreamedFile,
  media: keyof typeof fileTypes,
): FastifyReply {
  const { name } = file;
  const plain = name.replace(/[^\w.-]+/g, '').replace(/^[-.]+/, '');
  const named = `filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
  return reply
    .header('Cache-Control', 'private, no-store')
    .header('Content-Disposition', `attachment; ${named}`)
    .type(fileTypes[media])
    .send('chunks' in file ? Readable.from(file.chunks) : Buffer.from(file.bytes));
}

/** A refusal. `status` overrides the code's own. */
export function sendFailure(reply: FastifyReply, refusal: Refusal, reader: Reader, status?: number): FastifyReply {
  const code = status ?? statusOf(refusal.code);
  const { retryAfterMs } = refusal.details;
  if (code === 503) reply.header('Retry-After', '5');
  if (retryAfterMs !== undefined) reply.header('Retry-After', String(Math.ceil(retryAfterMs / 1_000)));
  reply.header('Vary', 'Accept-Language');
  return sendPrivate(
    reply.code(code),
    failureBody(refusal, {
      language: reader.language,
      savesNothing: savesNothing(reply.request),
      requestId: code >= 500 ? reader.requestId : undefined,
    }),
  );
}

/** A shared answer with a strong ETag; computed and compressed only for a new version. */
export async function sendShared(
  request: FastifyRequest,
  reply: FastifyReply,
  reader: Reader,
  place: AnswerPlace | null,
  compute: () => Promise<{ kind: 'answer'; body: unknown } | Refusal>,
): Promise<FastifyReply> {
  let finished = place?.known ?? null;
  if (finished === null) {
    const given = await compute();
    if (given.kind === 'refusal') return sendFailure(reply, given, reader);
    finished = finish(given.body);
    place?.keep(finished);
  }
  reply.header('Cache-Control', 'public, max-age=0, must-revalidate').header('ETag', finished.tag);
  if (isKnown(request.headers['if-none-match'], finished.tag)) return reply.code(304).send();
  reply.type(json).header('Vary', 'Accept-Encoding');
  const packing = finished.body.length < packedFrom ? null : packingFor(request.headers['accept-encoding']);
  if (packing === null) return reply.send(finished.body);
  return reply.header('Content-Encoding', packing).send(await finished.packed(packing));
}
