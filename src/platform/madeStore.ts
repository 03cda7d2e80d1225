import type { UseStore } from 'idb-keyval';
import { deviceStore } from './stores.ts';

/**
 * The device's store, for what somebody puts together, types or orders: on a full device what can be fetched again gives
 * way to it. How it does so is fetched by the first that finds no space.
 */
export const madeStore: UseStore = (mode, work) => {
  const write = () => deviceStore()(mode, work);
  return write().catch(async (fault: unknown) => {
    if (!(fault instanceof DOMException) || fault.name !== 'QuotaExceededError') throw fault;
    const room = await import('./makeRoom.ts').catch(() => null);
    if (room === null) throw fault;
    return room.withRoom(write);
  });
};
