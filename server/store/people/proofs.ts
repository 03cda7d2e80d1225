import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../database/connection.ts';
import { verifications } from '../schema/identity.ts';

export type Proof = { readonly identifier: string; readonly userId: string; readonly expiresAt: number };

/** Writes verification rows in the session library's format, in one statement. */
export async function insertProofs(db: Db, proofs: readonly Proof[]): Promise<void> {
  // By the machine's clock, like the library.
  const stamps = { createdAt: new Date(), updatedAt: new Date() };
  await db.insert(verifications).values(
    proofs.map(({ identifier, userId, expiresAt }) => ({
      ...{ id: randomBytes(16).toString('base64url'), identifier: hashOf(identifier), value: userId },
      ...{ expiresAt: new Date(expiresAt), ...stamps },
    })),
  );
}

/** The library's `storeIdentifier: 'hashed'`. */
const hashOf = (identifier: string): string => createHash('sha256').update(identifier).digest('base64url');
