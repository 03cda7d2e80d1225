import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearQueuedSignOut, enqueueSignOut, isSignOutQueued } from '../../../src/platform/session/queuedSignOut.ts';
import { tinyLocks } from '../tinyLocks.ts';

type Asked = { readonly path: string; readonly answer: (status?: number) => void };

/** Requests of all windows, answered by the test. */
let asked: Asked[];
const kept = new Map<string, string>();

beforeEach(() => {
  asked = [];
  kept.clear();
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('document', { documentElement: { lang: 'th' } });
  vi.stubGlobal('navigator', { onLine: true, locks: tinyLocks() });
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const headers = { 'content-type': 'application/json', ...Object.fromEntries(new Headers(init.headers)) };
    // The health check follows a foreign answer, and succeeds at once.
    if (path === '/healthz') return Promise.resolve(new Response(null, { headers }));
    asked.push({ path, answer: (status = 200) => resolve(new Response('{"success":true}', { status, headers })) });
    return promise;
  });
});
afterEach(() => vi.unstubAllGlobals());

const load = () => import('../../../src/platform/session/sessionLine.ts');
const paths = () => asked.map(({ path }) => path.split('/').at(-1));
const signIn = () => fetch('/public/students/login', {}).then(() => ({ id: 'mali' }));

test('a sign-in waits for a queued sign-out that another window sends, and none is sent after it', async () => {
  const { sendQueuedSignOut, callForSession } = await load();
  enqueueSignOut();
  const told = sendQueuedSignOut();
  const entered = callForSession(signIn);
  const toldAgain = sendQueuedSignOut();
  await expect.poll(paths).toEqual(['logout']);
  asked[0]?.answer();
  await expect.poll(paths).toEqual(['logout', 'login']);
  asked[1]?.answer();
  expect(await entered).toEqual({ id: 'mali' });
  await Promise.all([told, toldAgain]);
  expect(paths()).toEqual(['logout', 'login']);
});

test('a sign-in tells it first, and takes its place where it cannot be told', async () => {
  const { sendQueuedSignOut, callForSession } = await load();
  enqueueSignOut();
  const entered = callForSession(signIn);
  const told = sendQueuedSignOut();
  await expect.poll(paths).toEqual(['logout']);
  asked[0]?.answer(500);
  await expect.poll(paths).toEqual(['logout', 'login']);
  asked[1]?.answer();
  await Promise.all([entered, told]);
  expect(isSignOutQueued()).toBe(false);
  expect(paths()).toEqual(['logout', 'login']);
});

test('without a sign-in the sign-out stays queued', async () => {
  const { callForSession } = await load();
  enqueueSignOut();
  const done = callForSession(async () => null);
  await expect.poll(paths).toEqual(['logout']);
  asked[0]?.answer(500);
  expect(await done).toBeNull();
  expect(isSignOutQueued()).toBe(true);
  clearQueuedSignOut();
});

test('a confirmed sign-out leaves the queue, also without a sign-in after it', async () => {
  const { callForSession } = await load();
  enqueueSignOut();
  const done = callForSession(async () => null);
  await expect.poll(paths).toEqual(['logout']);
  asked[0]?.answer();
  expect(await done).toBeNull();
  expect(isSignOutQueued()).toBe(false);
});

test('a cancelled wait sends nothing, and the sign-out stays queued', async () => {
  const { sendQueuedSignOut, callForSession } = await load();
  const entered = callForSession(signIn);
  await expect.poll(paths).toEqual(['login']);
  enqueueSignOut();
  const patience = new AbortController();
  const told = sendQueuedSignOut(patience.signal);
  patience.abort(new DOMException('Too late', 'TimeoutError'));
  await expect(told).rejects.toThrow('Too late');
  expect(isSignOutQueued()).toBe(true);
  asked[0]?.answer();
  await entered;
  expect(paths()).toEqual(['login']);
});

test('a window that the system froze holds the line for twenty seconds, and not for ever', async () => {
  const patience = new AbortController();
  const limits = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => patience.signal);
  void navigator.locks.request('lanrian-session', () => new Promise(() => {}));
  const { callForSession } = await load();
  const entered = callForSession(signIn);
  expect(limits.mock.calls).toEqual([[20_000]]);
  expect(paths()).toEqual([]);
  patience.abort(new DOMException('Too late', 'TimeoutError'));
  await expect.poll(paths).toEqual(['login']);
  asked[0]?.answer();
  expect(await entered).toEqual({ id: 'mali' });
  limits.mockRestore();
});
