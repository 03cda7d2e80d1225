import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clockOfThePage, inTime, secondsOf } from '../hungDatabase.ts';

const mali = { kind: 'user', userId: '7' } as const;
const words = { title: 'ลานเรียน', body: 'มีข่าวใหม่', language: 'th' } as const;
const inEnglish = { title: 'Lanrian', body: 'There is news.', language: 'en' } as const;

type Told = { readonly path: string; readonly body: unknown };

let permission: NotificationPermission;
/** The person's answer to the permission prompt. */
let answer: NotificationPermission;
let asked: number;
let endpoint: string | null;
let serviceKey: string | null;
let told: Told[];
/** The server's answer to a subscription; `null`: offline. */
let reply: object | null;
let memory: Map<string, string>;
/** Visible notifications of the phone. */
let tray: string[];

/** A phone with notifications and an empty disk. */
beforeEach(() => {
  [permission, answer, asked, endpoint, serviceKey, told] = ['default', 'granted', 0, null, null, []];
  reply = { success: true };
  memory = new Map();
  tray = [];
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => memory.get(name) ?? null,
    setItem: (name: string, value: string) => void memory.set(name, value),
    removeItem: (name: string) => void memory.delete(name),
  });
  vi.stubGlobal('Notification', {
    get permission() {
      return permission;
    },
    requestPermission: async () => {
      asked += 1;
      permission = answer;
      return answer;
    },
  });
  vi.stubGlobal('navigator', {
    ...{ onLine: true, locks: navigator.locks, userAgent: 'Chrome', maxTouchPoints: 5 },
    serviceWorker: { getRegistration: async () => ({ active: {}, pushManager, getNotifications }) },
  });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (reply === null) throw new TypeError('fetch failed');
    if (path === '/public/push/key') return Response.json({ success: true, data: 'AQID' });
    told.push({ path, body: JSON.parse(String(init.body)) });
    return Response.json(reply);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const pushManager = {
  getSubscription: async () => (endpoint === null ? null : subscription(endpoint)),
  subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
    endpoint = `https://push.example/${applicationServerKey}`;
    serviceKey = applicationServerKey;
    return subscription(endpoint);
  },
};
const getNotifications = async () =>
  tray.map((told) => ({
    close: () => {
      tray = tray.filter((other) => other !== told);
    },
  }));
const subscription = (address: string) => ({
  endpoint: address,
  options: { applicationServerKey: bytesOf(serviceKey) },
  toJSON: () => ({ endpoint: address, keys: { p256dh: 'B'.repeat(87), auth: 'C'.repeat(22) } }),
  unsubscribe: async () => {
    endpoint = null;
    return true;
  },
});

const bytesOf = (key: string | null): ArrayBuffer | null =>
  key === null ? null : new Uint8Array(Buffer.from(key, 'base64url')).buffer;

/** A page of the app. */
async function openPage() {
  vi.resetModules();
  return {
    ...(await import('../../../src/platform/push/endPush.ts')),
    ...(await import('../../../src/platform/push/news.ts')),
    ...(await import('../../../src/platform/push/pushHere.ts')),
    ...(await import('../../../src/platform/push/pushSwitch.ts')),
    ...(await import('../../../src/platform/session/queuedSignOut.ts')),
    ...(await import('../../../src/features/device/declareShared.ts')),
  };
}

test('a yes subscribes, tells the server whom this device listens for, and asks the browser once', async () => {
  const page = await openPage();
  expect(await page.pushState(mali)).toBe('off');
  expect(asked).toBe(0);
  expect(await page.switchPushOn(mali, 'th')).toBe('told');
  expect(told).toEqual([
    {
      path: '/public/push/subscription',
      body: expect.objectContaining({ endpoint: 'https://push.example/AQID', user_id: '7', order_tokens: [] }),
    },
  ]);
  expect([await page.pushState(mali), asked]).toEqual(['on', 1]);
  expect(await page.pushState({ kind: 'user', userId: '8' })).toBe('off');
  expect(await page.pushState(null)).toBe('off');
});

test.each([
  ['denied', 'blocked', 'blocked'],
  ['default', 'dismissed', 'off'],
] as const)('a person who answers the browser with %s is left alone', async (said, outcome, state) => {
  answer = said;
  const page = await openPage();
  expect(await page.switchPushOn(mali, 'th')).toBe(outcome);
  expect([await page.pushState(mali), told, endpoint]).toEqual([state, [], null]);
});

test('offline the change waits, and is sent once online', async () => {
  reply = null;
  const page = await openPage();
  expect(await page.switchPushOn(mali, 'th')).toBe('waits');
  expect(await page.pushState(mali)).toBe('waiting');
  const later = await openPage();
  await later.keepPushTold(words);
  expect(await later.pushState(mali)).toBe('waiting');
  reply = { success: true };
  await later.keepPushTold(words);
  expect([await later.pushState(mali), told.length, asked]).toEqual(['on', 1, 1]);
  await later.keepPushTold(words);
  expect(told).toHaveLength(1);
});

