import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newDevice, openMortalTab, reportOf, slipOf, type Tab } from '../device.ts';
import { clockOfThePage } from '../hungDatabase.ts';
import { type Death, endMortality, liveUntil } from './mortality.ts';
import { nameOf, type Receiver, reportPath, startReceiver, uploadPath } from './receiver.ts';

const slips = [slipOf(1), slipOf(2)];

let server: Receiver;

beforeEach(async () => {
  server = await startReceiver();
  // The clock of a killed app stops, so that its time-outs never fire.
  vi.useFakeTimers(clockOfThePage);
});

afterEach(async () => {
  endMortality();
  await server.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens the app and runs something until it finishes or dies. */
async function live(death: Death | null, work: (tab: Tab) => Promise<unknown>) {
  const tab = await openMortalTab(server);
  const life = liveUntil(death, globalThis.fetch);
  await Promise.race([work(tab), life.ended]);
  // Background work also ends before the next life starts.
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  return { tab, steps: life.steps() };
}

const report = async (tab: Tab, acknowledged: () => void) => {
  await tab.queueReport(reportOf('key-1', slips));
  acknowledged();
  await tab.drainOutbox('now');
};

/** Makes a report and dies; starts again and may die again; then starts and lives. */
async function survive(first: Death, second: Death | null) {
  newDevice(server);
  server.arrivals.length = 0;
  server.effects.clear();
  let isPromised = false;
  await live(first, (tab) =>
    report(tab, () => {
      isPromised = true;
    }),
  );
  if (second) await live(second, (tab) => tab.drainOutbox('now'));
  const { tab } = await live(null, async (last) => last.drainOutbox('now'));

  const effectsAt = (path: string) =>
    new Set(server.arrivals.filter((each) => each.path === path).map(({ key }) => key));
  const entries = await tab.allEntries();
  if (entries.length === 0) {
    // The page died before the report was stored, so nothing was promised or sent.
    expect(isPromised).toBe(false);
    expect(server.arrivals).toEqual([]);
    return 'nothing' as const;
  }
  expect(entries).toMatchObject([{ key: 'key-1', state: 'sent' }]);
  expect([...effectsAt(reportPath)]).toEqual(['key-1']);
  const keys = [...effectsAt(uploadPath)];
  expect(keys.map((key) => server.effects.get(key))).toEqual(slips.map((bytes) => Buffer.from(bytes)));
  const body: { slip: string[] } = JSON.parse(server.effects.get('key-1')?.toString('utf8') ?? '{}');
  expect(body.slip).toEqual(keys.map(nameOf));
  return 'sent' as const;
}

async function countSteps(): Promise<number> {
  newDevice(server);
  return (await live(null, (tab) => report(tab, () => {}))).steps;
}

const ways = ['before', 'after'] as const;

test('a report that the device has promised arrives once and whole, at whatever step the app is killed', async () => {
  const steps = await countSteps();
  expect(steps).toBeGreaterThan(15);
  const outcomes: string[] = [];
  for (let atStep = 1; atStep <= steps; atStep += 1) {
    for (const when of ways) outcomes.push(await survive({ atStep, when }, null));
  }
  // Neither slips nor entry were written.
  expect(outcomes.lastIndexOf('nothing')).toBeLessThan(4);
  expect(outcomes.at(-1)).toBe('sent');
});

test('also when the next start is killed, too', async () => {
  const steps = await countSteps();
  for (let first = 3; first <= steps; first += 2) {
    for (let second = 1; second < steps; second += 3) {
      const [one, other] = (first + second) % 2 === 0 ? ways : ways.toReversed();
      const [before, after] = [
        { atStep: first, when: one ?? 'after' },
        { atStep: second, when: other ?? 'after' },
      ];
      expect(await survive(before, after), JSON.stringify([before, after])).toBe('sent');
    }
  }
});
