import { withinLimit } from '../store/withinLimit.ts';
import { forgetNews } from './news.ts';
import { forgetPushHere, readPushHere, writePushHere } from './pushHere.ts';
import { endAtServer } from './settlePush.ts';

const limitMs = 1_000;

/**
 * Nobody is told on this device any more, also without a network: first this device forgets whom it listened for, so
 * that a message which still comes says nothing, then the browser and the server are told. Never throws.
 */
export async function endPush(): Promise<void> {
  await forgetPushHere().catch(() => {});
  await Promise.all([forgetTold(), unsubscribe()]);
}

/** What was told leads to somebody's orders: nothing of it stays, neither here nor in the phone's tray. Never throws. */
export async function forgetTold(): Promise<void> {
  await Promise.allSettled([forgetNews(), withinLimit(closeShown(), limitMs)]);
}

async function closeShown(): Promise<void> {
  const shown = await (await currentWorker())?.getNotifications?.();
  for (const notification of shown ?? []) notification.close();
}

async function unsubscribe(): Promise<void> {
  try {
    const subscription = await withinLimit(currentSubscription(), limitMs);
    if (!subscription) return;
    const { endpoint } = subscription;
    void endAtServer(endpoint);
    await withinLimit(subscription.unsubscribe(), limitMs);
  } catch {}
}

/** Somebody signed in: another than before hears nothing of the first one; the same one has a new session to be told. */
export async function pushEntered(userId: string): Promise<void> {
  const here = await readPushHere().catch(() => null);
  if (here?.userId === null || here === null) return;
  if (here.userId !== userId) return await endPush();
  await writePushHere({ ...here, isTold: false });
}

async function currentSubscription(): Promise<PushSubscription | null> {
  return (await (await currentWorker())?.pushManager?.getSubscription()) ?? null;
}

const currentWorker = async (): Promise<ServiceWorkerRegistration | undefined> =>
  await navigator.serviceWorker?.getRegistration?.();
