import { beforeEach, vi } from 'vitest';
import { newDevice } from '../../worker/device.ts';
import { startReceiver } from '../../worker/outbox/receiver.ts';

/** Starts each test on an empty phone with its own connection to a server. */
export function newDeviceForEachTest(): void {
  beforeEach(async () => {
    const server = await startReceiver();
    newDevice(server);
    return async () => {
      await server.close();
      vi.unstubAllGlobals();
    };
  });
}
