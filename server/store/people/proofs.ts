import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../database/connection.ts';
import { verifications } from '../schema/identity.ts';

export type Proof = { readonly identifier: string; readonly userId: string; readonly expiresAt: number };

/** Writes proofs down as the session library does, which takes them, but all in one statement. */
export async function insertProofs(db: Db, proofs: readonly Proof[]): Promise<void> {
  // By the machine's clock, as the library's own.
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
