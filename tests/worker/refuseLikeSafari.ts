import { IDBObjectStore } from 'fake-indexeddb';
import { vi } from 'vitest';

/** Internals of fake-indexeddb: runs an operation later and passes its result or error on. */
type Inside = { _execRequestAsync(asked: { source: unknown; operation: () => never }): IDBRequest<IDBValidKey> };

/**
 * Makes the next writes of such rows fail as in Safari: `put` returns, and its request fails. The transaction reports
 * an error before its reason.
 */
export function refuseLikeSafari(name: string, { times, isRefused = () => true }: Refused) {
  const put = IDBObjectStore.prototype.put;
  let left = times;
  return vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...row) {
    if (left === 0 || !isRefused(row[0])) return put.apply(this, row);
    left -= 1;
    const operation = () => {
      throw new DOMException('Refused', name);
    };
    return (this.transaction as unknown as Inside)._execRequestAsync({ source: this, operation });
  });
}

type Refused = { readonly times: number; readonly isRefused?: (row: unknown) => boolean };
