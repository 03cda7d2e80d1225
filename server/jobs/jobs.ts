import type { ProviderName } from '../../src/domain/order/paymentMethod.ts';
import type { PushNews } from '../base/pushNews.ts';
import type { Tx } from '../store/database/connection.ts';

/** A push message that a job sends; its words are written then. */
export type QueuedPush = PushNews & {
  readonly subscriptionId: string;
  readonly orderId: string;
  /** Number of the order's transitions; after another one the message is outdated. */
  readonly steps: number;
};

/** Background jobs with their data. */
export type JobData = {
  'send-email': { readonly messageId: string };
  'send-push': QueuedPush;
  'send-to-bookstore': { readonly orderId: string };
  /** `claimedBy`: an unsigned notification in the name of this provider says that it is paid. */
  'look-at-charge': { readonly attemptId: string; readonly claimedBy?: ProviderName };
  'ask-open-charges': Record<string, never>;
  'ask-open-refunds': Record<string, never>;
  'cancel-unpaid-orders': Record<string, never>;
  'start-publishing': Record<string, never>;
  'end-publishing': Record<string, never>;
  'remove-unattached-uploads': Record<string, never>;
  'remove-lost-files': Record<string, never>;
  'remove-files': { readonly store: 'public' | 'private'; readonly names: readonly string[] };
  'erase-old-papers': Record<string, never>;
  'forget-old-keys': Record<string, never>;
  'forget-guest-carts': Record<string, never>;
  'forget-guest-push': Record<string, never>;
  'make-backup': Record<string, never>;
};
export type JobName = keyof JobData;

/** Every name, so that its queue exists before the first send. */
export const jobNames = [
  'send-email',
  'send-push',
  'send-to-bookstore',
  'look-at-charge',
  'ask-open-charges',
  'ask-open-refunds',
  'cancel-unpaid-orders',
  'start-publishing',
  'end-publishing',
  'remove-unattached-uploads',
  'remove-lost-files',
  'remove-files',
  'erase-old-papers',
  'forget-old-keys',
  'forget-guest-carts',
  'forget-guest-push',
  'make-backup',
] as const satisfies readonly JobName[];

type SendOptions = {
  /** The job exists only if this transaction commits. */
  readonly tx?: Tx;
  /** Epoch milliseconds; at once by default. */
  readonly startAfter?: number;
  /** While a job with this key waits, a second is not added. */
  readonly singletonKey?: string;
  /** Jobs of one name and group never run at the same time. */
  readonly group?: string;
};

type WorkOptions = {
  /** Jobs of this name that may run at the same time; 1 by default. */
  readonly atOnce?: number;
};

export type Jobs = {
  readonly send: <Name extends JobName>(name: Name, data: JobData[Name], options?: SendOptions) => Promise<void>;
  /** One handler a name, before `start`. It must be idempotent: a job runs again after a failure or a kill. */
  readonly work: <Name extends JobName>(
    name: Name,
    handler: (data: JobData[Name]) => Promise<void>,
    options?: WorkOptions,
  ) => void;
  /** Runs a job on a cron schedule (UTC). */
  readonly repeat: <Name extends JobName>(name: Name, cron: string, data: JobData[Name]) => void;
  readonly start: () => Promise<void>;
  /** Lets running jobs finish for a moment. */
  readonly stop: () => Promise<void>;
};
