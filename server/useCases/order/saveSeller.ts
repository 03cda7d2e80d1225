import { sellerWireFields } from '../../../src/contract/order/seller.ts';
import { normaliseSeller, refuseSeller, type Seller } from '../../../src/domain/tax/seller.ts';
import type { Refusal } from '../../base/refusal.ts';
import { refuseFields } from '../../base/refuseFields.ts';
import type { Tx } from '../../store/database/connection.ts';
import { writeSeller } from '../../store/order/seller.ts';

/** Stores the seller; a wrong check digit is no refusal (decisions: tax and numbers). */
export async function saveSeller(tx: Tx, typed: Seller, now: number): Promise<Seller | Refusal> {
  const refused = refuseFields(refuseSeller(typed), (field) => sellerWireFields[field]);
  if (refused) return refused;
  const seller = normaliseSeller(typed);
  await writeSeller(tx, seller, now);
  return seller;
}
