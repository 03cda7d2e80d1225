import { addressWireFields } from '../../../src/contract/people/addresses.ts';
import {
  addressesMaximum,
  normalisePostalAddress,
  type PostalAddress,
  refusePostalAddress,
  type SavedAddress,
} from '../../../src/domain/people/postalAddress.ts';
import { type Refusal, refuse } from '../../base/refusal.ts';
import { refuseFields } from '../../base/refuseFields.ts';
import type { Tx } from '../../store/database/connection.ts';
import {
  clearDefaultBut,
  insertAddress,
  lockAddresses,
  markDefault,
  readAddresses,
  removeAddress,
  updateAddress,
} from '../../store/people/addresses.ts';

type Owned = { readonly id: string; readonly userId: string };
type Outcome = Promise<SavedAddress[] | Refusal>;

/** Adds an address. The first is the default. */
export async function addAddress(tx: Tx, owned: Owned, typed: PostalAddress, now: number): Outcome {
  const refused = refuseFields(refusePostalAddress(typed), (field) => addressWireFields[field]);
  if (refused) return refused;
  await lockAddresses(tx, owned.userId);
  const before = await readAddresses(tx, owned.userId);
  if (before.length >= addressesMaximum) return refuse('TOO_MANY_ADDRESSES');
  const address = { ...normalisePostalAddress(typed), isDefault: typed.isDefault || before.length === 0 };
  if (address.isDefault) await clearDefaultBut(tx, owned.userId, owned.id);
  await insertAddress(tx, owned, address, now);
  return await readAddresses(tx, owned.userId);
}

/** Updates an address. The default stays until another becomes it. */
export async function changeAddress(tx: Tx, owned: Owned, typed: PostalAddress, now: number): Outcome {
  const refused = refuseFields(refusePostalAddress(typed), (field) => addressWireFields[field]);
  if (refused) return refused;
  await lockAddresses(tx, owned.userId);
  const before = (await readAddresses(tx, owned.userId)).find(({ id }) => id === owned.id);
  if (before === undefined) return refuse('NOT_FOUND');
  const address = { ...normalisePostalAddress(typed), isDefault: typed.isDefault || before.isDefault };
  if (address.isDefault) await clearDefaultBut(tx, owned.userId, owned.id);
  await updateAddress(tx, owned, address, now);
  return await readAddresses(tx, owned.userId);
}

/** Deletes an address; a missing one is fine. The newest other becomes the default. */
export async function deleteAddress(tx: Tx, { id, userId }: Owned): Promise<SavedAddress[]> {
  await lockAddresses(tx, userId);
  await removeAddress(tx, userId, id);
  const [next] = await readAddresses(tx, userId);
  if (next === undefined || next.isDefault) return await readAddresses(tx, userId);
  await markDefault(tx, userId, next.id);
  return await readAddresses(tx, userId);
}
