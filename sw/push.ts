import { type PushMessage, readPushMessage } from '../src/contract/site/pushMessage.ts';
import { refreshAppBadge } from '../src/platform/install/appBadge.ts';
import { noteNews } from '../src/platform/push/news.ts';
import { changePushHere, hears, readNeutralWords, readPushHere } from '../src/platform/push/pushHere.ts';
import { endAtServer, settlePush } from '../src/platform/push/settlePush.ts';

declare const self: ServiceWorkerGlobalScope;

/** Sent by some browsers when a push service ends a subscription. */
type SubscriptionChange = ExtendableEvent & { readonly oldSubscription?: PushSubscription | null };

/** Target of a message without an order. */
const ordersPath = '/myaccount/student/order';
const newsTag = 'news';

/** Shows push messages about decisions, opens their order when pressed, and renews the subscription. */
export function tellNews(): void {
  self.addEventListener('push', (event) => event.waitUntil(show(event.data)));
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(openPage(event.notification.data?.path));
  });
  self.addEventListener('pushsubscriptionchange', (event) => {
    const change = event as SubscriptionChange;
    change.waitUntil(subscribeAnew(change.oldSubscription?.endpoint));
  });
}

/** Browsers require a notification for every message, even an unreadable one or one for another person. */
async function show(data: PushMessageData | null): Promise<void> {
  const message = await messageForHere(data);
  if (message === null) return await showNeutral();
  const { title, body, path, tag, language } = message;
  await self.registration.showNotification(title, { ...look, body, tag, lang: language, data: { path } });
  await noteNews({ path, tag }).catch(() => {});
  await refreshAppBadge();
}

const look = { icon: '/icons/icon-192.png', badge: '/icons/monochrome-512.png' };

/** The message, if it is ours and for the current person. */
async function messageForHere(data: PushMessageData | null): Promise<PushMessage | null> {
  try {
    const message = readPushMessage(data?.json());
    const here = await readPushHere();
    return message !== null && here !== null && hears(here, message.listener) ? message : null;
  } catch {
    return null;
  }
}

async function showNeutral(): Promise<void> {
  const words = await readNeutralWords().catch(() => null);
  await self.registration.showNotification(words?.title ?? 'Lanrian', {
    ...look,
    body: words?.body ?? '',
    tag: newsTag,
    lang: words?.language ?? 'th',
    data: { path: ordersPath },
  });
}

/** Focuses an open tab with that page, else opens the page. */
async function openPage(wanted: unknown): Promise<void> {
  const path = typeof wanted === 'string' ? wanted : ordersPath;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find(({ url }) => new URL(url).pathname === path);
  await (open === undefined ? self.clients.openWindow(path) : open.focus());
}

async function subscribeAnew(old: string | undefined): Promise<void> {
  const here = await changePushHere((row) => ({ ...row, isTold: false }));
  if (here === null) return;
  const before = old ?? here.endpoint;
  await settlePush(self.registration);
  const after = (await readPushHere())?.endpoint;
  if (before !== null && before !== after) await endAtServer(before);
}
