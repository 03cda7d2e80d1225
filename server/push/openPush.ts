import type { Config } from '../base/config.ts';
import type { Jobs, QueuedPush } from '../jobs/jobs.ts';
import type { Db } from '../store/database/connection.ts';
import { findOrder } from '../store/order/orders.ts';
import {
  findPushListener,
  notePushSent,
  type PushSubscriptionRow,
  pushListeners,
  removePushSubscriptionById,
} from '../store/people/pushSubscriptions.ts';
import { messageOf } from './messageOf.ts';
import type { Push } from './push.ts';
import { isPushService } from './pushServices.ts';
import { sendPushMessage } from './sendPushMessage.ts';

type Options = {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly config: Pick<Config, 'publicUrl' | 'mailFrom' | 'secrets' | 'pushServices'>;
  readonly clock: () => number;
};

/** Push messages are sent by jobs written with the decision, one per browser, each retried by itself. */
export function openPush({ db, jobs, config, clock }: Options): Push {
  jobs.work('send-push', (queued) => deliver({ db, config, clock }, queued));
  return {
    enqueue: async (tx, stored, news) => {
      const { order, userId } = stored;
      for (const { id } of await pushListeners(tx, { orderId: order.id, userId }, clock())) {
        const queued = { ...news, subscriptionId: id, orderId: order.id, steps: order.history.length };
        await jobs.send('send-push', queued, { tx });
      }
    },
  };
}

/** Checks again, because days may have passed: a signed-out person is not notified. Throws for a retry. */
async function deliver({ db, config, clock }: Omit<Options, 'jobs'>, queued: QueuedPush): Promise<void> {
  const stored = await findOrder(db, queued.orderId);
  if (stored === null || stored.order.history.length !== queued.steps) return;
  const told = { orderId: queued.orderId, userId: stored.userId };
  const listener = await findPushListener(db, told, clock(), queued.subscriptionId);
  if (listener === null || !isPushService(listener.endpoint, config.pushServices)) return;
  const isBuyers = listener.userId === stored.userId;
  await send({ db, config, clock }, listener, messageOf(stored.order, queued, { ...listener, isBuyers }));
}

async function send(
  { db, config, clock }: Omit<Options, 'jobs'>,
  listener: PushSubscriptionRow,
  message: ReturnType<typeof messageOf>,
): Promise<void> {
  const outcome = await sendPushMessage(config, listener, message);
  if (outcome === 'gone') await removePushSubscriptionById(db, listener.id);
  else await notePushSent(db, listener.id, clock());
}
