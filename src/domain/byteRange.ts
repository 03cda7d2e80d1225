/** A range of bytes in a file; `end` is inclusive. */
type ByteRange = { readonly start: number; readonly end: number };

/**
 * The byte range that a `Range` header asks for: `unsatisfiable` (416), or `null` for the whole file (no header,
 * another unit, several ranges, or a malformed one; RFC 9110, 14.2).
 */
export function readByteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (!match) return null;
  const [first = '', last = ''] = match.slice(1);
  if (first === '' && last === '') return null;
  if (first === '') return tailOf(Number(last), size);
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return null;
  return start >= size ? 'unsatisfiable' : { start, end };
}

const tailOf = (length: number, size: number): ByteRange | 'unsatisfiable' =>
  length === 0 || size === 0 ? 'unsatisfiable' : { start: Math.max(size - length, 0), end: size - 1 };
