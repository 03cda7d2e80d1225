import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FastifyBaseLogger, fastify } from 'fastify';
import type { Monotonic } from '../../../server/base/throttle.ts';
import { openBookstore } from '../../../server/bookstore/openBookstore.ts';
import { openEmail } from '../../../server/email/openEmail.ts';
import { openFiles } from '../../../server/files/openFiles.ts';
import { openIdentity } from '../../../server/identity/openIdentity.ts';
import type { JobData, JobName, Jobs } from '../../../server/jobs/jobs.ts';
import { openPayments, paymentsOf } from '../../../server/payments/payments.ts';
import { openPush } from '../../../server/push/openPush.ts';
import { readConfig } from '../../../server/readConfig.ts';
import type { Database } from '../../../server/store/database/database.ts';
import type { AppParts } from '../../../server/useCases/appParts.ts';
import { unreachableProvider } from '../payment/unreachableProvider.ts';

/** The tests sign in thousands of times. A test of `foundationIdentity` has the shop's cost. */
export const hashCost = 256;

/** A clock that a test moves. */
export type MovableClock = {
  now: number;
  /** Moves the clock by milliseconds. */
  forward(by: number): void;
};

/** Starts at the machine's time, because sessions and links also end by it. */
export const movableClock = (now: number = Date.now()): MovableClock => ({
  now,
  forward(by) {
    this.now += by;
  },
});

/** A message to open pages. */
export type RealtimeMessage =
  | { readonly event: 'order:changed'; readonly orderId: string; readonly userId: string }
  | { readonly event: 'catalogue:changed' | 'settings:changed'; readonly id: string }
  | { readonly event: 'closed'; readonly userId: string; readonly sessionId: string | null };

/** A requested job with its handler; `runJobs` acts as the queue. */
export type AskedJob = { readonly name: JobName; readonly data: JobData[JobName]; readonly startAfter: number | null };

export type TestParts = {
  readonly parts: AppParts;
  readonly messages: RealtimeMessage[];
  readonly jobs: AskedJob[];
  /** Runs the jobs that are due by the clock, oldest first. */
  runJobs(): Promise<void>;
  /** Deletes the data folder; the caller owns the database. */
  close(): Promise<void>;
};

export type TestPartsOptions = {
  readonly database: Database;
  readonly clock: MovableClock;
  /** The clock's time by default, so that limits end with it. */
  readonly monotonic?: Monotonic;
  readonly env?: Readonly<Record<string, string>>;
  /** Folders of built pages, newest first. */
  readonly assetFolders?: readonly string[];
  readonly log?: FastifyBaseLogger;
};

/** The real parts of the shop, with recorded jobs and realtime messages, which have their own tests. */
export async function openTestParts(options: TestPartsOptions): Promise<TestParts> {
  const { database, clock, env = {}, assetFolders = [], log = defectsOnly() } = options;
  const dataDir = await mkdtemp(join(tmpdir(), 'lanrian-parts-'));
  const config = readConfig({ SHOP_MODE: 'demo', DATA_DIR: dataDir, PORT: '8080', REALTIME_PORT: '8443', ...env });
  const now = () => clock.now;
  const messages: RealtimeMessage[] = [];
  const recorder = recordJobs(now);
  const closeSocketsOf = (userId: string, sessionId?: string) => {
    messages.push({ event: 'closed', userId, sessionId: sessionId ?? null });
  };
  const parts: AppParts = {
    config,
    database,
    db: database.db,
    identity: openIdentity({ db: database.db, config, clock: now, closeSocketsOf, hashCost }),
    files: await openFiles(dataDir, config.storageBytes),
    jobs: recorder.jobs,
    email: openEmail({ db: database.db, jobs: recorder.jobs, config, clock: now }),
    push: openPush({ db: database.db, jobs: recorder.jobs, config, clock: now }),
    bookstore: openBookstore({ db: database.db, jobs: recorder.jobs, config, clock: now }),
    payments: config.payments.omise === undefined ? paymentsOf([unreachableProvider]) : openPayments(config),
    realtime: {
      emitOrderChanged: ({ id, userId }) => messages.push({ event: 'order:changed', orderId: id, userId }),
      emitToAll: (event, id) => messages.push({ event, id }),
      closeSocketsOf,
    },
    clock: now,
    monotonic: options.monotonic ?? now,
    randomBytes,
    assetFolders: () => assetFolders,
    log,
  };
  return {
    parts,
    messages,
    jobs: recorder.asked,
    runJobs: recorder.run,
    close: () => rm(dataDir, { recursive: true, force: true }),
  };
}

/** A log of the shop's own defects only. */
const defectsOnly = (): FastifyBaseLogger => fastify({ logger: { level: 'error' } }).log;

function recordJobs(now: () => number) {
  const asked: AskedJob[] = [];
  const handlers = new Map<string, (data: never) => Promise<void>>();
  const jobs: Jobs = {
    send: async (name, data, { startAfter = null } = {}) => {
      asked.push({ name, data, startAfter });
    },
    work: (name, handler) => {
      handlers.set(name, handler);
    },
    repeat: () => {},
    start: async () => {},
    stop: async () => {},
  };
  const run = async () => {
    const isDue = (job: AskedJob) => (job.startAfter ?? 0) <= now();
    const due = asked.filter(isDue);
    asked.splice(0, asked.length, ...asked.filter((job) => !isDue(job)));
    for (const { name, data } of due) await handlers.get(name)?.(data as never);
  };
  return { jobs, asked, run };
}
