import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { goOffline, newDevice, openTab, reportOf, type Tab } from '../device.ts';
import { type Receiver, startReceiver } from './receiver.ts';

let server: Receiver;
let tab: Tab;
let discardBeforeLeaving: typeof import('../../../src/features/leaving/discardBeforeLeaving.ts').discardBeforeLeaving;
const { locks } = navigator;

beforeEach(async () => {
  server = await startReceiver();
  newDevice(server);
  tab = await openTab();
  ({ discardBeforeLeaving } = await import('../../../src/features/leaving/discardBeforeLeaving.ts'));
  goOffline();
  for (const key of ['key-1', 'key-2']) await tab.queueReport(reportOf(key));
  await tab.drainOutbox('due');
});

afterEach(async () => {
  await server.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const keysLeft = async () => (await tab.allEntries()).map(({ key }) => key);

/** Holds the sender's lock until the returned function is called. */
async function holdSender(): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>();
  const sending = locks.request('lanrian-outbox', () => held.promise);
  return async () => {
    held.resolve();
    await sending;
  };
}

test('who says yes leaves nothing unsent behind', async () => {
  expect(await discardBeforeLeaving(['key-1', 'key-2'], new AbortController().signal)).toBe('discarded');
  expect(await keysLeft()).toEqual([]);
});

test('who goes back while a report is being sent discards none and does not leave', async () => {
  const release = await holdSender();
  const yes = new AbortController();
  const discarding = discardBeforeLeaving(['key-1', 'key-2'], yes.signal);
  yes.abort();
  await release();
  expect(await discarding).toBe('takenBack');
  expect(await keysLeft()).toEqual(['key-1', 'key-2']);
});

test('while one is being sent none is discarded, and they are waited for once', async () => {
  const release = await holdSender();
  const patience = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  const discarding = discardBeforeLeaving(['key-1', 'key-2'], new AbortController().signal);
  patience.abort(new DOMException('', 'TimeoutError'));
  expect(await discarding).toBe('isSending');
  expect(timeout).toHaveBeenCalledOnce();
  await release();
  expect(await keysLeft()).toEqual(['key-1', 'key-2']);
});

test('discarding is atomic for the sender, which finds no entry afterwards', async () => {
  const turns = vi.spyOn(locks, 'request');
  const leftAtChange = Promise.withResolvers<string[]>();
  const unlisten = tab.onOutboxChanged(() => leftAtChange.resolve(keysLeft()));
  expect(await discardBeforeLeaving(['key-1', 'key-2'], new AbortController().signal)).toBe('discarded');
  expect(await leftAtChange.promise).toEqual([]);
  expect(turns).toHaveBeenCalledOnce();
  unlisten();
});

test('who goes back as all are discarded does not leave', async () => {
  const yes = new AbortController();
  const unlisten = tab.onOutboxChanged(() => yes.abort());
  expect(await discardBeforeLeaving(['key-1', 'key-2'], yes.signal)).toBe('takenBack');
  expect(await keysLeft()).toEqual([]);
  unlisten();
});
