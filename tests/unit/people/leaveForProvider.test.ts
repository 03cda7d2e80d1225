import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tellSocialNews, useSocialNews } from '../../../src/features/session/social/socialNews.ts';
import { useLeaveForProvider } from '../../../src/features/session/social/useLeaveForProvider.ts';
import { socialLogin } from '../../../src/i18n/th/people/socialLogin.ts';
import { clearQueuedSignOut, enqueueSignOut, isSignOutQueued } from '../../../src/platform/session/queuedSignOut.ts';
import { notify } from '../../../src/ui/notice/notify.ts';
import { type RunningHook, runHook } from '../../support/run/runHook.ts';
import { tinyLocks } from '../../worker/tinyLocks.ts';

vi.mock('../../../src/ui/notice/notify.ts', () => ({ notify: vi.fn() }));

const href = 'https://shop.test/auth/line?returnTo=%2Fcart';
const assign = vi.fn();
const preventDefault = vi.fn();
const useLink = () => ({ ...useLeaveForProvider(), news: useSocialNews() });
let link: RunningHook<ReturnType<typeof useLink>>;
let patience: AbortController;

/** The server's answer to the pending sign-out. */
const answering = (answer: (signal: AbortSignal) => Promise<Response>) =>
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => answer(signal));
const press = () => link.does(({ leave }) => leave({ currentTarget: { href }, preventDefault }));
const silence = (signal: AbortSignal) =>
  new Promise<Response>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

beforeEach(async () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('document', { documentElement: { lang: 'th', dataset: {} } });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', { assign });
  patience = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => patience.signal);
  link = await runHook(useLink);
});
afterEach(async () => {
  await link.leave();
  vi.restoreAllMocks();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

test('without a queued sign-out the link works at once', async () => {
  clearQueuedSignOut();
  const news = { outcome: 'knownAddress', provider: 'line' } as const;
  await link.does(() => tellSocialNews(news));
  await press();
  expect(link.now().news, 'by which the link knows who goes along').toEqual(news);
  expect(preventDefault).not.toHaveBeenCalled();
  expect(assign).not.toHaveBeenCalled();
});

test('a queued sign-out is sent before the page unloads', async () => {
  enqueueSignOut();
  answering(async () => {
    expect(assign).not.toHaveBeenCalled();
    return Response.json({ success: true });
  });
  await press();
  expect(preventDefault).toHaveBeenCalledOnce();
  expect(assign).toHaveBeenCalledExactlyOnceWith(href);
  expect(isSignOutQueued(), 'the next page would end the new session').toBe(false);
  expect(link.now().isLeaving, 'as the page comes back').toBe(false);
});

test('a sign-out that cannot be sent keeps the page and the queue, and says so', async () => {
  enqueueSignOut();
  answering(async () => {
    throw new TypeError('Failed to fetch');
  });
  await press();
  expect(assign).not.toHaveBeenCalled();
  expect(isSignOutQueued()).toBe(true);
  expect(link.now().isLeaving).toBe(false);
  expect(notify).toHaveBeenCalledExactlyOnceWith({ kind: 'warning', title: socialLogin.notLeft });
});

test('a silent server is waited for in sight, by one call, and for a few seconds only', async () => {
  enqueueSignOut();
  const asked = vi.fn(silence);
  answering(asked);
  await press();
  await press();
  expect(link.now().isLeaving).toBe(true);
  expect(asked).toHaveBeenCalledOnce();
  expect(Math.min(...vi.mocked(AbortSignal.timeout).mock.calls.map(([ms]) => ms))).toBeLessThanOrEqual(5_000);
  await link.does(async () => {
    patience.abort(new DOMException('Too late', 'TimeoutError'));
    await vi.waitFor(() => expect(notify).toHaveBeenCalledOnce());
  });
  expect(link.now().isLeaving).toBe(false);
  expect(assign).not.toHaveBeenCalled();
});

test('where another window holds the line nothing is sent, and the page stays after a few seconds', async () => {
  const locks = tinyLocks();
  vi.stubGlobal('navigator', { onLine: true, locks });
  void locks.request('lanrian-session', () => new Promise(() => {}));
  enqueueSignOut();
  const asked = vi.fn(silence);
  answering(asked);
  await press();
  expect(link.now().isLeaving).toBe(true);
  await link.does(async () => {
    patience.abort(new DOMException('Too late', 'TimeoutError'));
    await vi.waitFor(() => expect(notify).toHaveBeenCalledOnce());
  });
  expect(asked).not.toHaveBeenCalled();
  expect(isSignOutQueued()).toBe(true);
  expect(link.now().isLeaving).toBe(false);
  expect(assign).not.toHaveBeenCalled();
});
