/** No bank knows this biller, so a real banking app refuses the code. */
const billerId = '000000000000000';

/** The text of a Thai bill payment QR (EMVCo) with an amount in satang. `reference` has at most 20 letters and digits. */
export function qrPayload(amount: number, reference: string): string {
  const biller = element('00', 'A000000677010112') + element('01', billerId) + element('02', reference.toUpperCase());
  const body = [
    element('00', '01'),
    element('01', '12'),
    element('30', biller),
    element('53', '764'),
    element('54', (amount / 100).toFixed(2)),
    element('58', 'TH'),
    '6304',
  ].join('');
  return body + checksum(body);
}

const element = (id: string, value: string): string => `${id}${String(value.length).padStart(2, '0')}${value}`;

/** CRC-16/CCITT-FALSE as four hexadecimal digits. */
function checksum(text: string): string {
  let crc = 0xffff;
  for (const character of text) {
    crc ^= character.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
