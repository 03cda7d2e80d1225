import { orderTaxWireFields, type ReceivedOrder } from '../../../src/contract/order/order.ts';
import type { TaxData } from '../../../src/domain/tax/taxData.ts';
import { refuseTaxWish, type TaxWishProblem } from '../../../src/domain/tax/taxInvoice.ts';
import { isRefusal, type Refusal, refuse } from '../../base/refusal.ts';
import type { Tx } from '../../store/database/connection.ts';
import { readTaxData, writeTaxData } from '../../store/people/taxData.ts';
import { acceptTaxData, type TaxDataOwner } from '../people/saveTaxData.ts';
import type { ComputedQuote } from './computeQuote.ts';

/**
 * The order's tax data; `null` if not wanted. Refuses invalid or unexpected data, and withholding without a company.
 * First data is saved for the next order.
 */
export async function taxOfOrder(
  tx: Tx,
  owner: TaxDataOwner,
  { tax = null }: Pick<ReceivedOrder, 'tax'>,
  { quote, settings }: ComputedQuote,
  now: number,
): Promise<TaxData | null | Refusal> {
  const problem = refuseTaxWish({ data: tax, withholdingPercent: quote.withholdingPercent }, settings, quote.vat.gross);
  if (problem !== null) return refuse('INPUT_ERROR', { fields: { [fieldOf[problem]]: problem } });
  if (tax === null) return null;
  const data = await acceptTaxData(tx, owner, tax);
  if (isRefusal(data)) return data;
  if ((await readTaxData(tx, owner.userId)) === null) await writeTaxData(tx, owner.userId, data, now);
  return data;
}

const fieldOf = {
  'tax.invoice.off': orderTaxWireFields.invoice,
  'tax.invoice.belowMinimum': orderTaxWireFields.invoice,
  'tax.withholding.needsCompany': orderTaxWireFields.withholding,
} as const satisfies Record<TaxWishProblem, string>;
