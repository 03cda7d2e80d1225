import { shippingWireField } from '../../../src/contract/order/shipping.ts';
import type { ShippingOption } from '../../../src/domain/order/shipping.ts';
import { refuseShipping, storedShipping, typedShipping } from '../../../src/domain/order/typedShipping.ts';
import type { Refusal } from '../../base/refusal.ts';
import { refuseFields } from '../../base/refuseFields.ts';
import type { Tx } from '../../store/database/connection.ts';
import { writeShippingOptions } from '../../store/order/shipping.ts';
import { readSettings } from '../../store/site/settings.ts';

/** Writes the shipping options; placed orders keep theirs. */
export async function saveShipping(
  tx: Tx,
  wanted: readonly ShippingOption[],
  now: number,
): Promise<ShippingOption[] | Refusal> {
  const typed = typedShipping(wanted);
  const { currency } = await readSettings(tx);
  const refused = refuseFields<string>(refuseShipping(typed, currency), shippingWireField);
  if (refused) return refused;
  const stored = storedShipping(typed);
  await writeShippingOptions(tx, stored, now);
  return [...stored];
}
