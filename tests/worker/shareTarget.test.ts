import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sharedPictureField, sharePath } from '../../src/contract/site/shareTarget.ts';
import { slipsMaximum } from '../../src/domain/order/bankTransferReport.ts';
import type { SharedSlip } from '../../src/platform/session/sharedSlips.ts';
import { clockOfThePage, hangWhere, inTime } from './hungDatabase.ts';
import { origin, server, startWorker, type TinyWorker } from './tinyWorker.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.useFakeTimers(clockOfThePage);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const slip = 'the very bytes of a slip';
const picture = new File([slip], 'slip.jpg', { type: 'image/jpeg' });
const page = `${origin}${sharePath}`;

/** Shares a picture like the system; returns the address that opens. */
async function share(worker: TinyWorker, ...files: readonly File[]): Promise<string | null> {
  const form = new FormData();
  for (const file of files.length > 0 ? files : [picture]) form.append(sharedPictureField, file);
  const answer = await inTime(worker.postForm(sharePath, form));
  expect(answer?.status).toBe(303);
  return answer?.headers.get('location') ?? null;
}

/** The stored slips, read by an app that starts later. */
async function found(): Promise<readonly SharedSlip[]> {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.resetModules();
  const { readSharedSlips } = await import('../../src/platform/session/sharedSlips.ts');
  return readSharedSlips();
}

const refuseToOpen = (fault: DOMException) =>
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw fault;
  });
/** A database that never opens. */
const hangAtOpening = (isHung: (name: string) => boolean = () => true) => {
  const open = IDBFactory.prototype.open;
  return vi.spyOn(indexedDB, 'open').mockImplementation(function (this: IDBFactory, name, version) {
    return isHung(name) ? ({} as IDBOpenDBRequest) : open.call(indexedDB, name, version);
  });
};

test('a shared picture is on the disk before its page is opened', async () => {
  const worker = await startWorker(server());
  expect(await share(worker)).toBe(page);
  const [kept, ...more] = await found();
  expect(more).toEqual([]);
  expect(kept).toMatchObject({ name: 'slip.jpg', type: 'image/jpeg', userId: null });
  expect(new TextDecoder().decode(kept?.bytes)).toBe(slip);
});

test('the same picture shared twice is stored once', async () => {
  const worker = await startWorker(server());
  await share(worker);
  await share(worker, new File(['other bytes of a slip!'], 'other.jpg', { type: 'image/jpeg' }));
  expect(await share(worker, new File([slip], 'again.jpg', { type: 'image/jpeg' }))).toBe(page);
  expect((await found()).map(({ name }) => name).toSorted()).toEqual(['again.jpg', 'other.jpg']);
});

describe('where the device keeps nothing the page says so, and nothing is said to be kept', () => {
  test('a database that never opens', async () => {
    const worker = await startWorker(server());
    hangAtOpening();
    expect(await share(worker)).toBe(`${page}?problem=failed`);
    expect(await found()).toEqual([]);
  });

  test.each(['readonly', 'readwrite'] as const)('a database whose %s transactions never call back', async (kind) => {
    const worker = await startWorker(server());
    hangWhere(({ mode }) => mode === kind);
    expect(await share(worker)).toBe(`${page}?problem=failed`);
    expect(await found()).toEqual([]);
  });

  test.each(['UnknownError', 'InvalidStateError', 'SecurityError'])('a database that refuses: %s', async (name) => {
    const worker = await startWorker(server());
    refuseToOpen(new DOMException('no', name));
    expect(await share(worker)).toBe(`${page}?problem=failed`);
    expect(await found()).toEqual([]);
  });

  test('a browser without a database', async () => {
    const worker = await startWorker(server());
    const database = indexedDB;
    vi.stubGlobal('indexedDB', undefined);
    expect(await share(worker)).toBe(`${page}?problem=failed`);
    vi.stubGlobal('indexedDB', database);
    expect(await found()).toEqual([]);
  });

  test('a full disk, which is said as such', async () => {
    const worker = await startWorker(server());
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await share(worker)).toBe(`${page}?problem=full`);
    expect(await found()).toEqual([]);
  });
});

test('whose picture it is must be known, or somebody else would see it', async () => {
  const worker = await startWorker(server());
  hangAtOpening((name) => name === 'lanrian-private-queries');
  expect(await share(worker)).toBe(`${page}?problem=failed`);
  expect(await found()).toEqual([]);
});

test('a database that hangs for a while loses nothing', async () => {
  const worker = await startWorker(server());
  const hanging = hangAtOpening();
  setTimeout(() => hanging.mockRestore(), 6_000);
  expect(await share(worker)).toBe(page);
  expect(await found()).toHaveLength(1);
});

describe('what says that it is no picture', () => {
  const table = new File(['a,b'], 'a.csv', { type: 'text/csv' });
  const paper = new File(['%PDF'], 'slip.pdf', { type: 'application/pdf' });

  test('is not taken, and the page says that there was none', async () => {
    const worker = await startWorker(server());
    expect(await share(worker, table, paper)).toBe(`${page}?problem=nothing`);
    expect(await found()).toEqual([]);
  });

  test('does not prevent storing the picture that came with it', async () => {
    const worker = await startWorker(server());
    expect(await share(worker, table, picture)).toBe(page);
    expect(await found()).toMatchObject([{ name: 'slip.jpg' }]);
  });
});

describe('pictures that are shared together', () => {
  const named = (name: string, size?: number) => {
    const file = new File([name], name, { type: 'image/png' });
    return size === undefined ? file : Object.defineProperty(file, 'size', { value: size });
  };
  /** Files with a size only; the worker need not read their bytes to check it. */
  async function shareAsFound(worker: TinyWorker, ...files: readonly File[]): Promise<string | null> {
    vi.spyOn(FormData.prototype, 'getAll').mockReturnValue([...files]);
    return share(worker, picture);
  }

  test('are all kept, the first of them before the others', async () => {
    const worker = await startWorker(server());
    const names = ['1.png', '2.png', '3.png', '4.png', '5.png'];
    expect(await share(worker, ...names.map((name) => named(name)))).toBe(page);
    expect((await found()).map(({ name }) => name)).toEqual(names);
  });

  test('are stored up to a report’s limit of slips, and the others are mentioned', async () => {
    const worker = await startWorker(server());
    const many = Array.from({ length: slipsMaximum + 1 }, (_, place) => named(`${place}.png`));
    expect(await share(worker, ...many)).toBe(`${page}?problem=some`);
    expect(await found()).toHaveLength(slipsMaximum);
  });

  test('are mentioned if one is larger than any slip', async () => {
    const worker = await startWorker(server());
    const [whole, large] = [named('whole.png', 30_000_000), named('large.png', 30_000_001)];
    expect(await shareAsFound(worker, large, whole)).toBe(`${page}?problem=some`);
    expect(await found()).toMatchObject([{ name: 'whole.png' }]);
  });

  test('are not taken where none is a slip’s size', async () => {
    const worker = await startWorker(server());
    expect(await shareAsFound(worker, named('large.png', 30_000_001))).toBe(`${page}?problem=nothing`);
    expect(await found()).toEqual([]);
  });
});

test.each(['', 'application/octet-stream'])('a picture of the unknown type “%s” is taken', async (type) => {
  const worker = await startWorker(server());
  expect(await share(worker, new File([slip], 'slip', { type }))).toBe(page);
  expect(await found()).toHaveLength(1);
});
