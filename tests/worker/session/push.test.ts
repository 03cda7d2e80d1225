import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Network, origin, server, startWorker } from '../tinyWorker.ts';

const path = '/order/token-of-order-1';
const message = {
  title: 'คำสั่งซื้อ #240101 อนุมัติแล้ว',
  body: 'แตะเพื่อเปิดดู',
  path,
  tag: 'order-1',
  language: 'th',
  listener: 'user:7',
};
const forMali = {
  userId: '7',
  tokens: [],
  language: 'th',
  endpoint: 'https://push.example/old',
  isTold: true,
} as const;

type Shown = { readonly title: string } & Record<string, unknown>;

let shown: Shown[];
let opened: string[];
let badge: number | null;
let tabs: { readonly url: string; readonly focus: () => Promise<void> }[];

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  [shown, opened, badge, tabs] = [[], [], null, []];
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** A worker that listens for a person, and the browser's notification API. */
async function listeningWorker(here: object | null | 'unknown', network: Network = server()) {
  const worker = await startWorker(network);
  vi.stubGlobal('navigator', {
    ...{ onLine: true, locks: navigator.locks },
    setAppBadge: async (count: number) => {
      badge = count;
    },
    clearAppBadge: async () => {
      badge = null;
    },
  });
  vi.stubGlobal('clients', {
    matchAll: async () => tabs,
    openWindow: async (address: string) => void opened.push(address),
  });
  vi.stubGlobal('registration', {
    scope: `${origin}/`,
    showNotification: async (title: string, look: object) => void shown.push({ title, ...look }),
    pushManager: { getSubscription: async () => null, subscribe: async () => subscription },
  });
  const { writePushHere, writeNeutralWords, readPushHere } = await import('../../../src/platform/push/pushHere.ts');
  if (typeof here === 'object' && here !== null) await writePushHere(here as typeof forMali);
  if (here !== 'unknown') await writeNeutralWords({ title: 'ลานเรียน', body: 'มีข่าวใหม่', language: 'th' });
  const arrive = (data: unknown) =>
    worker.send('push', { data: data === undefined ? null : { json: () => JSON.parse(String(data)) } });
  return { ...worker, readPushHere, arrive };
}

const keys = { p256dh: 'B'.repeat(87), auth: 'C'.repeat(22) };
const subscription = {
  endpoint: 'https://push.example/new',
  toJSON: () => ({ endpoint: 'https://push.example/new', keys }),
};

test('a decision is shown in its own words, and counted on the badge until it is looked at', async () => {
  const worker = await listeningWorker(forMali);
  await worker.arrive(JSON.stringify(message));
  const { title, body, tag } = message;
  expect(shown).toMatchObject([{ title, body, tag, lang: 'th', data: { path } }]);
  expect(shown[0]).toHaveProperty('icon', expect.stringMatching(/^\/icons\//));
  expect(badge).toBe(1);

  await worker.arrive(JSON.stringify({ ...message, title: 'a later word on the same order' }));
  expect(badge).toBe(1);
  await worker.arrive(JSON.stringify({ ...message, path: '/order/another', tag: 'order-2' }));
  expect(badge).toBe(2);
  const { seeNews } = await import('../../../src/platform/push/news.ts');
  const { refreshAppBadge } = await import('../../../src/platform/install/appBadge.ts');
  expect(await seeNews(path)).toEqual([{ path, tag }]);
  await refreshAppBadge();
  expect(badge).toBe(1);
});

test.each([
  ['nothing', undefined],
  ['no JSON', 'not { json'],
  ['another shape', '{"title":"only"}'],
  ['a way out of the shop', JSON.stringify({ ...message, path: 'https://evil.example/' })],
  ['an address beside the orders', JSON.stringify({ ...message, path: '/order/../admin' })],
])('a message that says %s shows that there is news, and no more', async (_, data) => {
  const worker = await listeningWorker(forMali);
  await worker.arrive(data);
  expect(shown).toMatchObject([{ title: 'ลานเรียน', body: 'มีข่าวใหม่', lang: 'th' }]);
  expect(badge).toBeNull();
});

test.each([
  ['after a sign-out', null],
  ['to the next person on the device', { ...forMali, userId: '8' }],
  ['to a guest of another order', { ...forMali, userId: null, tokens: ['token-of-order-2'] }],
])("the first person's news is not told %s", async (_, here) => {
  const worker = await listeningWorker(here);
  await worker.arrive(JSON.stringify(message));
  expect(JSON.stringify(shown)).not.toContain('240101');
  expect(shown).toHaveLength(1);
});

test('a holder of an order’s link is notified without a session', async () => {
  const worker = await listeningWorker({ ...forMali, userId: null, tokens: ['token-of-order-1'] });
  await worker.arrive(JSON.stringify({ ...message, listener: 'order:token-of-order-1' }));
  expect(shown).toMatchObject([{ title: message.title }]);
});

test('a device whose storage fails still shows that there is news', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('The disk is gone', 'UnknownError');
    },
  });
  const worker = await listeningWorker('unknown');
  await worker.arrive(JSON.stringify(message));
  expect(shown).toMatchObject([{ title: 'Lanrian', body: '' }]);
});

