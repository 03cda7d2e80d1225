import { and, desc, eq, ne } from 'drizzle-orm';
import type { PostalAddress, SavedAddress } from '../../../src/domain/people/postalAddress.ts';
import type { Db, Tx } from '../database/connection.ts';
import { addresses } from '../schema/addresses.ts';
import { users } from '../schema/identity.ts';

const columns = {
  id: addresses.id,
  recipient: addresses.recipient,
  tel: addresses.tel,
  line: addresses.line,
  subdistrict: addresses.subdistrict,
  district: addresses.district,
  province: addresses.province,
  postcode: addresses.postcode,
  isDefault: addresses.isDefault,
};

/** A person's addresses, default first, then newest. */
export const readAddresses = (db: Db, userId: string): Promise<SavedAddress[]> =>
  db
    .select(columns)
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(desc(addresses.isDefault), desc(addresses.createdAt), desc(addresses.id));

/** Locks a person's addresses until the transaction ends. */
export async function lockAddresses(tx: Tx, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

export async function insertAddress(
  tx: Tx,
  owned: { readonly id: string; readonly userId: string },
  address: PostalAddress,
  now: number,
): Promise<void> {
  await tx.insert(addresses).values({ ...address, ...owned, createdAt: now, updatedAt: now });
}

/** Updates a person's address; `false` without one. */
export async function updateAddress(
  tx: Tx,
  { id, userId }: { readonly id: string; readonly userId: string },
  address: PostalAddress,
  now: number,
): Promise<boolean> {
  const changed = await tx
    .update(addresses)
    .set({ ...address, updatedAt: now })
    .where(and(eq(addresses.id, id), eq(addresses.userId, userId)))
    .returning({ id: addresses.id });
  return changed.length > 0;
}

export async function removeAddress(tx: Tx, userId: string, id: string): Promise<void> {
  await tx.delete(addresses).where(and(eq(addresses.id, id), eq(addresses.userId, userId)));
}

/** Clears the default mark of other addresses. */
export async function clearDefaultBut(tx: Tx, userId: string, id: string): Promise<void> {
  await tx
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.userId, userId), eq(addresses.isDefault, true), ne(addresses.id, id)));
}

export async function markDefault(tx: Tx, userId: string, id: string): Promise<void> {
  await tx
    .update(addresses)
    .set({ isDefault: true })
    .where(and(eq(addresses.userId, userId), eq(addresses.id, id)));
}
