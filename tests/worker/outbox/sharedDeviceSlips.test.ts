import { set } from 'idb-keyval';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { sharedPictureField, sharePath } from '../../../src/contract/site/shareTarget.ts';
import type { SharedSlip } from '../../../src/platform/session/sharedSlips.ts';
import { TinyStorage } from '../../support/run/tinyStorage.ts';
import { type Browser, newSession, openBrowser, openDevice } from '../session/sharedDeviceBrowser.ts';
import { server as builtFiles, startWorker } from '../tinyWorker.ts';

let browser: Browser;
beforeEach(async () => {
  browser = await openBrowser();
});

describe('a slip that is shared', () => {
  /** A session that ends with a sign-out only, as far as the disk knows. */
  const signIn = async (id: string) => {
    const { privateQueryStore } = await openDevice();
    await set('["session"]', { data: { id } }, privateQueryStore());
  };
  /** Shares a picture like the system: only the worker runs. */
  const share = async (slip = 'a slip') => {
    vi.stubGlobal('cookieStore', { get: async (name: string) => (document.cookie.includes(`${name}=`) ? {} : null) });
    const worker = await startWorker(builtFiles(), { caches: browser.caches });
    const form = new FormData();
    form.append(sharedPictureField, new File([slip], 'slip.jpg', { type: 'image/jpeg' }));
    expect((await worker.postForm(sharePath, form))?.headers.get('location')).not.toContain('problem');
    vi.resetModules();
  };
  const start = async () => expect(await (await openDevice()).forgetFormerPerson()).toBe(true);
  const failToStart = async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const failing = vi.spyOn(IDBObjectStore.prototype, 'clear').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    expect(await (await openDevice()).forgetFormerPerson()).toBe(false);
    failing.mockRestore();
  };
  const closeBrowser = () => {
    newSession();
    vi.stubGlobal('sessionStorage', new TinyStorage());
    vi.resetModules();
  };
  const owners = async () => (await (await openDevice()).readSharedSlips()).map(({ userId }) => userId);

  test.each(['dao', null])(
    'before any page started belongs to the current person, and not to %s, the former one',
    async (former) => {
      await (await openDevice()).declareShared(true);
      if (former !== null) await signIn(former);
      closeBrowser();
      await share();
      await start();
      expect(await owners()).toEqual([null]);

      closeBrowser();
      await start();
      expect(await owners()).toEqual([]);
    },
  );

  test('before a failing start belongs to the current person too, once the next start succeeds', async () => {
    await (await openDevice()).declareShared(true);
    await signIn('dao');
    closeBrowser();
    await share();
    await share('another slip');
    await failToStart();

    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 150_000 });
    vi.resetModules();
    await start();
    expect(await owners()).toEqual([null, null]);

    closeBrowser();
    await start();
    expect(await owners()).toEqual([]);
  });

  test.each([
    ['the browser was closed and another opens it later', 150_000, true],
    ['its tab was left for long', 3_600_000, false],
  ])('before a failing start belongs to nobody once %s', async (_, laterMs, isClosed) => {
    await (await openDevice()).declareShared(true);
    closeBrowser();
    await share();
    await failToStart();

    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + laterMs });
    if (isClosed) closeBrowser();
    vi.resetModules();
    await start();
    expect(await owners()).toEqual([]);
  });

  test('in a continued session belongs to the signed-in person, and waits for them', async () => {
    await (await openDevice()).declareShared(true);
    await signIn('dao');
    await share();
    closeBrowser();
    await start();
    expect(await owners()).toEqual(['dao']);
  });

  test('and never seen belongs to nobody at a later start', async () => {
    await (await openDevice()).declareShared(true);
    await signIn('dao');
    closeBrowser();
    await share();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
    await start();
    expect(await owners()).toEqual([]);
  });

  test('before the device was said to be shared stays its owner’s', async () => {
    await signIn('dao');
    await share();
    expect(await owners()).toEqual(['dao']);
    await (await openDevice()).declareShared(true);
    closeBrowser();
    await start();
    expect(await owners()).toEqual(['dao']);
  });

  /** Pictures fit only after an eviction. */
  const fillDisk = () => {
    const { put, clear } = IDBObjectStore.prototype;
    const putting = vi.spyOn(IDBObjectStore.prototype, 'put');
    putting.mockImplementation(function (this: IDBObjectStore, row, key) {
      if ((row as Partial<SharedSlip>).bytes) throw new DOMException('No space', 'QuotaExceededError');
      return put.call(this, row, key);
    });
    vi.spyOn(IDBObjectStore.prototype, 'clear').mockImplementation(function (this: IDBObjectStore) {
      putting.mockRestore();
      return clear.call(this);
    });
  };
  const startLater = async () => {
    vi.restoreAllMocks();
    closeBrowser();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
    await start();
  };

  test('before a full device was declared shared stays its owner’s: cached data are evicted', async () => {
    await signIn('dao');
    await share();
    const device = await openDevice();
    await set('words', 'of everything', device.catalogueStore());
    fillDisk();
    await device.declareShared(true);
    expect(device.isSharedDevice()).toBe(true);
    await startLater();
    expect(await owners()).toEqual(['dao']);
  });

  test('stays its owner’s on a device that could not store it, which is reported and then not declared shared', async () => {
    await signIn('dao');
    await share();
    const device = await openDevice();
    fillDisk();
    await expect(device.declareShared(true)).rejects.toThrow('No space');
    expect([device.isSharedDevice(), document.cookie]).toEqual([false, '']);
    await startLater();
    expect(await owners()).toEqual(['dao']);
  });

  test('and is somebody’s already keeps no full device from being said to be shared', async () => {
    await (await openDevice()).declareShared(true);
    await signIn('dao');
    await share();
    const device = await openDevice();
    fillDisk();
    await device.declareShared(true);
    expect(device.isSharedDevice()).toBe(true);
  });

  test('on a device of one person is theirs, whenever the browser was closed', async () => {
    await signIn('dao');
    closeBrowser();
    await share();
    await start();
    expect(await owners()).toEqual(['dao']);
  });
});
