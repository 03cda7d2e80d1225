/** Whether two files have the same content. */
export function areSameBytes(one: ArrayBuffer, other: ArrayBuffer): boolean {
  const [bytes, others] = [new Uint8Array(one), new Uint8Array(other)];
  return bytes.length === others.length && bytes.every((byte, place) => byte === others[place]);
}
