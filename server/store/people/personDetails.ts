import { eq } from 'drizzle-orm';
import type { StoredAnswer } from '../../../src/domain/people/customLabel.ts';
import type { Db, Tx } from '../database/connection.ts';
import { people, users, verifications } from '../schema/identity.ts';

/** The stored details of a person but for answers; `null` without one. */
export async function findDetails(db: Db, userId: string) {
  const [row] = await db
    .select({ person: people, isEmailProved: users.emailVerified })
    .from(people)
    .innerJoin(users, eq(users.id, people.userId))
    .where(eq(people.userId, userId));
  if (!row) return null;
  const { firstName, lastName, nickname, tel, address, contactEmail, userGroupId } = row.person;
  return {
    ...{ firstName, lastName, nickname: nickname ?? '', tel: tel ?? '', address: address ?? '' },
    ...{ email: contactEmail, groupId: userGroupId, isEmailProved: row.isEmailProved },
  };
}

/** A new e-mail; `signsIn`: it is the sign-in address too. */
export type EditedAddress = { readonly email: string; readonly signsIn: boolean };

/** Writes an unproved e-mail, and voids the links to the former one. */
export async function writeEmail(
  tx: Tx,
  userId: string,
  { email, signsIn }: EditedAddress,
  now: number,
): Promise<void> {
  await tx.update(people).set({ contactEmail: email }).where(eq(people.userId, userId));
  const updatedAt = new Date(now);
  await tx
    .update(users)
    .set({ emailVerified: false, updatedAt, ...(signsIn ? { email } : {}) })
    .where(eq(users.id, userId));
  await tx.delete(verifications).where(eq(verifications.value, userId));
}

export async function writeGroupAndAnswers(
  tx: Tx,
  userId: string,
  { groupId, answers }: { readonly groupId: string | null; readonly answers: readonly StoredAnswer[] },
): Promise<void> {
  await tx.update(people).set({ userGroupId: groupId, answers }).where(eq(people.userId, userId));
}
