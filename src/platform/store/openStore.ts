import type { UseStore } from 'idb-keyval';
import { withinLimit } from './withinLimit.ts';

const rowsName = 'rows';
const openLimitMs = 5_000;
/** A slip of some megabytes is written to a slow disk within this. */
const workLimitMs = 8_000;
/** Before the second and the third try. */
const pausesMs = [100, 1_000];

/**
 * A database of one table, as `idb-keyval` takes it. A browser may close a connection behind our back, or never call back
 * (a phone that comes back from sleep): then the transaction is ended, the connection opened anew and the work begun
 * again, of which nothing had been kept. So `work` may run twice, never with two effects. Where it cannot be known whether
 * a write was kept it is not begun again: `TimeoutError`, as when nothing helps.
 * `strict` waits until the disk has it, which a power cut cannot undo.
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
      // Why a request failed the transaction says with the abort that follows: a full disk, in Safari.
      transaction.addEventListener('error', (event) => event.stopImmediatePropagation());
      const rows = transaction.objectStore(rowsName);
      return await watch(transaction, (async () => work(rows))());
    } catch (fault) {
      if (mayPass(fault)) {
        // A reading one has nothing to undo, and other questions of it would be left without an ear.
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

/** Its outcome is not known, so that nothing may be done on the strength of it. */
class Unknown extends DOMException {
  constructor() {
    super('The database never said whether it kept this', 'TimeoutError');
  }
}

/**
 * Ends a transaction that hangs, so that nothing of it is kept. One that is just being kept cannot be ended; it has as
 * much time again.
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

/** False: it had ended by itself, or is just being kept. */
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
 * A connection that comes after it was given up is closed, and a database that was just being made is made anew: either
 * would stand in the way of every later one.
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

/** Whether another connection, or another time, may mend it: it says nothing of what is kept, and nothing was written. */
export const mayPass = (fault: unknown): boolean =>
  fault instanceof DOMException && !(fault instanceof Unknown) && passing.includes(fault.name);

const isTimeout = (fault: unknown): boolean => fault instanceof DOMException && fault.name === 'TimeoutError';
