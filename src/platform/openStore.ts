import type { UseStore } from 'idb-keyval';

const rowsName = 'rows';

/**
 * A database of one table, as `idb-keyval` takes it. A browser may close a connection behind our back (a phone that comes
 * back from sleep): then it is opened anew and the transaction begun again, of which nothing had been kept.
 * `strict` waits until the disk has it, which a power cut cannot undo.
 */
export function openStore(database: string, durability: IDBTransactionDurability): UseStore {
  let connection: Promise<IDBDatabase> | null = null;
  const forget = () => {
    connection = null;
  };
  const begin = async (mode: IDBTransactionMode): Promise<IDBObjectStore> => {
    connection ??= connect(database, forget);
    return (await connection).transaction(rowsName, mode, { durability }).objectStore(rowsName);
  };
  return async (mode, work) => {
    try {
      return await work(await begin(mode));
    } catch (fault) {
      if (!isLostConnection(fault)) throw fault;
      forget();
      return await work(await begin(mode));
    }
  };
}

function connect(database: string, forget: () => void): Promise<IDBDatabase> {
  const opening = new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(database);
    request.onupgradeneeded = () => request.result.createObjectStore(rowsName);
    request.onsuccess = () => {
      const opened = request.result;
      opened.onclose = forget;
      opened.onversionchange = () => {
        forget();
        opened.close();
      };
      resolve(opened);
    };
    request.onerror = () => reject(request.error);
  });
  opening.catch(forget);
  return opening;
}

const isLostConnection = (fault: unknown): boolean =>
  fault instanceof DOMException && (fault.name === 'InvalidStateError' || fault.name === 'UnknownError');
