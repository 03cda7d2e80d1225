import { element, sealed } from './emvQr.ts';

/** No bank knows this biller, so a real banking app refuses the code. */
const billerId = '000000000000000';

/** The text of a Thai bill payment QR (EMVCo) with an amount in satang. `reference` has at most 20 letters and digits. */
export function qrPayload(amount: number, reference: string): string {
  const biller = element('00', 'A000000677010112') + element('01', billerId) + element('02', reference.toUpperCase());
  return sealed([
    element('00', '01'),
    element('01', '12'),
    element('30', biller),
    element('53', '764'),
    element('54', (amount / 100).toFixed(2)),
    element('58', 'TH'),
  ]);
}
