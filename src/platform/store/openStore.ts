import type { UseStore } from 'idb-keyval';
import { withinLimit } from './withinLimit.ts';

const rowsName = 'rows';
const openLimitMs = 5_000;
/** Longer than writing a slip of some megabytes to a slow disk. */
const workLimitMs = 8_000;
/** Pauses before the second and the third try. */
const pausesMs = [100, 1_000];

/**
 * A database of one table, for `idb-keyval`. If a connection hangs or closes, `work` runs again on a new one; an
 * unknown write outcome is a `TimeoutError`. `strict` waits for the disk.
 */
export function openStore(database: string, durability: IDBTransactionDurability): UseStore {
  let connection: Connection | null = null;
  const tryOnce: UseStore = async (mode, work) => {
    if (connection === null || connection.isEnded) connection = connect(database);
    const used = connection;
    let transaction: IDBTransaction | null = null;
    try {
      const opened = await withinLimit(used.opened, openLimitMs);
      transaction = opened.transaction(rowsName, mode, { durability });
      // The reason of a failed request is in the following abort event: a full disk, in Safari.
      transaction.addEventListener('error', (event) => event.stopImmediatePropagation());
      const rows = transaction.objectStore(rowsName);
      return await watch(transaction, (async () => work(rows))());
    } catch (fault) {
      if (mayPass(fault)) {
        // A read has nothing to undo, and an abort would break other reads of its transaction.
        if (transaction !== null && mode === 'readwrite') end(transaction);
        used.end();
      }
      throw fault;
    }
  };
  return async (mode, work) => {
    for (const pause of pausesMs) {
      try {
        return await tryOnce(mode, work);
      } catch (fault) {
        if (!mayPass(fault)) throw fault;
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
    return tryOnce(mode, work);
  };
}

/** The outcome of the transaction is unknown, so nothing may rely on it. */
class Unknown extends DOMException {
  constructor() {
    super('The database never answered whether it stored this', 'TimeoutError');
  }
}

/**
 * Aborts a transaction that hangs, so that nothing of it is stored. A committing transaction cannot be aborted and gets
 * as much time again.
 */
async function watch<T>(transaction: IDBTransaction, result: Promise<T>): Promise<T> {
  try {
    return await withinLimit(result, workLimitMs);
  } catch (fault) {
    if (!isTimeout(fault) || end(transaction)) throw fault;
    return await withinLimit(result, workLimitMs).catch((later: unknown) => {
      throw isTimeout(later) && transaction.mode !== 'readonly' ? new Unknown() : later;
    });
  }
}

/** False: it had ended by itself, or is committing. */
function end(transaction: IDBTransaction): boolean {
  try {
    transaction.abort();
    return true;
  } catch {
    return false;
  }
}

type Connection = { readonly opened: Promise<IDBDatabase>; isEnded: boolean; end(): void };

/**
 * Opens a connection. One that arrives after the time limit is closed, and a half-created database is created again:
 * both would block later ones.
 */
function connect(database: string): Connection {
  let making: IDBTransaction | null = null;
  const connection: Connection = {
    isEnded: false,
    end: () => {
      connection.isEnded = true;
      if (making !== null) end(making);
      connection.opened.then((opened) => opened.close()).catch(() => {});
    },
    opened: new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(database);
      request.onupgradeneeded = () => {
        making = request.transaction;
        request.result.createObjectStore(rowsName);
      };
      request.onsuccess = () => {
        const opened = request.result;
        opened.onclose = () => connection.end();
        // A newer version of the app in another tab waits for it.
        opened.onversionchange = () => {
          opened.close();
          connection.end();
        };
        resolve(opened);
      };
      request.onerror = () => reject(request.error);
    }),
  };
  connection.opened.catch(() => connection.end());
  return connection;
}

const passing: readonly string[] = ['InvalidStateError', 'UnknownError', 'AbortError', 'TimeoutError'];

/** Whether a retry on another connection may help, because nothing was written. */
export const mayPass = (fault: unknown): boolean =>
  fault instanceof DOMException && !(fault instanceof Unknown) && passing.includes(fault.name);

const isTimeout = (fault: unknown): boolean => fault instanceof DOMException && fault.name === 'TimeoutError';
