import {
  type OrderRequest,
  typedAddressWireField,
  orderDeliveryWireFields as wireFields,
} from '../../../src/contract/order/order.ts';
import type { Delivery, DeliveryProblem, OrderShipping, ShippingOption } from '../../../src/domain/order/shipping.ts';
import {
  normalisePostalAddress,
  type PostalAddress,
  refusePostalAddress,
} from '../../../src/domain/people/postalAddress.ts';
import { isRefusal, type Refusal, refuse } from '../../base/refusal.ts';
import { refuseFields } from '../../base/refuseFields.ts';
import type { Tx } from '../../store/database/connection.ts';
import { newId } from '../../store/database/newId.ts';
import { readAddresses } from '../../store/people/addresses.ts';
import type { AppParts } from '../appParts.ts';
import { addAddress } from '../people/saveAddress.ts';

/**
 * The order's delivery; `null` without products. Refuses an address that is missing, invalid or another's. A typed one
 * may be saved to the account.
 */
export async function shippingOfOrder(
  tx: Tx,
  { randomBytes }: Pick<AppParts, 'randomBytes'>,
  userId: string,
  { delivery = null }: Pick<OrderRequest, 'delivery'>,
  option: ShippingOption | null,
  now: number,
): Promise<OrderShipping | null | Refusal> {
  if (option === null) return null;
  const { id: optionId, name, detail, needsAddress } = option;
  if (!needsAddress) return { optionId, name, detail, needsAddress, address: null };
  const address = await addressOf(tx, userId, delivery);
  if (isRefusal(address)) return address;
  if (delivery?.kind === 'typed' && delivery.isSaved) {
    await saveAddress(tx, { id: newId(now, randomBytes), userId }, address, now);
  }
  return { optionId, name, detail, needsAddress, address };
}

async function addressOf(tx: Tx, userId: string, delivery: Delivery | null): Promise<PostalAddress | Refusal> {
  if (delivery === null) return refuseDelivery(wireFields.typed, 'shipping.address.required');
  if (delivery.kind === 'saved') {
    const found = (await readAddresses(tx, userId)).find(({ id }) => id === delivery.addressId);
    return found ? parcelAddress(found) : refuseDelivery(wireFields.saved, 'shipping.address.gone');
  }
  const refused = refuseFields(refusePostalAddress(delivery.address), typedAddressWireField);
  return refused ?? parcelAddress(normalisePostalAddress(delivery.address));
}

/** A full list takes no more and blocks no order; an equal address is not saved twice. */
async function saveAddress(
  tx: Tx,
  owned: { readonly id: string; readonly userId: string },
  address: PostalAddress,
  now: number,
): Promise<void> {
  const saved = await readAddresses(tx, owned.userId);
  const isKnown = saved.some((each) => JSON.stringify(parcelAddress(each)) === JSON.stringify(address));
  if (!isKnown) await addAddress(tx, owned, address, now);
}

/** The address without the account's default mark. */
const parcelAddress = ({
  recipient,
  tel,
  line,
  subdistrict,
  district,
  province,
  postcode,
}: PostalAddress): PostalAddress => ({
  ...{ recipient, tel, line, subdistrict, district, province, postcode },
  isDefault: false,
});

const refuseDelivery = (field: string, problem: DeliveryProblem): Refusal =>
  refuse('INPUT_ERROR', { fields: { [field]: problem } });
