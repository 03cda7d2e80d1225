import { and, eq, gt } from 'drizzle-orm';
import type { Db, Tx } from '../database/connection.ts';
import { mailMessages } from '../schema/mail.ts';

type NewMessage = typeof mailMessages.$inferInsert;

/** Writes a message, unless the same thing was owed before; answers whether it was written. */
export async function insertMail(tx: Tx, message: NewMessage): Promise<boolean> {
  const written = await tx
    .insert(mailMessages)
    .values(message)
    .onConflictDoNothing({ target: mailMessages.dedupeKey })
    .returning({ id: mailMessages.id });
  return written.length > 0;
}

/** When messages that anybody may cause were written to a mailbox, after this instant. */
export async function writtenTo(tx: Tx, mailbox: string, after: number): Promise<readonly number[]> {
  const rows = await tx
    .select({ at: mailMessages.createdAt })
    .from(mailMessages)
    .where(and(eq(mailMessages.mailbox, mailbox), gt(mailMessages.createdAt, after)));
  return rows.map(({ at }) => at);
}

export async function findMail(db: Db, id: string) {
  const [message] = await db.select().from(mailMessages).where(eq(mailMessages.id, id));
  return message ?? null;
}

/** Notes how a try to send has ended. */
export async function noteMail(
  db: Db,
  id: string,
  outcome: Pick<NewMessage, 'delivery' | 'sentAt' | 'error'>,
): Promise<void> {
  await db.update(mailMessages).set(outcome).where(eq(mailMessages.id, id));
}
