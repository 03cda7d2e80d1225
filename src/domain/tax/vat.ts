import { multiplyThenDivideHalfUp } from '../pricing/money.ts';

/** VAT of Thailand, contained in prices and shipping (decisions: money). */
const vatPercent = 7;

/** Minor units; net + vat = gross. */
export type Vat = { readonly net: number; readonly vat: number; readonly gross: number };

/** Net, VAT and gross of an amount that contains VAT, half up, once per document. Off: net = gross. */
export function vatOf(gross: number, vatEnabled: boolean): Vat {
  const vat = vatEnabled ? multiplyThenDivideHalfUp(gross, vatPercent, 100 + vatPercent) : 0;
  return { net: gross - vat, vat, gross };
}
