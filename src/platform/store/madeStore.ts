import type { UseStore } from 'idb-keyval';
import { deviceStore } from './stores.ts';

type Write = { readonly row: string; isForgotten: boolean };

const unwritten = new Set<Write>();

/**
 * The device's store, for rows that a person typed, collected or ordered. On a full device refetchable data is evicted
 * for them. The eviction code loads with the first full write.
 */
export const madeStore =
  (row: string): UseStore =>
  async <T>(mode: IDBTransactionMode, work: (rows: IDBObjectStore) => PromiseLike<T> | T): Promise<T> => {
    const write: Write = { row, isForgotten: false };
    // Returns nothing, so that a skipped write looks like an undone one.
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

/** Drops writes that wait for space, before their rows are removed: they would restore the rows. */
export function forgetUnwritten(isForgotten: (row: string) => boolean): void {
  for (const write of unwritten) if (isForgotten(write.row)) write.isForgotten = true;
}