test('a captive portal that says yes to everything is not believed', async () => {
  reply = {};
  const page = await openPage();
  expect(await page.switchPushOn(mali, 'th')).toBe('waits');
  expect(await page.pushState(mali)).toBe('waiting');
});

test('a push service that the shop may not write to is given up', async () => {
  reply = { success: false, error: { code: 'INPUT_ERROR' } };
  const page = await openPage();
  expect(await page.switchPushOn(mali, 'th')).toBe('impossible');
  expect([await page.pushState(mali), endpoint]).toEqual(['off', null]);
});

/** A push service that never answers. */
const never = () => new Promise<never>(() => {});

test.each([
  ['gives no subscription', 'subscribe'],
  ['does not say whether there is one', 'getSubscription'],
] as const)('a push service that never answers and %s is waited for with an end', async (_, question) => {
  vi.useFakeTimers(clockOfThePage);
  vi.spyOn(pushManager, question).mockImplementation(never);
  const page = await openPage();
  const switching = page.switchPushOn(mali, 'th');
  expect(await secondsOf(switching)).toBeLessThanOrEqual(20);
  expect([await switching, await inTime(page.pushState(mali))]).toEqual(['failed', 'waiting']);
});

test('an old subscription that the browser does not end is waited for with an end', async () => {
  const page = await openPage();
  expect(await page.switchPushOn(mali, 'th')).toBe('told');
  vi.useFakeTimers(clockOfThePage);
  const { getSubscription } = pushManager;
  vi.spyOn(pushManager, 'getSubscription').mockImplementation(async () => {
    const known = await getSubscription();
    return known && { ...known, unsubscribe: never };
  });
  serviceKey = 'BBBB';
  expect(await inTime(page.switchPushOn(mali, 'th'))).toBe('failed');
  serviceKey = 'AQID';
  reply = { success: false, error: { code: 'INPUT_ERROR', message: 'no' } };
  expect(await inTime(page.switchPushOn(mali, 'th'))).toBe('impossible');
});

test("the browser's question may stay open: the press is free again after a while, and the answer still counts", async () => {
  vi.useFakeTimers(clockOfThePage);
  const question = Promise.withResolvers<NotificationPermission>();
  vi.stubGlobal('Notification', { permission: 'granted', requestPermission: () => question.promise });
  const page = await openPage();
  const onLeftOpen = vi.fn();
  const switching = page.switchPushOn(mali, 'th', onLeftOpen);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(onLeftOpen).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(onLeftOpen).toHaveBeenCalledOnce();
  question.resolve('granted');
  expect(await inTime(switching)).toBe('told');
});

test('an ended session is waited for, and the new one is used', async () => {
  reply = { success: false, error: { code: 'UNAUTHORIZED' } };
  const page = await openPage();
  expect(await page.switchPushOn(mali, 'th')).toBe('waits');
  reply = { success: true };
  await page.pushEntered('7');
  await page.keepPushTold(words);
  expect(await page.pushState(mali)).toBe('on');
});

test('a sign-out ends it on the device, also without a network and with a browser that never answers', async () => {
  const page = await openPage();
  await page.switchPushOn(mali, 'th');
  await page.noteNews({ path: '/order/1', tag: 'order-1' });
  reply = null;
  pushManager.getSubscription = () => new Promise(() => {});
  await page.endPush();
  expect([await page.readPushHere(), await page.readNews()]).toEqual([null, []]);
  pushManager.getSubscription = async () => (endpoint === null ? null : subscription(endpoint));

  const next = await openPage();
  reply = { success: true };
  await next.endPush();
  expect([endpoint, told.at(-1)]).toEqual([
    null,
    { path: '/public/push/unsubscribe', body: { endpoint: 'https://push.example/AQID' } },
  ]);
});

test('a sign-out that the server has not heard of tells it nothing new', async () => {
  const page = await openPage();
  await page.switchPushOn(mali, 'th');
  page.enqueueSignOut();
  await page.keepPushTold(inEnglish);
  expect(await page.readPushHere()).toBeNull();
  expect(told.filter(({ path }) => path === '/public/push/subscription')).toHaveLength(1);
});

test('another person who signs in hears nothing of the first, and is not asked for', async () => {
  const page = await openPage();
  await page.switchPushOn(mali, 'th');
  await page.pushEntered('8');
  expect([await page.readPushHere(), endpoint]).toEqual([null, null]);
  await page.keepPushTold(words);
  expect(told.filter(({ path }) => path === '/public/push/subscription')).toHaveLength(1);
});

