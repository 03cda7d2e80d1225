import { EventEmitter } from 'node:events';
import { beforeEach, expect, test, vi } from 'vitest';

class TinySocket extends EventEmitter {
  connected = true;
  connect = vi.fn(() => this);
  disconnect = vi.fn(() => this);
}

let socket: TinySocket;
const io = vi.fn(() => socket);
const checkServer = vi.fn();
vi.mock('socket.io-client', () => ({ io }));
let connection = 'online';
const changes = new Set<() => void>();
const subscribeToConnection = (listener: () => void) => {
  changes.add(listener);
  return () => changes.delete(listener);
};
const becomes = (next: string) => {
  connection = next;
  for (const listener of changes) listener();
};
vi.mock('../../../src/platform/net/connection.ts', () => ({
  checkServer,
  subscribeToConnection,
  currentConnection: () => connection,
}));
const signOutTold = vi.fn(async () => {});
vi.mock('../../../src/platform/session/queuedSignOut.ts', () => ({ signOutTold }));

beforeEach(() => {
  socket = new TinySocket();
  vi.resetModules();
  vi.clearAllMocks();
  changes.clear();
  connection = 'online';
  vi.stubGlobal('location', new URL('https://shop.test/'));
  return () => vi.unstubAllGlobals();
});

/** A page on which three components subscribe one after the other. */
async function listeningPage() {
  const realtime = await import('../../../src/platform/net/realtime.ts');
  const connected = vi.fn();
  const catalogueChanged = vi.fn();
  const listener = { orderChanged() {}, catalogueChanged, settingsChanged() {}, connected };
  const address = { port: 1, secure: true };
  const leave = [
    realtime.watchAsGuest(address, listener),
    realtime.watchAsPerson(address, '7', listener),
    realtime.watchOrderByToken(address, 'token', listener),
  ];
  await expect.poll(() => connected.mock.calls.length).toBe(leave.length);
  expect(io).toHaveBeenCalledOnce();
  return { leave, catalogueChanged };
}

test.each([
  ['a network that dies', 'transport close', 1, 0],
  ['the end of a session at the server', 'io server disconnect', 1, 1],
  ['the page itself', 'io client disconnect', 0, 0],
])('a line that is broken by %s asks once after the shop, however many listen', async (_, reason, asked, comesBack) => {
  await listeningPage();
  socket.connect.mockClear();
  socket.emit('disconnect', reason);
  expect(checkServer).toHaveBeenCalledTimes(asked);
  expect(socket.connect).toHaveBeenCalledTimes(comesBack);
});

test('who listens no more leaves nothing on the line, and takes nothing from the others', async () => {
  const { leave, catalogueChanged } = await listeningPage();
  const [first, ...others] = leave;
  first?.();
  socket.emit('catalogue:changed', { itemId: '1' });
  expect(catalogueChanged).toHaveBeenCalledTimes(2);
  for (const end of others) end();
  const left = socket.eventNames().flatMap((event) => socket.listeners(event).map(() => event));
  expect(left).toEqual(['disconnect']);
});

test('a guest’s connection reopens once with the cookies of the signed-in person', async () => {
  const realtime = await import('../../../src/platform/net/realtime.ts');
  const address = { port: 1, secure: true };
  const listener = { orderChanged() {}, catalogueChanged() {}, settingsChanged() {}, connected: vi.fn() };
  realtime.watchAsGuest(address, listener)();
  for (const _ of ['the frame', 'a page']) realtime.watchAsPerson(address, '7', listener);
  await expect.poll(() => socket.connect.mock.calls.length).toBe(1);
  expect(socket.disconnect).toHaveBeenCalledOnce();
});

test('a line that is opened for somebody is not opened twice', async () => {
  const realtime = await import('../../../src/platform/net/realtime.ts');
  const listener = { orderChanged() {}, catalogueChanged() {}, settingsChanged() {}, connected: vi.fn() };
  realtime.watchAsPerson({ port: 1, secure: true }, '7', listener);
  await expect.poll(() => listener.connected.mock.calls.length).toBe(1);
  expect([socket.disconnect.mock.calls.length, socket.connect.mock.calls.length]).toEqual([0, 0]);
});

test('after a sign-out without a network a page listens as soon as the shop has heard of it', async () => {
  signOutTold.mockRejectedValueOnce(new Error('no network'));
  becomes('offline');
  const realtime = await import('../../../src/platform/net/realtime.ts');
  const listener = { orderChanged() {}, catalogueChanged() {}, settingsChanged() {}, connected: vi.fn() };
  const leave = realtime.watchAsGuest({ port: 1, secure: true }, listener);
  await expect.poll(() => changes.size).toBe(1);
  becomes('down');
  expect(io).not.toHaveBeenCalled();
  becomes('online');
  await expect.poll(() => listener.connected.mock.calls.length).toBe(1);
  expect(changes.size).toBe(0);
  leave();
});

test('and one closed before that waits for nothing', async () => {
  signOutTold.mockRejectedValueOnce(new Error('no network'));
  becomes('offline');
  const realtime = await import('../../../src/platform/net/realtime.ts');
  const listener = { orderChanged() {}, catalogueChanged() {}, settingsChanged() {}, connected: vi.fn() };
  const leave = realtime.watchAsGuest({ port: 1, secure: true }, listener);
  await expect.poll(() => changes.size).toBe(1);
  leave();
  expect(changes.size).toBe(0);
});

test('a line that did not come about while the shop answered others is tried for again', async () => {
  signOutTold.mockRejectedValueOnce(new Error('one lost call'));
  const realtime = await import('../../../src/platform/net/realtime.ts');
  const listener = { orderChanged() {}, catalogueChanged() {}, settingsChanged() {}, connected: vi.fn() };
  realtime.watchAsGuest({ port: 1, secure: true }, listener);
  await expect.poll(() => listener.connected.mock.calls.length).toBe(1);
});

test('a connection whose failure is reported after the shop’s return is retried', async () => {
  const late = Promise.withResolvers<void>();
  signOutTold.mockImplementationOnce(() => late.promise);
  becomes('offline');
  const realtime = await import('../../../src/platform/net/realtime.ts');
  const listener = { orderChanged() {}, catalogueChanged() {}, settingsChanged() {}, connected: vi.fn() };
  realtime.watchAsGuest({ port: 1, secure: true }, listener);
  becomes('online');
  late.reject(new Error('the network changed'));
  await expect.poll(() => listener.connected.mock.calls.length).toBe(1);
});

test('one closed before its failure is reported waits for nothing', async () => {
  const late = Promise.withResolvers<void>();
  signOutTold.mockImplementationOnce(() => late.promise);
  becomes('offline');
  const realtime = await import('../../../src/platform/net/realtime.ts');
  const listener = { orderChanged() {}, catalogueChanged() {}, settingsChanged() {}, connected() {} };
  const leave = realtime.watchAsGuest({ port: 1, secure: true }, listener);
  leave();
  late.reject(new Error('the network is away'));
  await late.promise.catch(() => {});
  await vi.dynamicImportSettled();
  expect(changes.size).toBe(0);
});
