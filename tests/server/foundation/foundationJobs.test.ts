import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Email } from '../../../server/email/email.ts';
import { openEmail } from '../../../server/email/openEmail.ts';
import type { Jobs } from '../../../server/jobs/jobs.ts';
import { openJobs } from '../../../server/jobs/openJobs.ts';
import { transaction } from '../../../server/store/database/transaction.ts';
import { mailMessages } from '../../../server/store/schema/mail.ts';
import { onDatabase } from '../../support/run/databases.ts';
import { type MailServer, openMailServer } from '../../support/services/mailServer.ts';

const letter = (dedupeKey: string) => ({
  to: 'mali@example.com',
  language: 'th' as const,
  kind: 'orderPlaced',
  subject: 'ได้รับคำสั่งซื้อแล้ว',
  text: 'ขอบคุณที่สั่งซื้อ',
  html: null,
  isUnasked: false,
  dedupeKey,
});
const config = { smtpUrl: null, mailFrom: 'Lanrian <shop@example.com>', publicUrl: 'http://localhost:8080' };

/** Counts the jobs that run at the same time. The first one waits for another beside it. */
function countedLooks() {
  const running: string[] = [];
  let left = 0;
  const { promise: done, resolve } = Promise.withResolvers<void>();
  const { promise: met, resolve: meet } = Promise.withResolvers<void>();
  const counts = { sameAtOnce: false, mostAtOnce: 0 };
  return Object.assign(counts, {
    done,
    expect: (count: number) => {
      left = count;
    },
    look: async (id: string) => {
      counts.sameAtOnce ||= running.includes(id);
      running.push(id);
      counts.mostAtOnce = Math.max(counts.mostAtOnce, running.length);
      if (running.length > 1) meet();
      await met;
      running.splice(running.indexOf(id), 1);
      left -= 1;
      if (left === 0) resolve();
    },
  });
}

onDatabase('jobs', (database) => {
  let jobs: Jobs;
  const looks = countedLooks();
  const done: string[] = [];
  const wanted = new Map<string, () => void>();
  const finished = (id: string) =>
    done.includes(id) ? Promise.resolve() : new Promise<void>((resolve) => wanted.set(id, resolve));

  beforeAll(async () => {
    jobs = openJobs(database(), console);
    jobs.work('send-email', async ({ messageId }) => {
      done.push(messageId);
      wanted.get(messageId)?.();
    });
    jobs.work('look-at-charge', ({ attemptId }) => looks.look(attemptId), { atOnce: 4 });
    await jobs.start();
  });
  afterAll(() => jobs.stop());

  test('jobs of several groups run side by side, those of one group one after the other', async () => {
    const ids = ['a', 'a', 'a', 'b', 'c', 'd', 'e', 'a', 'b'];
    looks.expect(ids.length);
    await transaction(database().db, async (tx) => {
      for (const attemptId of ids) await jobs.send('look-at-charge', { attemptId }, { tx, group: attemptId });
    });
    await looks.done;
    expect(looks.sameAtOnce).toBe(false);
    expect(looks.mostAtOnce).toBeGreaterThan(1);
    expect(looks.mostAtOnce).toBeLessThanOrEqual(4);
  });

  test('a job of a transaction that is taken back is never done', async () => {
    const { db } = database();
    const back = transaction(db, async (tx) => {
      await jobs.send('send-email', { messageId: 'taken back' }, { tx });
      throw new Error('stop');
    });
    await expect(back).rejects.toThrow('stop');
    await transaction(db, (tx) => jobs.send('send-email', { messageId: 'committed' }, { tx }));
    await finished('committed');
    expect(done).not.toContain('taken back');
  });

  test('a job of its own is done too, and one that waits for its time is not yet', async () => {
    await jobs.send('send-email', { messageId: 'tomorrow' }, { startAfter: Date.now() + 86_400_000 });
    await jobs.send('send-email', { messageId: 'alone' });
    await finished('alone');
    expect(done).not.toContain('tomorrow');
  });

  test('while one job with a key waits, a second one is not added', async () => {
    const startAfter = Date.now() + 86_400_000;
    for (const messageId of ['one', 'two']) {
      await jobs.send('send-email', { messageId }, { startAfter, singletonKey: 'the same' });
    }
    const { rows } = await database().executeSql("select data from pgboss.job where singleton_key = 'the same'");
    expect(rows).toEqual([{ data: { messageId: 'one' } }]);
  });

  test('many at once are done one after the other, without a pause between them', async () => {
    const ids = Array.from({ length: 30 }, (_, number) => `many-${number}`);
    await transaction(database().db, async (tx) => {
      for (const messageId of ids) await jobs.send('send-email', { messageId }, { tx });
    });
    await Promise.all(ids.map(finished));
  });

  test('sending beside the transaction one is in fails by name', async () => {
    const inside = transaction(database().db, () => jobs.send('send-email', { messageId: 'beside' }));
    await expect(inside).rejects.toThrow('jobs.send without its transaction');
  });
});

