import { IDBFactory } from 'fake-indexeddb';
import { get, keys, set, setMany, type UseStore, update, values } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { changeRow } from '../../src/platform/store/changeRow.ts';
import { openStore } from '../../src/platform/store/openStore.ts';
import { clockOfThePage, hangWhere, type Inside, inTime, untilCalledBack } from './hungDatabase.ts';
import { refuseLikeSafari } from './refuseLikeSafari.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.useFakeTimers(clockOfThePage);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The next transactions of this kind never call back. */
function hangs(mode: IDBTransactionMode, times: number) {
  const hung = new Set<Inside>();
  hangWhere((transaction) => {
    if (transaction.mode === mode && hung.size < times) hung.add(transaction);
    return hung.has(transaction);
  });
  return hung;
}

/** The next write transaction hangs while committing. */
function hangsWhileWriting() {
  let kept: Inside | null = null;
  hangWhere((transaction) => {
    if (kept === null && transaction.mode === 'readwrite' && transaction._requests.length === 0) {
      kept = transaction;
      transaction._state = 'committing';
    }
    return transaction === kept;
  });
}

const fresh = () => openStore('watched', 'strict');

test.each(['readonly', 'readwrite'] as const)('a %s transaction that never calls back is begun again', async (mode) => {
  const store = fresh();
  await set('a', 1, store);
  const hung = hangs(mode, 1);
  if (mode === 'readonly') expect(await inTime(get('a', store))).toBe(1);
  else await inTime(set('a', 2, store));
  expect(hung.size).toBe(1);
  expect(await inTime(get('a', store))).toBe(mode === 'readonly' ? 1 : 2);
});

test('a change that counts is counted once, though its first transaction hung', async () => {
  const store = fresh();
  await set('count', 1, store);
  hangs('readwrite', 1);
  await inTime(update<number>('count', (before = 0) => before + 1, store));
  vi.restoreAllMocks();
  expect(await inTime(get('count', store))).toBe(2);
});

test('a database that never calls back fails after some tries, and stores nothing', async () => {
  const store = fresh();
  await set('a', 1, store);
  const hung = hangs('readwrite', 99);
  await expect(inTime(set('a', 2, store))).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(hung.size).toBe(3);
  vi.restoreAllMocks();
  expect(await inTime(get('a', fresh()))).toBe(1);
});

test('a write that may have been kept is not begun again by itself', async () => {
  const store = fresh();
  await set('count', 1, store);
  hangsWhileWriting();
  let runs = 0;
  const change = update<number>(
    'count',
    (before = 0) => {
      runs += 1;
      return before + 1;
    },
    store,
  );
  await expect(inTime(change)).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(runs).toBe(1);
});

test('an opening that never calls back is tried again; should it come after all, it is closed', async () => {
  const factory = indexedDB;
  const late: { tell: () => void } = { tell: () => {} };
  const closed = vi.fn();
  let opened = 0;
  vi.stubGlobal('indexedDB', {
    open: (name: string) => {
      opened += 1;
      if (opened > 1) return factory.open(name);
      const request = { result: { close: closed } } as unknown as IDBOpenDBRequest;
      late.tell = () => request.onsuccess?.(new Event('success'));
      return request;
    },
  });
  const store = fresh();
  await inTime(set('a', 1, store));
  expect(opened).toBe(2);
  late.tell();
  await untilCalledBack();
  expect(closed).toHaveBeenCalledOnce();
  expect(await inTime(get('a', store))).toBe(1);
});

test('a newer version in another tab is not held up, and the store goes on after it', async () => {
  const store = fresh();
  await set('a', 1, store);
  const upgraded = new Promise<void>((resolve, reject) => {
    const request = indexedDB.open('watched', 2);
    request.onblocked = () => reject(new Error('held up'));
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
  });
  await untilCalledBack();
  await upgraded;
  expect(await inTime(get('a', store))).toBe(1);
});

test('another tab that blocks the upgrade is reported, and not waited for without an end', async () => {
  await set('a', 1, fresh());
  const stubborn = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open('watched');
    request.onsuccess = () => resolve(request.result);
  });
  indexedDB.deleteDatabase('watched');
  await untilCalledBack();
  await expect(inTime(get('a', fresh()))).rejects.toMatchObject({ name: 'TimeoutError' });
  stubborn.close();
});

