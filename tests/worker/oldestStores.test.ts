import { createStore, entries, get, set } from 'idb-keyval';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerShape, noteShape } from '../../src/platform/store/rowVersions.ts';
import * as oldest from '../fixtures/stores/oldest.ts';
import { newDevice, openTab } from './device.ts';
import { progressPath, type Receiver, reportPath, startReceiver, uploadPath } from './outbox/receiver.ts';
import { TinyCaches } from './tinyCaches.ts';

let server: Receiver;
let caches: TinyCaches;

/** A phone on which the first version of the app was used last. */
beforeEach(async () => {
  server = await startReceiver();
  newDevice(server);
  caches = new TinyCaches();
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('location', new URL('https://shop.example/'));
  vi.stubGlobal('navigator', { onLine: true, locks: navigator.locks, serviceWorker: {} });
  await leaveRows('device', {
    'cart-1': oldest.cart,
    'guest-1': oldest.guest,
    'orders-1': oldest.knownOrders,
    ...Object.fromEntries(Object.entries(oldest.drafts).map(([form, values]) => [`draft-${form}`, values])),
  });
  await leaveRows('outbox', { [oldest.report.key]: oldest.report, [oldest.progress.key]: oldest.progress });
  await leaveRows('outbox-slips', { [oldest.report.slips[0].id]: oldest.slip });
  await leaveRows('shared-slips', { [oldest.sharedSlip.id]: oldest.sharedSlip });
  await leaveRows('kept-lectures', { [oldest.lecture.lectureId]: oldest.lecture });
  const films = await caches.open('lanrian-lectures');
  for (const [key, body] of Object.entries(oldest.films)) await films.put(key, new Response(body));
});

afterEach(async () => {
  await server.close();
  vi.unstubAllGlobals();
});

/** As the first version opened its stores. */
async function leaveRows(database: string, rows: Readonly<Record<string, unknown>>): Promise<void> {
  const store = createStore(`lanrian-${database}`, 'rows');
  for (const [key, row] of Object.entries(rows)) await set(key, row, store);
}

const rowsOf = (database: string) => entries<string, unknown>(createStore(`lanrian-${database}`, 'rows'));

async function openDevice() {
  vi.resetModules();
  return {
    ...(await import('../../src/platform/cart/cartStorage.ts')),
    ...(await import('../../src/platform/store/draftStorage.ts')),
    ...(await import('../../src/platform/learning/downloadedLectures.ts')),
    ...(await import('../../src/platform/session/knownOrders.ts')),
    ...(await import('../../src/platform/store/queryPersister.ts')),
    ...(await import('../../src/platform/session/sharedSlips.ts')),
    ...(await import('../../src/platform/store/stores.ts')),
  };
}

test('the cart of the first version is here, line by line, and goes on', async () => {
  const device = await openDevice();
  expect(await device.readCart()).toMatchObject(oldest.cart);
  await device.changeCart((cart) => ({ ...cart, updatedAt: cart.updatedAt + 1 }));
  expect((await device.readCart()).lines).toEqual(oldest.cart.lines);
});

test('who bought as a guest, what was typed, and whose orders are known stay, word for word', async () => {
  const device = await openDevice();
  expect(await device.readGuestDetails()).toEqual(oldest.guest);
  for (const [form, values] of Object.entries(oldest.drafts)) expect(await device.readDraft(form)).toEqual(values);
  expect(await device.readKnownOrders()).toEqual(oldest.knownOrders);
  expect(await device.readSharedSlips()).toEqual([{ ...oldest.sharedSlip, userId: null }]);
});

test('a report of the first version is sent once, with its own keys, its words and the bytes of its slip', async () => {
  const tab = await openTab();
  await tab.drainOutbox('now');
  const [slip] = oldest.report.slips;
  const uploads = server.arrivals.filter(({ path }) => path === uploadPath);
  expect(uploads).toMatchObject([{ key: slip.key, file: { digest: slip.digest, token: oldest.orderToken } }]);
  expect(uploads[0]?.file?.bytes.equals(Buffer.from(oldest.slip))).toBe(true);
  const reports = server.arrivals.filter(({ path }) => path === reportPath);
  expect(reports.map(({ key }) => key)).toEqual([oldest.report.key]);
  expect(JSON.parse(reports[0]?.text ?? '')).toEqual({
    ...oldest.report.request.body,
    slip: [expect.stringContaining(slip.key)],
  });
  expect(await tab.readEntry(oldest.report.key)).toMatchObject({ state: 'sent', draft: oldest.report.draft });
  expect(server.arrivals.filter(({ path }) => path === progressPath)).toMatchObject([{ key: oldest.progress.key }]);
});

test('a lecture of the first version stays, with what it takes, and is read anew once', async () => {
  const device = await openDevice();
  const files = [
    { key: '/kept/film.mp4', bytes: 8 },
    { key: '/kept/film.th.vtt', bytes: 4 },
  ];
  const { bytes: _, ...row } = oldest.lecture;
  expect(await device.listDownloadedLectures(oldest.userId)).toEqual([{ ...row, files }]);
  expect(await device.allKeptBytes()).toBe(12);
  expect(await rowsOf('kept-lectures')).toEqual([['9', { ...row, files }]]);
  expect(await (await caches.open('lanrian-lectures')).keys()).toHaveLength(2);
});

