import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { outboxLock } from '../../../src/platform/outbox/outboxLock.ts';
import { newDevice, openTab, reachServer, reportOf, type Tab } from '../device.ts';
import { breakBefore, type Receiver, reportPath, startReceiver } from './receiver.ts';

let server: Receiver;
let stop: () => void = () => {};

beforeEach(async () => {
  server = await startReceiver();
  newDevice(server);
});

afterEach(async () => {
  stop();
  await server.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Background sync of a browser. */
type Waking = (tag: string) => Promise<void>;

/** A page with a report that got no answer and waits. */
async function openWithReport(wake: Waking | null = null) {
  const page = new EventTarget();
  const sheet = Object.assign(new EventTarget(), { visibilityState: 'hidden' });
  const sync = wake === null ? {} : { sync: { register: wake } };
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('document', sheet);
  vi.stubGlobal('navigator', {
    ...{ onLine: true, locks: navigator.locks },
    serviceWorker: { getRegistration: async () => sync },
  });
  const tab = await openTab();
  const connection = await import('../../../src/platform/net/connection.ts');
  const triggers = await import('../../../src/platform/outbox/triggers.ts');
  server.next(reportPath, breakBefore, breakBefore);
  await tab.queueReport(reportOf('key-1'));
  await tab.drainOutbox('now');
  // The health check gets no answer either.
  server.next('/healthz', breakBefore);
  connection.reportSilence();
  stop = triggers.startOutboxTriggers();
  await tried(tab, 2);
  return { tab, page, sheet, connection };
}

const tried = (tab: Tab, times: number) =>
  expect.poll(async () => (await tab.readEntry('key-1'))?.attempts).toBe(times);
const isSent = (tab: Tab) => expect.poll(async () => (await tab.readEntry('key-1'))?.state).toBe('sent');

type Opened = Awaited<ReturnType<typeof openWithReport>>;

test.each<[string, (opened: Opened) => void]>([
  ['the network returns', ({ page }) => page.dispatchEvent(new Event('online'))],
  ['the server can be reached again', ({ connection }) => connection.reportServerAnswered()],
  [
    'the person comes back',
    ({ sheet }) => {
      sheet.visibilityState = 'visible';
      sheet.dispatchEvent(new Event('visibilitychange'));
    },
  ],
])('what waits is sent when %s, whatever its pause', async (_, happens) => {
  const opened = await openWithReport();
  happens(opened);
  await isSent(opened.tab);
});

test('it is tried again by itself once its pause is over', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  const { tab } = await openWithReport();
  vi.advanceTimersByTime(30_000);
  await isSent(tab);
});

test('nothing is sent for a page that is left or hidden, and nothing once the app has stopped', async () => {
  const { tab, page, sheet, connection } = await openWithReport();
  const before = server.arrivals.length;
  sheet.dispatchEvent(new Event('visibilitychange'));
  stop();
  page.dispatchEvent(new Event('online'));
  sheet.visibilityState = 'visible';
  sheet.dispatchEvent(new Event('visibilitychange'));
  connection.reportServerAnswered();
  await navigator.locks.request(outboxLock, async () => {});
  expect(server.arrivals).toHaveLength(before);
  expect(await tab.readEntry('key-1')).toMatchObject({ state: 'queued' });
});

test('remaining entries make the browser wake the worker', async () => {
  const wake = vi.fn<Waking>(async () => {});
  await openWithReport(wake);
  await expect.poll(() => wake.mock.calls.length).toBeGreaterThan(1);
  expect(new Set(wake.mock.calls.flat())).toEqual(new Set(['outbox']));
});

test('a browser that refuses to wake the worker loses nothing', async () => {
  const { tab, page } = await openWithReport(async () => {
    throw new DOMException('Background Sync is disabled', 'NotAllowedError');
  });
  reachServer(server);
  page.dispatchEvent(new Event('online'));
  await isSent(tab);
});
