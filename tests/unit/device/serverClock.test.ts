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

test('the server’s time is known for the rest of the visit, also offline', async () => {
  const { askServerClock, knownServerAhead } = await import('../../../src/platform/net/serverClock.ts');
  expect(knownServerAhead()).toBeNull();
  answer = async () => new Response(null, { headers: { date: 'Tue, 17 Feb 2026 09:00:00 GMT' } });
  expect(await askServerClock()).toBe(3 * days);
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await askServerClock()).toBeNull();
  expect(knownServerAhead()).toBe(3 * days);
});

const minutes = 60_000;
/** Sets the phone's clock apart from the elapsed time. */
const setClock = (by: number) => vi.setSystemTime(Date.now() + by);

test.each<[string, number, () => void, number | null]>([
  ['counts on while time passes', -365 * days, () => vi.advanceTimersByTime(3 * days), -365 * days],
  ['is none once the clock was put back', -365 * days, () => setClock(-365 * days), null],
  ['is none once the clock was put forward', 365 * days, () => setClock(365 * days), null],
  ['is none once the phone has slept, which looks the same', -3 * days, () => setClock(2 * days), null],
  [
    'is none where a phone slept and its clock was put back by less',
    -3 * days,
    () => {
      setClock(5 * days);
      setClock(-3 * days);
    },
    null,
  ],
  ['stays where the clock was moved by seconds, as a network does', -3 * days, () => setClock(-minutes / 2), -3 * days],
])('what the server has told of the hour %s', async (_, ahead, happens, known) => {
  const { askServerClock, knownServerAhead } = await import('../../../src/platform/net/serverClock.ts');
  const served = new Date(Date.now() + ahead).toUTCString();
  answer = async () => new Response(null, { headers: { date: served } });
  expect(await askServerClock()).toBe(ahead);
  happens();
  expect(knownServerAhead()).toBe(known);
});

test('a clock that is moved and moved back counts on as before', async () => {
  const { askServerClock, knownServerAhead } = await import('../../../src/platform/net/serverClock.ts');
  answer = async () => new Response(null, { headers: { date: 'Tue, 17 Feb 2026 09:00:00 GMT' } });
  await askServerClock();
  setClock(days);
  expect(knownServerAhead()).toBeNull();
  setClock(-days);
  expect(knownServerAhead()).toBe(3 * days);
});

test('an answer without an hour tells nothing', async () => {
  const { askServerClock, knownServerAhead } = await import('../../../src/platform/net/serverClock.ts');
  answer = async () => new Response(null);
  expect(await askServerClock()).toBeNull();
  expect(knownServerAhead()).toBeNull();
});
