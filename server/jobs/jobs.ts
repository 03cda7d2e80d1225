import type { PushNews } from '../base/pushNews.ts';
import type { Tx } from '../store/database/connection.ts';

/** A push message that a job sends; its words are written then. */
export type QueuedPush = PushNews & {
  readonly subscriptionId: string;
  readonly orderId: string;
  /** How many steps the order had taken: once it has taken another, this is no news any more. */
  readonly steps: number;
};

/** The work that is done beside the requests, with its data. */
export type JobData = {
  'send-email': { readonly messageId: string };
  'send-push': QueuedPush;
  'send-to-bookstore': { readonly orderId: string };
  'cancel-unpaid-orders': Record<string, never>;
  'end-publishing': Record<string, never>;
  'remove-unattached-uploads': Record<string, never>;
  'remove-lost-files': Record<string, never>;
  'forget-old-keys': Record<string, never>;
  'forget-guest-carts': Record<string, never>;
  'forget-guest-push': Record<string, never>;
};
export type JobName = keyof JobData;

/** Every name, so that its queue exists before anybody sends to it. */
export const jobNames = [
  'send-email',
  'send-push',
  'send-to-bookstore',
  'cancel-unpaid-orders',
  'end-publishing',
  'remove-unattached-uploads',
  'remove-lost-files',
  'forget-old-keys',
  'forget-guest-carts',
  'forget-guest-push',
] as const satisfies readonly JobName[];

type SendOptions = {
  /** The job exists if and only if this transaction commits. */
  readonly tx?: Tx;
  /** Epoch milliseconds; at once where it is left out. */
  readonly startAfter?: number;
  /** While one job with this key waits, a second one is not added. */
  readonly singletonKey?: string;
};

export type Jobs = {
  readonly send: <Name extends JobName>(name: Name, data: JobData[Name], options?: SendOptions) => Promise<void>;
  /** One handler a name, before `start`. It must be repeatable: a job runs again after a failure or a kill. */
  readonly work: <Name extends JobName>(name: Name, handler: (data: JobData[Name]) => Promise<void>) => void;
  /** Runs a job on a cron schedule (UTC). */
  readonly repeat: <Name extends JobName>(name: Name, cron: string, data: JobData[Name]) => void;
  readonly start: () => Promise<void>;
  /** Lets running jobs finish for a moment. */
  readonly stop: () => Promise<void>;
};
