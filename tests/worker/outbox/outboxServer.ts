import { beforeEach, vi } from 'vitest';
import { newDevice } from '../device.ts';
import { type Receiver, startReceiver } from './receiver.ts';

export const startedAt = '2026-02-14T17:00:00.000Z';

/** Advances the time. */
export const later = (ms: number) => vi.setSystemTime(Date.now() + ms);

/** Starts each test on an empty device with its own server. */
export function outboxServerForEachTest() {
  let opened: Receiver | undefined;
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(startedAt) });
    const server = await startReceiver();
    opened = server;
    newDevice(server);
    return async () => {
      await server.close();
      vi.useRealTimers();
      vi.unstubAllGlobals();
    };
  });
  const server = () => {
    if (!opened) throw new Error('The server is there only while tests run');
    return opened;
  };
  return { server, arrivalsAt: (path: string) => server().arrivals.filter((arrival) => arrival.path === path) };
}
