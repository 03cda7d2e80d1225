import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { goOffline, goOnline, newDevice, openTab, reportOf, slipOf } from '../device.ts';
import { breakBefore, nameOf, type Receiver, refuseWith, reportPath, startReceiver, uploadPath } from './receiver.ts';

let server: Receiver;

beforeEach(async () => {
  server = await startReceiver();
  newDevice(server);
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await server.close();
});

const digestOf = (bytes: ArrayBuffer): string => createHash('sha256').update(Buffer.from(bytes)).digest('hex');

test('of many that wait every report takes its own slip along, to the byte, whatever befell the others', async () => {
  const seeds = Array.from({ length: 12 }, (_, seed) => seed);
  // Each tab also sends on its own. Without a network all reports still wait when the first fault comes.
  goOffline();
  for (const seed of seeds) {
    const tab = await openTab();
    // Phone cameras give many pictures the same name.
    await tab.queueReport(reportOf(`key-${seed}`, [slipOf(seed)], `report ${seed}`));
  }
  await (await openTab()).drainOutbox('due');
  goOnline(server);
  const [uploadFaults, reportFaults] = [
    [breakBefore, refuseWith(503, 'SERVICE_UNAVAILABLE'), refuseWith(429, 'TOO_MANY_REQUESTS')],
    [refuseWith(500, 'INTERNAL_ERROR'), breakBefore],
  ];
  server.next(uploadPath, ...uploadFaults);
  server.next(reportPath, ...reportFaults);
  // Every round except the last meets a fault.
  const mostRounds = uploadFaults.length + reportFaults.length + 1;
  let rounds = 0;
  for (let tab = await openTab(); await tab.hasQueuedEntries(); tab = await openTab()) {
    rounds += 1;
    expect(rounds).toBeLessThanOrEqual(mostRounds);
    await tab.drainOutbox('now');
  }

  const uploaded = new Map<string, string>();
  for (const [key, bytes] of server.effects) {
    uploaded.set(nameOf(key), createHash('sha256').update(bytes).digest('hex'));
  }
  const told = [...server.effects.values()].flatMap((bytes) => reportIn(bytes));
  expect(told).toHaveLength(seeds.length);
  // A slip that is sent again has its key, and counts once.
  expect(server.effects.size).toBe(2 * seeds.length);
  for (const seed of seeds) {
    const own = told.filter(({ description }) => description === `report ${seed}`);
    expect(own.map(({ slip }) => slip.map((name) => uploaded.get(name)))).toEqual([[digestOf(slipOf(seed))]]);
  }
});

function reportIn(bytes: Buffer): { description: string; slip: string[] }[] {
  try {
    return [JSON.parse(bytes.toString())];
  } catch {
    return [];
  }
}
