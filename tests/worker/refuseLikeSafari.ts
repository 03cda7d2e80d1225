import { IDBObjectStore } from 'fake-indexeddb';
import { vi } from 'vitest';

/** Of the tests' database: has a request done later, with what its operation answers or throws. */
type Inside = { _execRequestAsync(asked: { source: unknown; operation: () => never }): IDBRequest<IDBValidKey> };

/**
 * The next writes of such rows are refused as Safari does it: `put` answers, and its request fails. Whoever only listens to
 * the transaction then hears of an error before it says which.
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
