import { randomBytes } from 'node:crypto';
import nodemailer from 'nodemailer';
import { mailboxOf } from '../../src/domain/people/contactFormat.ts';
import type { Config } from '../base/config.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Db } from '../store/database/connection.ts';
import { findMail, insertMail, noteMail, writtenTo } from '../store/site/queuedMail.ts';
import type { Email } from './email.ts';
import { countedSince, pauseBefore } from './mailboxLimit.ts';

type Options = {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'publicUrl'>;
  readonly clock: () => number;
};

/**
 * Sends messages by jobs of the same transaction. Without `SMTP_URL` they are only shown to the administrator. Retries
 * use the same message id.
 */
export function openEmail({ db, jobs, config, clock }: Options): Email {
  if (config.smtpUrl !== null) jobs.work('send-email', mailSender(db, config.smtpUrl, config, clock));

  return {
    enqueue: async (tx, { isUnasked, ...message }) => {
      // An erased person has no address.
      if (message.to === '') return false;
      const now = clock();
      const mailbox = isUnasked ? mailboxOf(message.to) : null;
      const pause = mailbox === null ? 0 : pauseBefore(await writtenTo(tx, mailbox, countedSince(now), now), now);
      if (pause === null) return false;
      const isReadHere = config.smtpUrl === null;
      const id = randomBytes(16).toString('base64url');
      const delivery = isReadHere ? 'stored' : 'queued';
      const times = { createdAt: now, sentAt: isReadHere ? now : null };
      const isNew = await insertMail(tx, { ...message, id, mailbox, delivery, ...times });
      if (!isNew) return false;
      const startAfter = pause === 0 ? {} : { startAfter: now + pause };
      if (!isReadHere) await jobs.send('send-email', { messageId: id }, { tx, singletonKey: id, ...startAfter });
      return true;
    },
  };
}

function mailSender(db: Db, smtpUrl: string, { mailFrom, publicUrl }: Options['config'], clock: () => number) {
  const transport = nodemailer.createTransport(smtpUrl);
  const domain = new URL(publicUrl).hostname;

  return async ({ messageId }: { readonly messageId: string }): Promise<void> => {
    const message = await findMail(db, messageId);
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
      await noteMail(db, messageId, {
        delivery: 'failed',
        error: error instanceof Error ? error.message : String(error),
      });
      throw error;
    }
    await noteMail(db, messageId, { delivery: 'sent', sentAt: clock(), error: null });
  };
}
