import { desc } from 'drizzle-orm';
import { cachedUntilChanged } from '../database/cachedUntilChanged.ts';
import type { Db } from '../database/connection.ts';
import { mailMessages } from '../schema/mail.ts';

/** A message for an administrator. */
type MailRow = Pick<
  typeof mailMessages.$inferSelect,
  'id' | 'to' | 'kind' | 'subject' | 'text' | 'createdAt' | 'delivery' | 'sentAt'
>;

/** The shop's messages, newest first. */
export async function listMail(
  db: Db,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly rows: readonly MailRow[]; readonly total: number }> {
  const rows = await db
    .select()
    .from(mailMessages)
    .orderBy(desc(mailMessages.createdAt), desc(mailMessages.id))
    .offset(offset)
    .limit(limit);
  return {
    rows: rows.map(({ id, to, kind, subject, text, createdAt, delivery, sentAt }) => ({
      ...{ id, to, kind, subject, text, createdAt, delivery },
      sentAt: delivery === 'sent' ? sentAt : null,
    })),
    total: await countAll(db),
  };
}

const countAll = cachedUntilChanged([mailMessages], (db) => db.$count(mailMessages));
