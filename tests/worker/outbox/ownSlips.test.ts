import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newDevice, openTab, reportOf, slipOf } from '../device.ts';
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
  for (const seed of seeds) {
    const tab = await openTab();
    // Phone cameras give many pictures the same name.
    await tab.queueReport(reportOf(`key-${seed}`, [slipOf(seed)], `report ${seed}`));
  }
  server.next(uploadPath, breakBefore, refuseWith(503, 'SERVICE_UNAVAILABLE'), refuseWith(429, 'TOO_MANY_REQUESTS'));
  server.next(reportPath, refuseWith(500, 'INTERNAL_ERROR'), breakBefore);
  for (let round = 0; round < 4; round += 1) await (await openTab()).drainOutbox('now');

  const uploaded = new Map<string, string>();
  for (const [key, bytes] of server.effects) {
    uploaded.set(nameOf(key), createHash('sha256').update(bytes).digest('hex'));
  }
  const told = [...server.effects.values()].flatMap((bytes) => reportIn(bytes));
  expect(told).toHaveLength(seeds.length);
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
