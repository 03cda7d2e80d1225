import { bookstoreBody } from '../../src/contract/order/bookstore.ts';
import { pauseAfterTries } from '../../src/domain/order/bookstore.ts';
import type { Config } from '../base/config.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Db, Tx } from '../store/database/connection.ts';
import { transaction } from '../store/database/transaction.ts';
import {
  beginTry,
  enqueueAgain,
  findSending,
  insertSend,
  noteTry,
  replaceBody,
} from '../store/order/bookstoreSends.ts';
import { lockOrder } from '../store/order/orderStatus.ts';
import type { Bookstore } from './bookstore.ts';
import { sendOrder } from './sendOrder.ts';

type Options = {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly config: Pick<Config, 'bookstore'>;
  readonly clock: () => number;
  /** How long the bookstore may take to answer (ms). */
  readonly answerWithinMs?: number;
};

/** A try is over after this time (ms), even if its process was killed; shorter than any pause. */
const tryOverMs = 20_000;

/** Orders go to the bookstore by jobs written with them; a failed try writes the job of the next. */
export function openBookstore({ db, jobs, config, clock, answerWithinMs = 15_000 }: Options): Bookstore {
  const { bookstore } = config;
  const queue = (tx: Tx, orderId: string, startAfter?: number) =>
    jobs.send('send-to-bookstore', { orderId }, { tx, singletonKey: orderId, ...(startAfter && { startAfter }) });
  if (bookstore !== null) {
    jobs.work('send-to-bookstore', ({ orderId }) => deliver({ db, clock, bookstore, queue, answerWithinMs }, orderId));
  }

  return {
    isKnown: bookstore !== null,
    isOn: ({ bookstoreEnabled }) => bookstoreEnabled && bookstore !== null,
    enqueue: async (tx, { order, userId }, addressId) => {
      const body = JSON.stringify(bookstoreBody(order, userId, addressId));
      const isNew = await insertSend(tx, { orderId: order.id, body, queuedAt: clock() });
      if (isNew) await queue(tx, order.id);
      return isNew;
    },
    renew: (tx, { order, userId }) => replaceBody(tx, order.id, JSON.stringify(bookstoreBody(order, userId, null))),
    enqueueAgain: async (tx, orderId) => {
      if (await enqueueAgain(tx, orderId, clock())) await queue(tx, orderId);
    },
  };
}

type Delivery = Pick<Options, 'db' | 'clock'> & {
  readonly answerWithinMs: number;
  readonly bookstore: NonNullable<Config['bookstore']>;
  readonly queue: (tx: Tx, orderId: string, startAfter?: number) => Promise<void>;
};

/** Throws only while another try runs: the queue then retries later. */
async function deliver(delivery: Delivery, orderId: string): Promise<void> {
  const { db, clock, bookstore, answerWithinMs } = delivery;
  if (await dropCancelled(db, orderId)) return;
  const now = clock();
  const begun = await beginTry(db, orderId, { now, busySince: now - tryOverMs });
  if (begun === null) return await refuseWhileBusy(db, orderId);
  try {
    await sendOrder(bookstore, { orderId, body: begun.body, answerWithinMs });
  } catch (error) {
    return await tryLater(delivery, orderId, begun.tries, faultText(error));
  }
  await noteTry(db, orderId, { state: 'sent', sentAt: clock(), fault: null });
}

/** With the order locked, so that a revival sees the dropped state. */
async function dropCancelled(db: Db, orderId: string): Promise<boolean> {
  return await transaction(db, async (tx) => {
    const isCancelled = (await lockOrder(tx, orderId)) === 'cancelled';
    if (isCancelled) await noteTry(tx, orderId, { state: 'dropped', sentAt: null, fault: null });
    return isCancelled;
  });
}

async function refuseWhileBusy(db: Db, orderId: string): Promise<void> {
  const sending = await findSending(db, orderId);
  if (sending?.state === 'queued') throw new Error(`The order ${orderId} is being sent to the bookstore already`);
}

async function tryLater({ db, clock, queue }: Delivery, orderId: string, tries: number, fault: string): Promise<void> {
  const pause = pauseAfterTries(tries);
  await transaction(db, async (tx) => {
    await noteTry(tx, orderId, { state: pause === null ? 'failed' : 'queued', sentAt: null, fault });
    if (pause !== null) await queue(tx, orderId, clock() + pause);
  });
}

/** The cause behind `fetch`'s general message. */
function faultText(error: unknown): string {
  const met = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return (met instanceof Error ? met.message : String(met)).slice(0, 500);
}
