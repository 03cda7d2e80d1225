import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { courseDetail } from '../../../src/contract/catalogue/course.ts';
import { playlist } from '../../../src/contract/learning/progress.ts';
import { orderDocument } from '../../../src/contract/order/orderDocument.ts';
import { uploadFiles } from '../../../src/contract/order/payment.ts';
import { login } from '../../../src/contract/people/session.ts';
import { enqueueSignOut, isSignOutQueued } from '../../../src/platform/session/queuedSignOut.ts';
import { tinyLocks } from '../tinyLocks.ts';

vi.mock('socket.io-client', () => ({ io: vi.fn(() => ({ on: () => {}, connected: false })) }));

/** Requests to the server, by the last segment of their path. */
let asked: string[];
/** The answer to the sign-out; `null` while offline. */
let toSignOut: (() => Promise<Response>) | null;

const refusal = (status: number) => {
  const error = { code: 'NOT_FOUND', message: '' };
  return Response.json({ success: false, error }, { status });
};

beforeEach(() => {
  vi.resetModules();
  asked = [];
  toSignOut = async () => Response.json({ success: true });
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('document', { documentElement: { lang: 'th', dataset: {} } });
  vi.stubGlobal('location', new URL('https://shop.test/'));
  vi.stubGlobal('navigator', { onLine: true, locks: tinyLocks() });
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/healthz') throw new TypeError('Failed to fetch');
    const name = path.split('/').at(-1) ?? '';
    asked.push(name);
    if (toSignOut === null) throw new TypeError('Failed to fetch');
    return name === 'logout' ? toSignOut() : refusal(404);
  });
});
afterEach(() => vi.unstubAllGlobals());

const load = async () => (await import('../../../src/platform/net/callServer.ts')).callServer;

/** The classroom query, whose answer depends on the session cookie. */
async function openClassroom(): Promise<string> {
  const callServer = await load();
  return callServer(playlist, { params: { courseId: '1001' } }).then(
    () => 'answered',
    (failure: Error) => failure.name,
  );
}
const classroom = playlist.path.replace('{courseId}', '1001').split('/').at(-1) ?? '';

test('the server hears of a sign-out before it is asked for what hangs on who is here', async () => {
  enqueueSignOut();
  const told = Promise.withResolvers<Response>();
  toSignOut = () => told.promise;
  const opened = [openClassroom(), openClassroom()];
  await expect.poll(() => asked).toEqual(['logout']);
  told.resolve(Response.json({ success: true }));
  await Promise.all(opened);
  expect(asked).toEqual(['logout', classroom, classroom]);
  expect(isSignOutQueued()).toBe(false);
});

test.each<[string, typeof toSignOut]>([
  ['without a network', null],
  ['where the server refuses to hear of it', async () => refusal(400)],
  ['where it stumbles', async () => refusal(500)],
])('%s nothing is asked as whoever has left, which counts as no network', async (_, answer) => {
  enqueueSignOut();
  toSignOut = answer;
  expect(await openClassroom()).toBe('ServerUnreachable');
  expect(asked).toEqual(['logout']);
  expect(isSignOutQueued()).toBe(true);
});

test('the next that asks tells it again', async () => {
  enqueueSignOut();
  toSignOut = null;
  await openClassroom();
  toSignOut = async () => Response.json({ success: true });
  expect(await openClassroom()).toBe('CallFailed');
  expect(asked).toEqual(['logout', 'logout', classroom]);
});

test('public calls wait for nothing, and without a queued sign-out no call waits', async () => {
  const callServer = await load();
  await openClassroom();
  enqueueSignOut();
  const shown = callServer(courseDetail, { params: { slug: 'a-course', n: 1001 } as never });
  await expect(shown).rejects.toThrow();
  expect(asked).not.toContain('logout');
});

test('a sign-in in the line waits for no sign-out that it could not tell', async () => {
  const callServer = await load();
  const { callForSession } = await import('../../../src/platform/session/sessionLine.ts');
  enqueueSignOut();
  toSignOut = async () => refusal(500);
  const entered = callForSession(() => callServer(login, { body: { username: 'mali', password: 'a password' } }));
  await expect(entered).rejects.toThrow();
  expect(asked).toEqual(['logout', 'login']);
});

test('a file of an order, and a picture, go the same way', async () => {
  enqueueSignOut();
  const { fetchFile } = await import('../../../src/platform/net/fetchFile.ts');
  await fetchFile(orderDocument, { token: 'order-token-0123456789abcdef' }).catch(() => {});
  expect(asked[0]).toBe('logout');
  enqueueSignOut();
  const { uploadPicture } = await import('../../../src/platform/net/uploadPicture.ts');
  asked = [];
  await uploadPicture(uploadFiles, new File(['a'], 'a.png'), 'key').catch(() => {});
  expect(asked[0]).toBe('logout');
});

test('the socket opens after the sign-out is sent, not before', async () => {
  enqueueSignOut();
  toSignOut = null;
  const { io } = await import('socket.io-client');
  const { watchOrderByToken } = await import('../../../src/platform/net/realtime.ts');
  const listener = { orderChanged() {}, catalogueChanged() {}, settingsChanged() {}, connected() {} };
  const watch = () => watchOrderByToken({ port: 1, secure: true }, 'token', listener);
  watch();
  await expect.poll(() => asked).toEqual(['logout']);
  expect(io).not.toHaveBeenCalled();
  toSignOut = async () => Response.json({ success: true });
  await expect
    .poll(() => {
      watch();
      return vi.mocked(io).mock.calls.length;
    })
    .toBe(1);
  expect(isSignOutQueued()).toBe(false);
});
