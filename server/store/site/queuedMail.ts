import { and, eq, gt, lte } from 'drizzle-orm';
import type { Db, Tx } from '../database/connection.ts';
import { mailMessages } from '../schema/mail.ts';

type NewMessage = typeof mailMessages.$inferInsert;

/** Writes a message; `false` if the same one was written before. */
export async function insertMail(tx: Tx, message: NewMessage): Promise<boolean> {
  const written = await tx
    .insert(mailMessages)
    .values(message)
    .onConflictDoNothing({ target: mailMessages.dedupeKey })
    .returning({ id: mailMessages.id });
  return written.length > 0;
}

/** Times of unasked messages to a mailbox after an instant, without those of a clock that was ahead. */
export async function writtenTo(tx: Tx, mailbox: string, after: number, now: number): Promise<readonly number[]> {
  const rows = await tx
    .select({ at: mailMessages.createdAt })
    .from(mailMessages)
    .where(and(eq(mailMessages.mailbox, mailbox), gt(mailMessages.createdAt, after), lte(mailMessages.createdAt, now)));
  return rows.map(({ at }) => at);
}

export async function findMail(db: Db, id: string) {
  const [message] = await db.select().from(mailMessages).where(eq(mailMessages.id, id));
  return message ?? null;
}

/** Records the result of a try to send. */
export async function noteMail(
  db: Db,
  id: string,
  outcome: Pick<NewMessage, 'delivery' | 'sentAt' | 'error'>,
): Promise<void> {
  await db.update(mailMessages).set(outcome).where(eq(mailMessages.id, id));
}
