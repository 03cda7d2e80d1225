import { withinLimit } from '../store/withinLimit.ts';
import { forgetNews } from './news.ts';
import { forgetPushHere, readPushHere, writePushHere } from './pushHere.ts';
import { endAtServer } from './settlePush.ts';

const limitMs = 1_000;

/**
 * Ends push messages on this device, also offline: first locally, so that a late message says nothing, then at browser
 * and server. Never throws.
 */
export async function endPush(): Promise<void> {
  await forgetPushHere().catch(() => {});
  await Promise.all([forgetTold(), unsubscribe()]);
}

/** Removes shown notices and their data, which lead to orders. Never throws. */
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

/** After a sign-in: another person's push ends; the same person's session is sent. */
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
