import { and, count, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../database/connection.ts';
import { lockNamed } from '../database/lockNamed.ts';
import { uploads } from '../schema/files.ts';

export type NewUpload = typeof uploads.$inferInsert;
export type UploadRow = typeof uploads.$inferSelect;

/** The owner of an upload; one field is enough. */
export type UploadOwner = {
  readonly userId: string | null;
  readonly guestKeyHash: string | null;
  readonly orderId: string | null;
};

/** The owner record of registration pictures. */
export const attachedToPerson = (userId: string): string => `person:${userId}`;

/** The owner record of a tax certificate. */
export const attachedToTax = (userId: string): string => `tax:${userId}`;

export async function insertUploads(tx: Tx, rows: readonly NewUpload[]): Promise<void> {
  await tx.insert(uploads).values([...rows]);
}

export async function findUpload(db: Db, name: string): Promise<UploadRow | null> {
  const [row] = await db.select().from(uploads).where(eq(uploads.name, name));
  return row ?? null;
}

/** Serialises uploads of one owner until the transaction ends. A guest has no row to lock. */
export async function lockUploadsOf(tx: Tx, { userId, guestKeyHash, orderId }: UploadOwner): Promise<void> {
  await lockNamed(tx, `uploads of ${JSON.stringify([userId, guestKeyHash, orderId])}`);
}

/** The number of an owner's unattached files. */
export async function countUnattached(db: Db, owner: UploadOwner): Promise<number> {
  const [row] = await db
    .select({ files: count() })
    .from(uploads)
    .where(and(isNull(uploads.attachedTo), ownedBy(owner)));
  return row?.files ?? 0;
}

/** The owner's uploads among these that have no shown copy yet, by name. */
export async function unpreparedUploads(
  db: Db,
  names: readonly string[],
  owner: UploadOwner,
): Promise<readonly string[]> {
  if (names.length === 0) return [];
  const rows = await db
    .select({ name: uploads.name })
    .from(uploads)
    .where(and(inArray(uploads.name, [...names]), isNull(uploads.displayName), ownedBy(owner)));
  return rows.map(({ name }) => name);
}

/** The facts of an upload that need its picture decoded. */
type PreparedFacts = Pick<UploadRow, 'width' | 'height' | 'displaySha256' | 'slipReference'> & {
  readonly displayName: string;
};

/** Notes the shown copy and the slip's reference; `false` if the upload is gone. */
export async function notePrepared(db: Db, name: string, facts: PreparedFacts): Promise<boolean> {
  const noted = await db.update(uploads).set(facts).where(eq(uploads.name, name)).returning({ name: uploads.name });
  return noted.length === 1;
}

/** The references read from an owner's slips, by name. */
export async function readSlipReferences(
  db: Db,
  names: readonly string[],
  owner: UploadOwner,
): Promise<readonly (string | null)[]> {
  if (names.length === 0) return [];
  const rows = await db
    .select({ name: uploads.name, reference: uploads.slipReference })
    .from(uploads)
    .where(and(inArray(uploads.name, [...names]), ownedBy(owner)));
  return names.map((name) => rows.find((row) => row.name === name)?.reference ?? null);
}

/** The given files that belong to the owner, attached or not. */
export async function ownUploads(
  db: Db,
  names: readonly string[],
  owner: UploadOwner,
): Promise<readonly Pick<UploadRow, 'name' | 'mediaType'>[]> {
  if (names.length === 0 || !isSomebody(owner)) return [];
  return await db
    .select({ name: uploads.name, mediaType: uploads.mediaType })
    .from(uploads)
    .where(and(inArray(uploads.name, [...names]), eq(uploads.store, 'private'), ownedBy(owner)));
}

/** Attaches an owner's files; `false` unless all were unattached; the caller rolls back. */
export async function attachUploads(
  tx: Tx,
  names: readonly string[],
  owner: UploadOwner,
  attachedTo: string,
): Promise<boolean> {
  if (names.length === 0) return true;
  const attached = await tx
    .update(uploads)
    .set({ attachedTo })
    .where(
      and(inArray(uploads.name, [...names]), eq(uploads.store, 'private'), isNull(uploads.attachedTo), ownedBy(owner)),
    )
    .returning({ name: uploads.name });
  return attached.length === new Set(names).size && attached.length === names.length;
}

/**
 * Attaches a certificate to a person's tax data, also one sent as a guest; `false` if it is gone or another's. An
 * attached one stays.
 */
export async function retainCertificate(tx: Tx, name: string, userId: string, owner: UploadOwner): Promise<boolean> {
  const attachedTo = attachedToTax(userId);
  const isOwnAndLoose = and(isNull(uploads.attachedTo), ownedBy({ ...owner, userId }));
  const retained = await tx
    .update(uploads)
    .set({ attachedTo })
    .where(
      and(eq(uploads.name, name), eq(uploads.store, 'private'), or(eq(uploads.attachedTo, attachedTo), isOwnAndLoose)),
    )
    .returning({ name: uploads.name });
  return retained.length === 1;
}

const isSomebody = ({ userId, guestKeyHash, orderId }: UploadOwner): boolean =>
  userId !== null || guestKeyHash !== null || orderId !== null;

function ownedBy({ userId, guestKeyHash, orderId }: UploadOwner): SQL | undefined {
  const owners = [
    userId === null ? undefined : eq(uploads.ownerUserId, userId),
    guestKeyHash === null ? undefined : eq(uploads.ownerGuestKeyHash, guestKeyHash),
    orderId === null ? undefined : eq(uploads.ownerOrderId, orderId),
  ].filter((owner) => owner !== undefined);
  // An empty owner list must not match every file.
  if (owners.length === 0) throw new Error('An upload is looked for by its owner');
  return or(...owners);
}
