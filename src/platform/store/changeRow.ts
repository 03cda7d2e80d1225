import { promisifyRequest, type UseStore } from 'idb-keyval';

/** Changes a row in one transaction; `undefined` deletes it with its name. */
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
