import type { UseStore } from 'idb-keyval';
import { deviceStore } from './stores.ts';

type Write = { readonly row: string; isForgotten: boolean };

const unwritten = new Set<Write>();

/**
 * The device's store, for writing a row that somebody puts together, types or orders: on a full device what can be fetched
 * again gives way to it. How it does so is fetched by the first that finds no space.
 */
export const madeStore =
  (row: string): UseStore =>
  async <T>(mode: IDBTransactionMode, work: (rows: IDBObjectStore) => PromiseLike<T> | T): Promise<T> => {
    const write: Write = { row, isForgotten: false };
    // Whoever writes is given nothing back, so that one which is left out looks like one that was undone.
    const put = () => deviceStore()(mode, (rows) => (write.isForgotten ? (undefined as T) : work(rows)));
    unwritten.add(write);
    try {
      return await put();
    } catch (fault) {
      if (!(fault instanceof DOMException) || fault.name !== 'QuotaExceededError') throw fault;
      const room = await import('./makeRoom.ts').catch(() => null);
      if (room === null) throw fault;
      return await room.withRoom(put);
    } finally {
      unwritten.delete(write);
    }
  };

/** Before rows are removed: what still waits to be written into them, such as for space, would bring them back. */
export function forgetUnwritten(isForgotten: (row: string) => boolean): void {
  for (const write of unwritten) if (isForgotten(write.row)) write.isForgotten = true;
}
