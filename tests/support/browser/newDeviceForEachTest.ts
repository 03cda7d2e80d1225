import { beforeEach, vi } from 'vitest';
import { newDevice } from '../../worker/device.ts';
import { startReceiver } from '../../worker/outbox/receiver.ts';

/** Each test begins with an empty phone, whose network reaches a server of its own. */
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
