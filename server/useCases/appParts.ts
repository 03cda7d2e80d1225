import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../base/config.ts';
import type { Bookstore } from '../bookstore/bookstore.ts';
import type { Email } from '../email/email.ts';
import type { Files } from '../files/files.ts';
import type { Identity } from '../identity/identity.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Push } from '../push/push.ts';
import type { RealtimeEvents } from '../realtime/realtime.ts';
import type { Database, Db } from '../store/database/database.ts';

/** Everything the pages and calls stand on. `buildApp(parts)` in `app.ts` makes the server of them. */
export type AppParts = {
  readonly config: Config;
  readonly database: Database;
  /** `database.db`, for the many that need no more. */
  readonly db: Db;
  readonly identity: Identity;
  readonly files: Files;
  readonly jobs: Jobs;
  readonly email: Email;
  readonly push: Push;
  readonly bookstore: Bookstore;
  readonly realtime: RealtimeEvents;
  /** The server's clock, epoch milliseconds. */
  readonly clock: () => number;
  readonly randomBytes: (count: number) => Buffer;
  /** Folders of built pages, the newest first; the older ones serve only `/assets` to pages that are still open. */
  readonly assetFolders: () => readonly string[];
  readonly log: FastifyBaseLogger;
};
