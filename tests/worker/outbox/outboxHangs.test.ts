import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newDevice, openTab, reportOf, slipOf } from '../device.ts';
import { clockOfThePage, hangWhere, type Inside, inTime } from '../hungDatabase.ts';
import { type Receiver, startReceiver } from './receiver.ts';

let server: Receiver;

beforeEach(async () => {
  server = await startReceiver();
  newDevice(server);
  vi.useFakeTimers(clockOfThePage);
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await server.close();
});

/** Makes the nth transaction from now hang. Returns whether it was reached. */
function hangAt(count: number): () => boolean {
  const met = new Set<Inside>();
  let hung: Inside | null = null;
  hangWhere((transaction) => {
    met.add(transaction);
    if (met.size === count) hung ??= transaction;
    return transaction === hung;
  });
  return () => hung !== null;
}

/** An upper bound for: slip, entry, read, seal, the slip's bytes, its name, outcome, deletion. */
const steps = Array.from({ length: 24 }, (_, step) => step + 1);

test.each(steps)('a database that hangs at transaction %i loses and doubles no report', async (step) => {
  const tab = await openTab();
  const wasHung = hangAt(step);
  await inTime(tab.queueReport(reportOf('key-1')));
  await inTime(tab.drainOutbox('now'));
  const [entry, ...more] = await inTime(tab.allEntries());
  expect(more).toEqual([]);
  expect(entry).toMatchObject({ key: 'key-1', state: 'sent' });
  expect([...server.effects.keys()].filter((key) => key === 'key-1')).toHaveLength(1);
  const slips = [...server.effects].filter(([key]) => key !== 'key-1').map(([, bytes]) => bytes);
  expect(slips).toEqual([Buffer.from(slipOf(1))]);
  if (step < 6) expect(wasHung()).toBe(true);
});
