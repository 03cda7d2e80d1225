import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dieAtRequest, newDevice, openMortalTab, reportOf, slipOf } from '../device.ts';
import { type Receiver, reportPath, startReceiver, uploadPath } from './receiver.ts';

let server: Receiver;

beforeEach(async () => {
  server = await startReceiver();
  newDevice(server);
});

afterEach(async () => {
  await server.close();
  vi.unstubAllGlobals();
});

/** Two slips, the report, its e-mail. */
const requests = [1, 2, 3, 4];

test.each(requests.flatMap((count) => [[count, 'before' as const] as const, [count, 'after' as const] as const]))(
  'killed at request %i, %s it reached the server: the next start goes on there',
  async (count, when) => {
    const killed = await openMortalTab(server);
    const dead = dieAtRequest(server, count, when);
    await killed.queueReport(reportOf('key-1', [slipOf(1), slipOf(2)]));
    await dead;
    const sentBefore = server.arrivals.length;

    const tab = await openMortalTab(server);
    await tab.drainOutbox('now');
    expect(await tab.allEntries()).toMatchObject([{ key: 'key-1', state: 'sent' }]);
    const uploads = server.arrivals.filter(({ path }) => path === uploadPath);
    const keys = new Set(uploads.map(({ key }) => key));
    expect(keys.size).toBe(2);
    expect(server.effects.size).toBe(3);
    expect([...keys].map((key) => server.effects.get(key))).toEqual([slipOf(1), slipOf(2)].map((b) => Buffer.from(b)));
    // Finished uploads are not repeated.
    const uploadsBefore = server.arrivals.slice(0, sentBefore).filter(({ path }) => path === uploadPath).length;
    const repeated = count <= 2 && when === 'after' ? 1 : 0;
    expect(uploads).toHaveLength(2 + repeated);
    expect(uploadsBefore).toBeLessThanOrEqual(2);
    expect(server.arrivals.filter(({ path }) => path === reportPath).every(({ key }) => key === 'key-1')).toBe(true);
  },
);
