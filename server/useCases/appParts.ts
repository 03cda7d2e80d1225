import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../base/config.ts';
import type { Monotonic } from '../base/throttle.ts';
import type { Bookstore } from '../bookstore/bookstore.ts';
import type { Email } from '../email/email.ts';
import type { Files } from '../files/files.ts';
import type { Identity } from '../identity/identity.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Payments } from '../payments/payments.ts';
import type { Push } from '../push/push.ts';
import type { RealtimeEvents } from '../realtime/realtime.ts';
import type { Database, Db } from '../store/database/database.ts';

/** All parts of the shop that use cases work with. `buildApp(parts)` in `app.ts` makes the request handler. */
export type AppParts = {
  readonly config: Config;
  readonly database: Database;
  /** `database.db`, for most callers. */
  readonly db: Db;
  readonly identity: Identity;
  readonly files: Files;
  readonly jobs: Jobs;
  readonly email: Email;
  readonly push: Push;
  readonly bookstore: Bookstore;
  readonly payments: Payments;
  readonly realtime: RealtimeEvents;
  /** The server's clock, epoch milliseconds. */
  readonly clock: () => number;
  /** For limits. */
  readonly monotonic: Monotonic;
  readonly randomBytes: (count: number) => Buffer;
  /** Folders of builds, newest first; older ones serve `/assets` to open pages. */
  readonly assetFolders: () => readonly string[];
  readonly log: FastifyBaseLogger;
};
