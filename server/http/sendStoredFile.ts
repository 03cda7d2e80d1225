import { extname } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readByteRange } from '../../src/domain/byteRange.ts';
import type { FileStore } from '../files/files.ts';

const mediaTypes: Readonly<Record<string, string>> = {
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.mov': 'video/quicktime',
  '.avi': 'video/x-msvideo',
  '.mpg': 'video/mpeg',
  '.mp3': 'audio/mpeg',
  '.m4a': 'audio/mp4',
  '.aac': 'audio/aac',
  '.wav': 'audio/wav',
  '.ogg': 'audio/ogg',
  '.flac': 'audio/flac',
  '.pdf': 'application/pdf',
  '.vtt': 'text/vtt; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

export const mediaTypeOf = (name: string): string => mediaTypes[extname(name)] ?? 'application/octet-stream';

/**
 * Sends a stored file or the requested range. A name never changes its bytes, so it is the ETag. Answers whether it
 * did, and not the reply: awaiting a reply waits for its end.
 */
export async function sendStoredFile(
  request: FastifyRequest,
  reply: FastifyReply,
  store: FileStore,
  name: string,
  cacheControl: string,
): Promise<boolean> {
  const size = await store.size(name);
  if (size === null) return false;
  const tag = `"${name}"`;
  const type = mediaTypeOf(name);
  // Text is compressed, so ranges of it cannot be combined.
  const hasRanges = !type.startsWith('text/');
  reply
    .type(type)
    .header('Cache-Control', cacheControl)
    .header('Accept-Ranges', hasRanges ? 'bytes' : 'none')
    .header('ETag', tag);
  if (request.headers['if-none-match'] === tag) {
    reply.code(304).send();
    return true;
  }

  const { 'if-range': onlyIf, range: asked } = request.headers;
  const mayBePart = hasRanges && (onlyIf === undefined || onlyIf === tag);
  const range = mayBePart ? readByteRange(asked, size) : null;
  if (range === 'unsatisfiable') reply.code(416).header('Content-Range', `bytes */${size}`).send();
  else if (range === null) reply.header('Content-Length', size).send(store.stream(name));
  else {
    reply
      .code(206)
      .header('Content-Range', `bytes ${range.start}-${range.end}/${size}`)
      .header('Content-Length', range.end - range.start + 1)
      .send(store.stream(name, range));
  }
  return true;
}