test('a press opens the order, in the tab that shows it already where there is one', async () => {
  const worker = await listeningWorker(forMali);
  const focused: string[] = [];
  const tab = (address: string) => ({ url: `${origin}${address}`, focus: async () => void focused.push(address) });
  const press = (data: unknown) => {
    let isClosed = false;
    const notification = {
      data,
      close: () => {
        isClosed = true;
      },
    };
    return worker.send('notificationclick', { notification }).then(() => isClosed);
  };
  tabs = [tab('/courses'), tab('/order/another')];
  expect(await press({ path })).toBe(true);
  expect([opened, focused]).toEqual([[path], []]);
  tabs = [tab('/courses'), tab(`${path}?report=1`)];
  await press({ path });
  expect([opened, focused]).toEqual([[path], [`${path}?report=1`]]);
  await press(null);
  expect(opened).toHaveLength(2);
});

test('a subscription changed by the browser is sent to the server, and the old one ended', async () => {
  const told: [string, unknown][] = [];
  const worker = await listeningWorker(
    forMali,
    server(async (asked, request) => {
      if (asked === '/public/push/key') return Response.json({ success: true, data: 'the key' });
      told.push([asked, await request.json()]);
      return Response.json({ success: true });
    }),
  );
  await worker.send('pushsubscriptionchange', { oldSubscription: null });
  expect(told).toEqual([
    [
      '/public/push/subscription',
      { endpoint: subscription.endpoint, keys, language: 'th', user_id: '7', order_tokens: [] },
    ],
    ['/public/push/unsubscribe', { endpoint: 'https://push.example/old' }],
  ]);
  expect(await worker.readPushHere()).toMatchObject({ endpoint: subscription.endpoint, isTold: true });
});

test('a subscription that came back under its own address is not ended', async () => {
  const told: string[] = [];
  const worker = await listeningWorker(
    { ...forMali, endpoint: subscription.endpoint },
    server((asked) => {
      told.push(asked);
      return Response.json({ success: true, data: 'the key' });
    }),
  );
  await worker.send('pushsubscriptionchange', { oldSubscription: subscription });
  expect(told).toEqual(['/public/push/key', '/public/push/subscription']);
});

test('without a network the new subscription stays to be told; on a device that wants none there is none', async () => {
  const worker = await listeningWorker(forMali, () => null);
  await worker.send('pushsubscriptionchange', {});
  expect(await worker.readPushHere()).toMatchObject({ userId: '7', isTold: false });
  const { forgetPushHere } = await import('../../../src/platform/push/pushHere.ts');
  await forgetPushHere();
  worker.asked.length = 0;
  await worker.send('pushsubscriptionchange', {});
  expect(worker.asked).toEqual([]);
});