onDatabase('e-mail', (database) => {
  const enqueue = (email: Email, dedupeKey: string) =>
    transaction(database().db, (tx) => email.enqueue(tx, letter(dedupeKey)));
  const stored = async (dedupeKey: string) =>
    database().db.select().from(mailMessages).where(eq(mailMessages.dedupeKey, dedupeKey));

  test('without a mail server is stored at once, and queued once', async () => {
    const jobs = openJobs(database(), console);
    const email = openEmail({ db: database().db, jobs, config, clock: () => 1_000 });
    expect(await enqueue(email, 'order:1')).toBe(true);
    expect(await enqueue(email, 'order:1')).toBe(false);
    expect(await stored('order:1')).toMatchObject([{ delivery: 'stored', sentAt: 1_000, to: 'mali@example.com' }]);
  });

  describe('with a mail server', () => {
    let server: MailServer;
    const handlers = new Map<string, (data: { messageId: string }) => Promise<void>>();
    const sent: string[] = [];
    const jobs: Jobs = {
      send: async (_, data) => {
        if ('messageId' in data) sent.push(data.messageId);
      },
      work: (name, handler) => {
        handlers.set(name, handler as (data: { messageId: string }) => Promise<void>);
      },
      repeat: () => {},
      start: async () => {},
      stop: async () => {},
    };
    let email: Email;
    const run = (messageId: string) => handlers.get('send-email')?.({ messageId });

    beforeAll(async () => {
      server = await openMailServer();
      const withServer = { ...config, smtpUrl: server.url };
      email = openEmail({ db: database().db, jobs, config: withServer, clock: () => 2_000 });
    });
    afterAll(() => server.close());

    test('goes out once, however often its job runs', async () => {
      await enqueue(email, 'order:2');
      const [messageId = ''] = sent.splice(0);
      expect(await stored('order:2')).toMatchObject([{ delivery: 'queued', sentAt: null }]);
      await run(messageId);
      await run(messageId);
      expect(server.received.map((message) => message.messageId)).toEqual([`<${messageId}@localhost>`]);
      expect(await stored('order:2')).toMatchObject([{ delivery: 'sent', sentAt: 2_000, error: null }]);
    });

    test('that is refused says so, stays queued, and goes out later', async () => {
      server.refuse(true);
      await enqueue(email, 'order:3');
      const [messageId = ''] = sent.splice(0);
      await expect(run(messageId)).rejects.toThrow();
      const [failed] = await stored('order:3');
      expect(failed).toMatchObject({ delivery: 'failed', sentAt: null });
      expect(failed?.error).toContain('the box is full');

      server.refuse(false);
      await run(messageId);
      expect(await stored('order:3')).toMatchObject([{ delivery: 'sent', error: null }]);
    });
  });
});

onDatabase('a shop that was killed', (database) => {
  test('has its running jobs, and mail that waited after a failure, done as soon as it starts again', async () => {
    const killed = openJobs(database(), console);
    const { promise: isRunning, resolve: run } = Promise.withResolvers<void>();
    const { promise: hasFailed, resolve: fail } = Promise.withResolvers<void>();
    const { promise: end, resolve: kill } = Promise.withResolvers<void>();
    killed.work('look-at-charge', async () => {
      run();
      await end;
    });
    killed.work('send-email', async () => {
      fail();
      throw new Error('The mail server is away');
    });
    await killed.start();
    await killed.send('look-at-charge', { attemptId: 'one' });
    await killed.send('send-email', { messageId: 'two' });
    await Promise.all([isRunning, hasFailed]);
    await expect
      .poll(async () => {
        const { rows } = await database().executeSql(
          "select name, state from pgboss.job where name in ('send-email', 'look-at-charge')",
        );
        return rows.map(({ name, state }) => `${name} ${state}`).sort();
      })
      .toEqual(['look-at-charge active', 'send-email retry']);

    const again = openJobs(database(), console);
    const { promise: looked, resolve: look } = Promise.withResolvers<unknown>();
    const { promise: mailed, resolve: mail } = Promise.withResolvers<unknown>();
    again.work('look-at-charge', async ({ attemptId }) => look(attemptId));
    again.work('send-email', async ({ messageId }) => mail(messageId));
    await again.start();
    expect(await Promise.all([looked, mailed])).toEqual(['one', 'two']);
    kill();
    await Promise.all([killed.stop(), again.stop()]);
  });
});
