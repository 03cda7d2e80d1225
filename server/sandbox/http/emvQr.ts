/** An element of an EMVCo QR text: id, length and value. */
export const element = (id: string, value: string): string => `${id}${String(value.length).padStart(2, '0')}${value}`;

/** The text of elements with its checksum (CRC-16/CCITT-FALSE) at the end. */
export function sealed(elements: readonly string[]): string {
  const body = `${elements.join('')}6304`;
  return body + checksum(body);
}

function checksum(text: string): string {
  let crc = 0xffff;
  for (const character of text) {
    crc ^= character.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