test('a lecture whose film the browser has taken is none, of whichever version', async () => {
  await (await caches.open('lanrian-lectures')).delete('/kept/film.mp4');
  const device = await openDevice();
  expect(await device.listDownloadedLectures(oldest.userId)).toEqual([]);
  expect(await rowsOf('kept-lectures')).toEqual([]);
});

test('answers of a foreign shape are dropped', async () => {
  for (const answer of oldest.answers) await leaveRows('shared-queries', { [JSON.stringify(answer.key)]: answer });
  const { QueryClient } = await import('@tanstack/react-query');
  const device = await openDevice();
  const client = new QueryClient();
  await device.restoreQueries(client, 'shared', oldest.answers[0].readAt + 1);
  expect(client.getQueryCache().getAll()).toEqual([]);
  expect(await rowsOf('shared-queries')).toEqual([]);
});

test('what the device noted of the played film stays, also after months: nobody can be asked for it', async () => {
  await leaveRows('private-queries', { [JSON.stringify(oldest.deviceLog.key)]: oldest.deviceLog });
  const { QueryClient } = await import('@tanstack/react-query');
  const device = await openDevice();
  const client = new QueryClient();
  await device.restoreQueries(client, 'private', oldest.deviceLog.readAt + 100 * 86_400_000);
  expect(client.getQueryData(oldest.deviceLog.key)).toEqual(oldest.deviceLog.data);
});

/** After a roll-back: rows of a version that this one does not know lie beside its own. */
const newer = {
  queries: {
    '["orders"]': { key: ['orders'], data: { of: 'tomorrow' }, readAt: 1_771_000_000_000, shape: answerShape + 1 },
    '["deviceLog-2"]': { key: ['deviceLog-2'], data: { of: 'tomorrow' }, readAt: 1_771_000_000_000, shape: noteShape },
  },
  cartLine: { itemId: 'b1', kind: 'bundle', planId: 'p', quantity: 1, seenPrice: null, addedAt: 1, parts: ['1', '2'] },
  entry: { ...oldest.report, key: 'of-tomorrow', kind: 'homework', slips: [] },
  lecture: { version: 3, ...oldest.lecture, lectureId: '10', files: [{ key: '/kept/tomorrow.mp4', chunks: [1, 2] }] },
};

test('what a newer version left is passed over and stays for it', async () => {
  await leaveRows('device', {
    'cart-1': { ...oldest.cart, lines: [...oldest.cart.lines, newer.cartLine], note: 'of tomorrow' },
    'guest-1': { ...oldest.guest, taxId: '1-2345' },
    'cart-2': { of: 'tomorrow' },
  });
  await leaveRows('outbox', { 'of-tomorrow': newer.entry });
  await leaveRows('private-queries', newer.queries);
  await leaveRows('kept-lectures', { 10: newer.lecture });
  const films = await caches.open('lanrian-lectures');
  await films.put('/kept/tomorrow.mp4', new Response('the film of tomorrow'));

  const device = await openDevice();
  expect((await device.readCart()).lines).toEqual(oldest.cart.lines);
  await device.changeCart(({ lines, ...cart }) => ({ ...cart, lines: lines.slice(1), updatedAt: 2 }));
  await device.writeGuestDetails({ ...oldest.guest, tel: '0899999999' });
  await device.listDownloadedLectures(oldest.userId);
  await (await openTab()).drainOutbox('now');

  const { QueryClient } = await import('@tanstack/react-query');
  const client = new QueryClient();
  await device.restoreQueries(client, 'private', 1_771_000_000_001);
  expect(client.getQueryCache().getAll()).toEqual([]);
  expect(Object.fromEntries(await rowsOf('private-queries'))).toEqual(newer.queries);

  const store = createStore('lanrian-device', 'rows');
  expect(await get('cart-1', store)).toMatchObject({
    lines: [oldest.cart.lines[1], newer.cartLine],
    updatedAt: 2,
    note: 'of tomorrow',
  });
  expect(await get('cart-2', store)).toEqual({ of: 'tomorrow' });
  expect(await get('guest-1', store)).toEqual({ ...oldest.guest, tel: '0899999999', taxId: '1-2345' });
  expect(await get('of-tomorrow', createStore('lanrian-outbox', 'rows'))).toEqual(newer.entry);
  expect(await get('10', createStore('lanrian-kept-lectures', 'rows'))).toEqual(newer.lecture);
  expect(await films.match('/kept/tomorrow.mp4')).toBeDefined();
});

test('a device keeps the name that the first version gave it, and takes none that a newer one would have to read', async () => {
  const name = async () => {
    vi.resetModules();
    return (await import('../../src/platform/store/deviceId.ts')).deviceId();
  };
  localStorage.setItem('lanrian.device', oldest.deviceName);
  expect(await name()).toBe(oldest.deviceName);
  localStorage.setItem('lanrian.device', '{"version":99}');
  const made = await name();
  expect(made).not.toContain('{');
  expect(await name()).toBe(made);
});

test('rows that are nothing at all keep no screen from opening', async () => {
  await leaveRows('device', { 'cart-1': 'broken', 'guest-1': [1], 'orders-1': { a: 1 } });
  const device = await openDevice();
  expect((await device.readCart()).lines).toEqual([]);
  expect(await device.readGuestDetails()).toEqual(device.noGuestDetails);
  await device.rememberOrder(oldest.knownOrders[0]);
  expect(await device.readKnownOrders()).toEqual(oldest.knownOrders);
});
