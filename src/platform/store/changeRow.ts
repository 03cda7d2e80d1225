import { promisifyRequest, type UseStore } from 'idb-keyval';

/** Changes a row by what it says now, in one transaction; `undefined` takes it out, so that not even its name stays. */
export const changeRow = (name: string, change: (row: unknown) => unknown, store: UseStore): Promise<void> =>
  store(
    'readwrite',
    (rows) =>
      new Promise((resolve, reject) => {
        const reading = rows.get(name);
        reading.onerror = () => reject(reading.error);
        reading.onsuccess = () => {
          try {
            const row = change(reading.result);
            if (row === undefined) rows.delete(name);
            else rows.put(row, name);
            resolve(promisifyRequest(rows.transaction));
          } catch (fault) {
            reject(fault);
          }
        };
      }),
  );
