import { inflateSync } from 'node:zlib';

const woffHead = 44;
const woffEntry = 20;
const fontHead = 12;
const fontEntry = 16;

/** Unpacks a WOFF font (W3C WOFF 1.0) once, because the layout engine would inflate each table for every document. */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is no WOFF font');
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(fontHead + fontEntry * count);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const parts: Buffer[] = [head];
  let offset = head.length;
  for (let index = 0; index < count; index += 1) {
    const table = tableAt(woff, woffHead + woffEntry * index);
    const entry = fontHead + fontEntry * index;
    table.tag.copy(head, entry);
    head.writeUInt32BE(table.checksum, entry + 4);
    head.writeUInt32BE(offset, entry + 8);
    head.writeUInt32BE(table.bytes.length, entry + 12);
    const padding = Buffer.alloc(-table.bytes.length & 3);
    parts.push(table.bytes, padding);
    offset += table.bytes.length + padding.length;
  }
  return Buffer.concat(parts);
}

function tableAt(woff: Buffer, at: number) {
  const [start, packed, length] = [woff.readUInt32BE(at + 4), woff.readUInt32BE(at + 8), woff.readUInt32BE(at + 12)];
  const bytes = woff.subarray(start, start + packed);
  return {
    tag: woff.subarray(at, at + 4),
    checksum: woff.readUInt32BE(at + 16),
    bytes: packed < length ? inflateSync(bytes) : bytes,
  };
}
