import { beforeEach, expect, test, vi } from 'vitest';

const days = 86_400_000;
let answer: () => Promise<Response>;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: Date.parse('2026-02-14T09:00:00Z') });
  vi.stubGlobal('fetch', () => answer());
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

test('what the server has told of the hour is known for the rest of the visit, also without a network', async () => {
  const { askServerClock, heardServerAhead } = await import('../../src/platform/serverClock.ts');
  expect(heardServerAhead()).toBeNull();
  answer = async () => new Response(null, { headers: { date: 'Tue, 17 Feb 2026 09:00:00 GMT' } });
  expect(await askServerClock()).toBe(3 * days);
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await askServerClock()).toBeNull();
  expect(heardServerAhead()).toBe(3 * days);
});

test('an answer without an hour tells nothing', async () => {
  const { askServerClock, heardServerAhead } = await import('../../src/platform/serverClock.ts');
  answer = async () => new Response(null);
  expect(await askServerClock()).toBeNull();
  expect(heardServerAhead()).toBeNull();
});
