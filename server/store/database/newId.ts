/** An id that grows with time (UUID version 7), for index locality. `randomBytes` is the server's source. */
export function newId(now: number, randomBytes: (count: number) => Buffer): string {
  const bytes = Buffer.concat([Buffer.alloc(6), randomBytes(10)]);
  bytes.writeUIntBE(now, 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** The token that opens an order without a session: 192 random bits. */
export const newOrderToken = (randomBytes: (count: number) => Buffer): string => randomBytes(24).toString('base64url');
