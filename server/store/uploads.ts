import { and, count, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import type { Db, Tx } from './connection.ts';
import { uploads } from './schema/files.ts';

export type NewUpload = typeof uploads.$inferInsert;
export type UploadRow = typeof uploads.$inferSelect;

/** Whose an upload is; one of them is enough to reach it. */
export type UploadOwner = {
  readonly userId: string | null;
  readonly guestKeyHash: string | null;
  readonly orderId: string | null;
};

export async function insertUploads(tx: Tx, rows: readonly NewUpload[]): Promise<void> {
  await tx.insert(uploads).values([...rows]);
}

export async function findUpload(db: Db, name: string): Promise<UploadRow | null> {
  const [row] = await db.select().from(uploads).where(eq(uploads.name, name));
  return row ?? null;
}

/** How many files of this owner belong to nothing yet. */
export async function countUnattached(db: Db, owner: UploadOwner): Promise<number> {
  const [row] = await db
    .select({ files: count() })
    .from(uploads)
    .where(and(isNull(uploads.attachedTo), ownedBy(owner)));
  return row?.files ?? 0;
}

/** Binds an owner's loose uploads to what they belong to; `false`, for the caller to take back, unless all were. */
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

function ownedBy({ userId, guestKeyHash, orderId }: UploadOwner): SQL | undefined {
  const owners = [
    userId === null ? undefined : eq(uploads.ownerUserId, userId),
    guestKeyHash === null ? undefined : eq(uploads.ownerGuestKeyHash, guestKeyHash),
    orderId === null ? undefined : eq(uploads.ownerOrderId, orderId),
  ].filter((owner) => owner !== undefined);
  // Nobody's files are not everybody's.
  if (owners.length === 0) throw new Error('An upload is looked for by its owner');
  return or(...owners);
}
