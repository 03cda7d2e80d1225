import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { fromPglite, PgBoss, type Db as QueueDatabase } from 'pg-boss';
import type { QueueSource, Tx } from '../store/database/connection.ts';
import type { Database } from '../store/database/database.ts';
import { refuseInsideTransaction } from '../store/database/insideTransaction.ts';
import { executeSqlIn } from '../store/database/transaction.ts';
import { type JobData, type JobName, type Jobs, jobNames } from './jobs.ts';

const queueConnections = 3;
/** Jobs wake their worker at once; this is the delay of timed ones. */
const pollSeconds = 5;
const stopWithinMs = 10_000;

/** Retries after half a minute, then with growing pauses, for about two days. */
const retries = { retryLimit: 12, retryDelay: 30, retryBackoff: true, retryDelayMax: 6 * 3_600 } as const;

/** A job that has run longer than this is taken for lost and runs again. */
const lostAfterSeconds = 15 * 60;
const longJobs: { readonly [Name in JobName]?: number } = { 'make-backup': 12 * 3_600 };

type Handler<Name extends JobName> = {
  readonly handle: (data: JobData[Name]) => Promise<void>;
  readonly atOnce: number;
};
type Handlers = { [Name in JobName]?: Handler<Name> };

/** The job queue in the shop's database, so that a job commits with its cause. */
export function openJobs(database: Pick<Database, 'queueSource'>, log: Pick<FastifyBaseLogger, 'warn'>): Jobs {
  const boss = new PgBoss({ ...connectionOf(database.queueSource), useListenNotify: true });
  boss.on('error', (error) => log.warn({ error }, 'the job queue met an error'));
  const handlers: Handlers = {};
  const schedules: { name: JobName; cron: string; data: object }[] = [];

  const startWorker = async <Name extends JobName>(name: Name): Promise<void> => {
    const handler = handlers[name];
    if (!handler) return;
    const options = {
      ...{ batchSize: 1, localGroupConcurrency: 1 },
      ...{ pollingIntervalSeconds: pollSeconds, notifyPollingIntervalSeconds: pollSeconds },
    };
    let worker = '';
    worker = await boss.work<JobData[Name]>(name, options, async (jobs) => {
      try {
        for (const job of jobs) await handler.handle(job.data);
      } finally {
        // Only the first of many wakes the worker: a finished one looks for the next.
        boss.notifyWorker(worker);
      }
    });
  };

  return {
    send: async (name, data, { tx, startAfter, group, singletonKey = randomUUID() } = {}) => {
      if (!tx) refuseInsideTransaction('jobs.send without its transaction');
      await boss.send(name, data, {
        singletonKey,
        ...(tx === undefined ? {} : { db: databaseOf(tx) }),
        ...(group === undefined ? {} : { group: { id: group } }),
        ...(startAfter === undefined ? {} : { startAfter: new Date(startAfter) }),
      });
    },
    work: (name, handle, { atOnce = 1 } = {}) => {
      Object.assign(handlers, { [name]: { handle, atOnce } });
    },
    repeat: (name, cron, data) => {
      schedules.push({ name, cron, data });
    },
    start: async () => {
      await boss.start();
      // `short`: one waiting job a key; without a key each is unique.
      for (const name of jobNames) {
        const expireInSeconds = longJobs[name] ?? lostAfterSeconds;
        await boss.createQueue(name, { policy: 'short', notify: true, expireInSeconds, ...retries });
      }
      await runAgainAtOnce(boss);
      for (const { name, cron, data } of schedules) await boss.schedule(name, cron, data);
      // A worker of its own each: the library wakes only the first of several that it starts together.
      for (const name of jobNames)
        for (let at = 0; at < (handlers[name]?.atOnce ?? 0); at += 1) await startWorker(name);
    },
    stop: () => boss.stop({ graceful: true, timeout: stopWithinMs }),
  };
}

/**
 * Makes jobs of a killed shop due now instead of after `lostAfterSeconds`, and owed mail instead of after its pause. No
 * other shop runs them: the database has one server.
 */
async function runAgainAtOnce(boss: PgBoss): Promise<void> {
  await boss.getDb().executeSql(
    `update pgboss.job set state = 'retry', started_on = null, start_after = now()
     where state = 'active' or (state = 'retry' and name = $1)`,
    ['send-email' satisfies JobName],
  );
}

const connectionOf = (source: QueueSource) =>
  source.kind === 'pglite'
    ? ({ db: fromPglite(source.pglite), backend: 'pglite' } as const)
    : { connectionString: source.url, max: queueConnections, application_name: 'lanrian-jobs' };

const databaseOf = (tx: Tx): QueueDatabase => ({ executeSql: executeSqlIn(tx) });