test.each(['InvalidStateError', 'UnknownError', 'AbortError'])('a %s is met with a new connection', async (name) => {
  const store = fresh();
  await set('a', 1, store);
  let faults = 2;
  const read = store('readonly', async (rows) => {
    faults -= 1;
    if (faults >= 0) throw new DOMException('Connection to Indexed Database server lost', name);
    return new Promise((resolve) => {
      const request = rows.get('a');
      request.onsuccess = () => resolve(request.result);
    });
  });
  expect(await inTime(read)).toBe(1);
});

test('work that fails after it wrote leaves nothing behind, however often it is begun', async () => {
  const store = fresh();
  let runs = 0;
  const write = store('readwrite', async (rows) => {
    runs += 1;
    rows.put(runs, `row-${runs}`);
    throw new DOMException('lost', 'InvalidStateError');
  });
  await expect(inTime(write)).rejects.toMatchObject({ name: 'InvalidStateError' });
  expect(runs).toBe(3);
  expect(await inTime(values(store))).toEqual([]);
});

test.each(['QuotaExceededError', 'DataCloneError'])('a %s is the caller’s, at once', async (name) => {
  let runs = 0;
  const work = fresh()('readwrite', async () => {
    runs += 1;
    throw new DOMException('no', name);
  });
  await expect(inTime(work)).rejects.toMatchObject({ name });
  expect(runs).toBe(1);
});

const writings: [string, (store: UseStore) => Promise<void>][] = [
  ['one row', (store) => set('a', 2, store)],
  ['several rows', (store) => setMany([['a', 2]], store)],
  ['a changed row', (store) => update('a', () => 2, store)],
  ['a row that is rewritten', (store) => changeRow('a', () => 2, store)],
];

test.each(writings)('%s that Safari refuses for want of space is refused with that reason', async (_, write) => {
  const store = fresh();
  await set('a', 1, store);
  const refused = refuseLikeSafari('QuotaExceededError', { times: 1 });
  await expect(inTime(write(store))).rejects.toMatchObject({ name: 'QuotaExceededError' });
  expect(refused).toHaveBeenCalledOnce();
  expect(await inTime(get('a', store))).toBe(1);
});

test('a request that fails because the database was lost is begun again', async () => {
  const store = fresh();
  const refused = refuseLikeSafari('UnknownError', { times: 2 });
  await inTime(set('a', 1, store));
  expect(refused).toHaveBeenCalledTimes(3);
  expect(await inTime(get('a', store))).toBe(1);
});

test('an old connection that is lost late does not take the new one with it', async () => {
  const store = fresh();
  const first = await inTime(store('readonly', async (rows) => rows.transaction.db));
  await untilCalledBack();
  first.close();
  const second = await inTime(store('readonly', async (rows) => rows.transaction.db));
  expect(second).not.toBe(first);
  first.onclose?.(new Event('close'));
  expect(await inTime(store('readonly', async (rows) => rows.transaction.db))).toBe(second);
});

test('a page that was frozen in the middle is not told of a database that hung', async () => {
  const store = fresh();
  await set('a', 1, store);
  let release = () => {};
  const reading = store('readonly', async (rows) => {
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    return rows.name;
  });
  const frozen = Promise.allSettled([reading]);
  await untilCalledBack();
  // An interval fires once after a freeze; here it fired twice.
  await vi.advanceTimersToNextTimerAsync();
  await vi.advanceTimersToNextTimerAsync();
  release();
  expect(await frozen).toMatchObject([{ status: 'fulfilled', value: 'rows' }]);
});

describe('whether this device keeps anything', () => {
  const ask = async () => {
    vi.resetModules();
    return (await import('../../src/platform/store/storesAnything.ts')).storesAnything();
  };

  test('it does, and nothing of the question stays', async () => {
    expect(await inTime(ask())).toBe(true);
    const { deviceStore } = await import('../../src/platform/store/stores.ts');
    expect(await inTime(keys(deviceStore()))).toEqual([]);
  });

  test('a browser without a database does not', async () => {
    vi.stubGlobal('indexedDB', undefined);
    expect(await inTime(ask())).toBe(false);
  });

  test('a browser that refuses to open one does not', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('Private window', 'SecurityError');
      },
    });
    expect(await inTime(ask())).toBe(false);
  });

  test('one that never calls back does not, and is not waited for without an end', async () => {
    vi.stubGlobal('indexedDB', { open: () => ({}) });
    expect(await inTime(ask())).toBe(false);
  });
});
