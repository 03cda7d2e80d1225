import { type PushMessage, readPushMessage } from '../src/contract/site/pushMessage.ts';
import { refreshAppBadge } from '../src/platform/install/appBadge.ts';
import { noteNews } from '../src/platform/push/news.ts';
import { changePushHere, hears, readNeutralWords, readPushHere } from '../src/platform/push/pushHere.ts';
import { endAtServer, settlePush } from '../src/platform/push/settlePush.ts';

declare const self: ServiceWorkerGlobalScope;

/** Sent when a push service takes a subscription away; not in every browser. */
type SubscriptionChange = ExtendableEvent & { readonly oldSubscription?: PushSubscription | null };

/** Where a message leads that says no more than that there is news. */
const ordersPath = '/myaccount/student/order';
const newsTag = 'news';

/** Shows the decision that a push message tells, opens its order when it is pressed, and stays subscribed. */
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

/** Browsers want something to be shown for every message, also for one that cannot be read or is for somebody else. */
async function show(data: PushMessageData | null): Promise<void> {
  const message = await messageForHere(data);
  if (message === null) return await showNeutral();
  const { title, body, path, tag, language } = message;
  await self.registration.showNotification(title, { ...look, body, tag, lang: language, data: { path } });
  await noteNews({ path, tag }).catch(() => {});
  await refreshAppBadge();
}

const look = { icon: '/icons/icon-192.png', badge: '/icons/monochrome-512.png' };

/** The message, where it is one of ours and for who is here. */
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

/** An open tab on that page comes to the front; else the page is opened. */
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
