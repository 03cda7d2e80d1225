import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import nodemailer from 'nodemailer';
import type { Config } from '../config.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Db } from '../store/connection.ts';
import { mailMessages } from '../store/schema/mail.ts';
import type { Email } from './email.ts';

type Options = {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'publicUrl'>;
  readonly clock: () => number;
};

/**
 * Messages go out by a job that is written with them. Without `SMTP_URL` they are kept at once and shown to the
 * administrator. A message whose server fails is tried again; each try carries the same message id.
 */
export function openEmail({ db, jobs, config, clock }: Options): Email {
  if (config.smtpUrl !== null) jobs.work('send-email', mailSender(db, config.smtpUrl, config, clock));

  return {
    owe: async (tx, message) => {
      const now = clock();
      const isKept = config.smtpUrl === null;
      const [written] = await tx
        .insert(mailMessages)
        .values({
          ...message,
          id: randomBytes(16).toString('base64url'),
          delivery: isKept ? 'kept' : 'owed',
          createdAt: now,
          sentAt: isKept ? now : null,
        })
        .onConflictDoNothing({ target: mailMessages.dedupeKey })
        .returning({ id: mailMessages.id });
      if (!written) return false;
      if (!isKept) await jobs.send('send-email', { messageId: written.id }, { tx, singletonKey: written.id });
      return true;
    },
  };
}

function mailSender(db: Db, smtpUrl: string, { mailFrom, publicUrl }: Options['config'], clock: () => number) {
  const transport = nodemailer.createTransport(smtpUrl);
  const domain = new URL(publicUrl).hostname;
  const note = (id: string, outcome: Partial<typeof mailMessages.$inferInsert>) =>
    db.update(mailMessages).set(outcome).where(eq(mailMessages.id, id));

  return async ({ messageId }: { readonly messageId: string }): Promise<void> => {
    const [message] = await db.select().from(mailMessages).where(eq(mailMessages.id, messageId));
    if (!message || message.sentAt !== null) return;
    const { to, subject, text, html } = message;
    try {
      await transport.sendMail({
        from: mailFrom,
        to,
        subject,
        text,
        ...(html === null ? {} : { html }),
        messageId: `<${messageId}@${domain}>`,
      });
    } catch (error) {
      await note(messageId, { delivery: 'failed', error: error instanceof Error ? error.message : String(error) });
      throw error;
    }
    await note(messageId, { delivery: 'sent', sentAt: clock(), error: null });
  };
}