test('a guest who agreed for one order is subscribed to the next one without a question; others are not', async () => {
  const page = await openPage();
  await page.joinPush('order-b', 'th');
  expect(told).toEqual([]);
  await page.switchPushOn({ kind: 'order', token: 'order-a' }, 'th');
  await page.joinPush('order-b', 'th');
  await page.joinPush('order-b', 'th');
  expect(told.map(({ body }) => (body as { order_tokens: string[] }).order_tokens)).toEqual([
    ['order-a'],
    ['order-a', 'order-b'],
  ]);
  expect(await page.pushState({ kind: 'order', token: 'order-b' })).toBe('on');
});

test('a new key of the shop, a new language and an address changed by the browser are sent', async () => {
  const page = await openPage();
  await page.switchPushOn(mali, 'th');
  await page.keepPushTold(inEnglish);
  expect(told.at(-1)?.body).toMatchObject({ language: 'en' });
  endpoint = 'https://push.example/changed';
  await page.keepPushTold(inEnglish);
  expect(told.at(-1)?.body).toMatchObject({ endpoint: 'https://push.example/changed' });
  serviceKey = 'BAUG';
  endpoint = 'https://push.example/of-the-old-key';
  await page.keepPushTold(inEnglish);
  expect(told.at(-1)?.body).toMatchObject({ endpoint: 'https://push.example/AQID' });
  expect(told).toHaveLength(4);
});

test('a permission that was taken away in the browser ends it', async () => {
  const page = await openPage();
  await page.switchPushOn(mali, 'th');
  permission = 'denied';
  await page.keepPushTold(words);
  expect([await page.pushState(mali), await page.readPushHere()]).toEqual(['blocked', null]);
  await vi.waitFor(() => expect(told.at(-1)?.path).toBe('/public/push/unsubscribe'));
});

test('a no is remembered', async () => {
  const page = await openPage();
  expect(page.wasPushRefused()).toBe(false);
  page.refusePush();
  expect((await openPage()).wasPushRefused()).toBe(true);
});

test('a shared device shows no notifications', async () => {
  const page = await openPage();
  memory.set('lanrian.shared-device', '1');
  expect(await page.pushState(mali)).toBe('shared');
});

test('an iPhone is notified only in the installed app, a browser without push never', async () => {
  vi.stubGlobal('PushManager', undefined);
  Reflect.deleteProperty(globalThis, 'PushManager');
  const page = await openPage();
  expect(await page.pushState(mali)).toBe('unsupported');
  vi.stubGlobal('navigator', { ...navigator, userAgent: 'iPhone Safari/605', maxTouchPoints: 5 });
  expect(await page.pushState(mali)).toBe('needsInstall');
});

test.each([
  ['with a network', { success: true }],
  ['without one', null],
])('a device that is declared shared stops notifications, %s', async (_, network) => {
  const page = await openPage();
  await page.switchPushOn(mali, 'th');
  await page.noteNews({ path: '/order/1', tag: 'order-1' });
  reply = network;
  await page.declareShared(true);
  expect([await page.readPushHere(), await page.readNews(), endpoint]).toEqual([null, [], null]);
  expect(await page.pushState(mali)).toBe('shared');
  if (network !== null) expect(told.at(-1)?.path).toBe('/public/push/unsubscribe');

  await page.declareShared(false);
  expect([await page.pushState(mali), endpoint]).toEqual(['off', null]);
});

test('a subscription that a shared device could not end ends with the next start', async () => {
  const page = await openPage();
  await page.switchPushOn(mali, 'th');
  const withoutEnd = pushManager.getSubscription;
  pushManager.getSubscription = () => Promise.reject(new DOMException('', 'AbortError'));
  await page.declareShared(true);
  pushManager.getSubscription = withoutEnd;
  expect(endpoint).not.toBeNull();

  await (await openPage()).keepPushTold(words);
  expect([endpoint, told.at(-1)?.path]).toEqual([null, '/public/push/unsubscribe']);
});

test('on a device that an earlier version of the app left subscribed, shared or not, the next start ends it', async () => {
  const page = await openPage();
  await page.switchPushOn(mali, 'th');
  memory.set('lanrian.shared-device', '1');
  await page.keepPushTold(inEnglish);
  expect([await page.readPushHere(), endpoint]).toEqual([null, null]);
});

test('a shared device gets no notifications, even if a tab without the news agrees', async () => {
  const page = await openPage();
  memory.set('lanrian.shared-device', '1');
  expect(await page.switchPushOn(mali, 'th')).toBe('off');
  expect([asked, await page.readPushHere(), endpoint]).toEqual([0, null, null]);
});

test('shown notifications are removed with the leaving person', async () => {
  const page = await openPage();
  await page.switchPushOn(mali, 'th');
  tray = ['order 1', 'order 2'];
  pushManager.getSubscription = () => new Promise(() => {});
  await page.endPush();
  pushManager.getSubscription = async () => (endpoint === null ? null : subscription(endpoint));
  expect(tray).toEqual([]);
});
