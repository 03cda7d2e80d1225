import { readByteRange } from '../src/domain/byteRange.ts';

/** The whole cached file, or the part requested by a `Range` header (RFC 9110, 14). */
export async function partOf(file: Response, range: string | null): Promise<Response> {
  const bytes = await file.blob();
  const type = file.headers.get('content-type') ?? 'application/octet-stream';
  const wanted = readByteRange(range ?? undefined, bytes.size);
  if (wanted === null) return answer(bytes, 200, { 'content-type': type });
  if (wanted === 'unsatisfiable') return answer(null, 416, { 'content-range': `bytes */${bytes.size}` });
  return answer(bytes.slice(wanted.start, wanted.end + 1), 206, {
    'content-type': type,
    'content-range': `bytes ${wanted.start}-${wanted.end}/${bytes.size}`,
  });
}

const answer = (body: Blob | null, status: number, headers: Record<string, string>): Response =>
  new Response(body, {
    status,
    headers: { ...headers, 'accept-ranges': 'bytes', 'content-length': String(body?.size ?? 0) },
  });
