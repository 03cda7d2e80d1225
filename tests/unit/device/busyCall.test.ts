import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallFailed } from '../../../src/platform/net/callFailed.ts';
import { callServer } from '../../../src/platform/net/callServer.ts';
import { anyCall } from '../../support/shop/anyCall.ts';

const call = { ...anyCall, caching: 'shared' } as never;
const refusal = { success: false, error: { code: 'TOO_MANY_REQUESTS', message: 'Many people at once' } };
const busy = (retryAfter: string | null) => () =>
  Response.json(refusal, { status: 429, headers: retryAfter === null ? {} : { 'retry-after': retryAfter } });
const done = () => Response.json({ success: true });

/** The times (ms) at which a call is sent that gets these answers, and its outcome. */
async function sent(...answers: readonly (() => Response)[]) {
  const begun = Date.now();
  const times: number[] = [];
  const left = [...answers];
  vi.stubGlobal('fetch', async () => {
    times.push(Date.now() - begun);
    return left.shift()?.();
  });
  const outcome = callServer(call).catch((failure: unknown) => failure);
  await vi.runAllTimersAsync();
  return { times, outcome: await outcome };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.stubGlobal('document', { documentElement: { lang: 'th' } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a call that meets a busy shop is sent again after the pause that it asks for, without a word', async () => {
  const { times, outcome } = await sent(busy('2'), done);
  expect(outcome).toEqual({ success: true });
  expect(times).toHaveLength(2);
  expect(times[1]).toBeGreaterThanOrEqual(2_000);
  expect(times[1]).toBeLessThanOrEqual(3_000);
});

test('a shop that stays busy is told after one more try', async () => {
  const { times, outcome } = await sent(busy('2'), busy('2'));
  expect(times).toHaveLength(2);
  expect(outcome).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
});

test.each([[null], ['60']])('a limit that is long over, or says no time, is told at once: %s', async (retryAfter) => {
  const { times, outcome } = await sent(busy(retryAfter), done);
  expect(times).toEqual([0]);
  expect(outcome).toBeInstanceOf(CallFailed);
});
