import { desc, eq, type SQL } from 'drizzle-orm';
import type { MailDelivery } from '../../../src/domain/site/mailDelivery.ts';
import { cachedUntilChanged } from '../database/cachedUntilChanged.ts';
import type { Db } from '../database/connection.ts';
import { mailMessages } from '../schema/mail.ts';

/** A message for an administrator. */
type MailRow = Pick<
  typeof mailMessages.$inferSelect,
  'id' | 'to' | 'kind' | 'subject' | 'text' | 'createdAt' | 'delivery' | 'sentAt'
>;

/** The shop's messages of this delivery or of all, newest first. */
export async function listMail(
  db: Db,
  delivery: MailDelivery | null,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly rows: readonly MailRow[]; readonly total: number }> {
  const rows = await db
    .select()
    .from(mailMessages)
    .where(isDelivery(delivery))
    .orderBy(desc(mailMessages.createdAt), desc(mailMessages.id))
    .offset(offset)
    .limit(limit);
  return {
    rows: rows.map(({ id, to, kind, subject, text, createdAt, delivery, sentAt }) => ({
      ...{ id, to, kind, subject, text, createdAt, delivery },
      sentAt: delivery === 'sent' ? sentAt : null,
    })),
    total: await countMail(db, delivery ?? ''),
  };
}

/** The number of messages; '' counts all. */
export const countMail = cachedUntilChanged([mailMessages], (db, delivery: MailDelivery | '') =>
  db.$count(mailMessages, isDelivery(delivery || null)),
);

const isDelivery = (delivery: MailDelivery | null): SQL | undefined =>
  delivery === null ? undefined : eq(mailMessages.delivery, delivery);
