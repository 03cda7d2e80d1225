import { entries, get, promisifyRequest, set } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sharedDeviceCookie } from '../../src/contract/sharedDevice.ts';
import { sharedPictureField, sharePath } from '../../src/contract/shareTarget.ts';
import type { SharedSlip } from '../../src/platform/sharedSlips.ts';
import * as oldest from '../fixtures/stores/oldest.ts';
import { newDevice } from './device.ts';
import { clockOfThePage, hangWhere, inTime, secondsOf } from './hungDatabase.ts';
import { type Receiver, startReceiver } from './receiver.ts';
import { TinyCaches } from './tinyCaches.ts';
import { server as builtFiles, startWorker } from './tinyWorker.ts';

let server: Receiver;
let caches: TinyCaches;
let local: TinyStorage;
let page: { cookie: string };

/** As a browser's: its names are its own properties. */
class TinyStorage {
  [name: string]: unknown;
  getItem(name: string) {
    return (this[name] as string | undefined) ?? null;
  }
  setItem(name: string, value: string) {
    this[name] = value;
  }
  removeItem(name: string) {
    delete this[name];
  }
  clear() {
    for (const name of Object.keys(this)) delete this[name];
  }
}

/** A browser that keeps cookies without an end until it is closed. */
const newSession = () => {
  let cookies = new Map<string, string>();
  page = {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(given) {
      const [name = '', value = ''] = (given.split(';')[0] ?? '').split('=');
      cookies = new Map([...cookies].filter(([known]) => known !== name));
      if (!/max-age=0/.test(given)) cookies.set(name, value);
    },
  };
  vi.stubGlobal('document', page);
};

beforeEach(async () => {
  server = await startReceiver();
  newDevice(server);
  caches = new TinyCaches();
  local = new TinyStorage();
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', new TinyStorage());
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('location', new URL('https://shop.example/'));
  vi.stubGlobal('navigator', { onLine: true, locks: navigator.locks, serviceWorker: {} });
  newSession();
  vi.resetModules();
});

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await server.close();
  vi.unstubAllGlobals();
});

const openDevice = async () => ({
  ...(await import('../../src/platform/sharedDevice.ts')),
  ...(await import('../../src/platform/forgetPerson.ts')),
  ...(await import('../../src/platform/owedSignOut.ts')),
  ...(await import('../../src/platform/cartStorage.ts')),
  ...(await import('../../src/platform/draftStorage.ts')),
  ...(await import('../../src/platform/outbox/outboxStore.ts')),
  ...(await import('../../src/platform/outbox/isEntry.ts')),
  ...(await import('../../src/platform/stores.ts')),
  ...(await import('../../src/app/forgetFormerPerson.ts')),
  ...(await import('../../src/features/session/leaveNothing.ts')),
  ...(await import('../../src/features/device/declareShared.ts')),
  ...(await import('../../src/platform/sharedSlips.ts')),
});

type Device = Awaited<ReturnType<typeof openDevice>>;

const settledHandovers = JSON.stringify(['0123456789ABCDEF']);

/** Everything that a person leaves behind, and what waits to be sent. */
async function fill(device: Device): Promise<void> {
  await set('cart-1', oldest.cart, device.deviceStore());
  await set('guest-1', oldest.guest, device.deviceStore());
  await set('orders-1', oldest.knownOrders, device.deviceStore());
  for (const [form, values] of Object.entries(oldest.drafts)) await set(`draft-${form}`, values, device.deviceStore());
  for (const store of [device.privateQueryStore(), device.sharedQueryStore()])
    await set('seen', oldest.answers[0], store);
  await set(oldest.sharedSlip.id, oldest.sharedSlip, device.sharedSlipStore());
  await set(oldest.lecture.lectureId, oldest.lecture, device.keptLecturesStore());
  const films = await caches.open('lanrian-lectures');
  for (const [key, body] of Object.entries(oldest.films)) await films.put(key, new Response(body));
  await (await caches.open('lanrian-pictures')).put('/uploads/public/seen.webp', new Response('a cover'));
  const waiting = structuredClone(oldest.report);
  const sent = { ...structuredClone(oldest.progress), state: 'sent' };
  if (!device.isEntry(waiting) || !device.isEntry(sent)) throw new Error('The entries are none');
  await device.putEntry(waiting, new Map([[oldest.report.slips[0].id, oldest.slip]]));
  await device.putEntry(sent, new Map());
  local.setItem('lanrian.language', 'en');
  local.setItem('lanrian.cart-count', '4');
  local.setItem('lanrian.something-new', 'of the person');
  local.setItem('lanrian.handovers.settled', settledHandovers);
}

async function expectNobody(device: Device): Promise<void> {
  expect((await entries<string, unknown>(device.deviceStore())).map(([key]) => key)).toEqual(['cart-1']);
  expect((await device.readCart()).lines).toEqual([]);
  const { privateQueryStore, sharedQueryStore, sharedSlipStore, keptLecturesStore } = device;
  for (const store of [privateQueryStore, sharedQueryStore, sharedSlipStore, keptLecturesStore]) {
    expect(await entries(store())).toEqual([]);
  }
  for (const name of ['lanrian-lectures', 'lanrian-pictures'])
    expect(await (await caches.open(name)).keys()).toEqual([]);
  expect(Object.keys(local).toSorted()).not.toContain('lanrian.something-new');
  expect(local.getItem('lanrian.cart-count')).toBeNull();
  expect(local.getItem('lanrian.language')).toBe('en');
  // Else the installed app would hand itself over anew at every start.
  expect(local.getItem('lanrian.handovers.settled')).toBe(settledHandovers);
}

/** What waits may be money: its words and its slip, byte for byte. */
async function expectUnsent(device: Device): Promise<void> {
  expect(await device.allEntries()).toEqual([oldest.report]);
  expect(await device.readSlip(oldest.report.slips[0].id)).toEqual(oldest.slip);
}

test('whoever leaves takes everything along but what waits to be sent', async () => {
  const device = await openDevice();
  await fill(device);
  await device.forgetPerson(oldest.cart.updatedAt + 1);
  await expectNobody(device);
  await expectUnsent(device);
});

test('what a page that still runs writes while somebody leaves goes with what lay there before it', async () => {
  const device = await openDevice();
  await fill(device);
  /** Whether the guest's details still lay there, and with them what is typed. */
  const typeInto = (form: string) =>
    device.deviceStore()('readwrite', async (rows) => {
      const isHere = (await promisifyRequest(rows.get('guest-1'))) !== undefined;
      if (isHere) rows.put({ name: 'Dao' }, `draft-${form}`);
      return isHere;
    });
  let typing = typeInto('0');
  const leaving = device.forgetPerson(oldest.cart.updatedAt + 1);
  for (let form = 1; await typing; form += 1) typing = typeInto(`${form}`);
  await leaving;
  await expectNobody(device);
});

test('watched time that was not sent stays for its owner, also where only a row of a killed page has it', async () => {
  const device = await openDevice();
  await fill(device);
  const sealed = `lanrian.sealed.${oldest.progress.key}`;
  const watched = { lectureId: '3', from: 0, to: 30, recordedAt: 1 };
  local.setItem(sealed, JSON.stringify(oldest.progress));
  const { leftStretches, noteLeft } = await import('../../src/platform/leftStretches.ts');
  noteLeft({ userId: '8', courseId: '101', watched });
  await device.forgetPerson(oldest.cart.updatedAt + 1);
  expect(local.getItem(sealed)).toBe(JSON.stringify(oldest.progress));
  expect(leftStretches()).toEqual([{ userId: '8', courseId: '101', watched }]);
});

test('a shared slip waits for its owner, and one that nobody owns goes', async () => {
  const device = await openDevice();
  await fill(device);
  const { leaveSharedSlipsTo, readSharedSlips } = device;
  await leaveSharedSlipsTo('7', [oldest.sharedSlip.id]);
  await set('nobodys', { ...oldest.sharedSlip, id: 'nobodys' }, device.sharedSlipStore());
  await device.forgetPerson(1);
  expect(await readSharedSlips()).toEqual([{ ...oldest.sharedSlip, userId: '7' }]);
});

describe('a slip that is shared', () => {
  /** Ends only with a sign-out, as far as the disk knows. */
  const signIn = async (id: string) => {
    const { privateQueryStore } = await openDevice();
    await set('["session"]', { data: { id } }, privateQueryStore());
  };
  /** What the system does with a picture: only the worker is there. */
  const share = async () => {
    vi.stubGlobal('cookieStore', { get: async (name: string) => (page.cookie.includes(`${name}=`) ? {} : null) });
    const worker = await startWorker(builtFiles(), { caches });
    const form = new FormData();
    form.append(sharedPictureField, new File(['a slip'], 'slip.jpg', { type: 'image/jpeg' }));
    expect((await worker.postForm(sharePath, form))?.headers.get('location')).not.toContain('problem');
    vi.resetModules();
  };
  const start = async () => expect(await (await openDevice()).forgetFormerPerson()).toBe(true);
  const closeBrowser = () => {
    newSession();
    vi.stubGlobal('sessionStorage', new TinyStorage());
    vi.resetModules();
  };
  const owners = async () => (await (await openDevice()).readSharedSlips()).map(({ userId }) => userId);

  test.each(['dao', null])('before any page began is of whoever is here, and not of %s, who was', async (former) => {
    await (await openDevice()).declareShared(true);
    if (former !== null) await signIn(former);
    closeBrowser();
    await share();
    await start();
    expect(await owners()).toEqual([null]);

    closeBrowser();
    await start();
    expect(await owners()).toEqual([]);
  });

  test('before a start that fails is of whoever is here all the same, once the next one succeeds', async () => {
    await (await openDevice()).declareShared(true);
    await signIn('dao');
    closeBrowser();
    await share();
    await share();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const failing = vi.spyOn(IDBObjectStore.prototype, 'clear').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    expect(await (await openDevice()).forgetFormerPerson()).toBe(false);
    failing.mockRestore();

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
  ])('before a start that fails is nobody’s once %s', async (_, laterMs, isClosed) => {
    await (await openDevice()).declareShared(true);
    closeBrowser();
    await share();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const failing = vi.spyOn(IDBObjectStore.prototype, 'clear').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    expect(await (await openDevice()).forgetFormerPerson()).toBe(false);
    failing.mockRestore();

    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + laterMs });
    if (isClosed) closeBrowser();
    vi.resetModules();
    await start();
    expect(await owners()).toEqual([]);
  });

  test('in a session that goes on is of whoever is signed in, and waits for them', async () => {
    await (await openDevice()).declareShared(true);
    await signIn('dao');
    await share();
    closeBrowser();
    await start();
    expect(await owners()).toEqual(['dao']);
  });

  test('and never seen is nobody’s at a later start', async () => {
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

  /** No picture finds space until something has given way. */
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

  test('before a full device was said to be shared stays its owner’s: what can be fetched again gives way', async () => {
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

  test('stays its owner’s on a device that could not note it, which is told and is then not said to be shared', async () => {
    await signIn('dao');
    await share();
    const device = await openDevice();
    fillDisk();
    await expect(device.declareShared(true)).rejects.toThrow('No space');
    expect([device.isSharedDevice(), page.cookie]).toEqual([false, '']);
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

test('a sign-out forgets which orders were theirs, not those opened by a link nor those whose report waits', async () => {
  const device = await openDevice();
  await fill(device);
  const { readKnownOrders, rememberOrder } = await import('../../src/platform/knownOrders.ts');
  const { forgetOwnOrders } = await import('../../src/platform/forgetOwnOrders.ts');
  const [{ token: waiting }] = oldest.knownOrders;
  const owners = { own: '7', [waiting]: '7', linked: null, others: '8' };
  for (const [token, userId] of Object.entries(owners)) await rememberOrder({ token, orderId: token, userId });
  await forgetOwnOrders('7');
  expect((await readKnownOrders()).map(({ token }) => token)).toEqual([waiting, 'linked', 'others']);
});

test('whoever left a report to be sent finds it when they are back, and nobody else', async () => {
  const device = await openDevice();
  await fill(device);
  const { readKnownOrders, rememberOrder } = await import('../../src/platform/knownOrders.ts');
  const { isSeenBy } = await import('../../src/platform/outbox/isSeenBy.ts');
  const [{ token }] = oldest.knownOrders;
  for (const each of [token, 'reported-before', 'of-nobody']) {
    await rememberOrder({ token: each, orderId: each, userId: each === 'of-nobody' ? null : '7' });
  }
  await device.forgetPerson(1);
  const known = await readKnownOrders();
  expect(known.map((order) => order.token)).toEqual([token]);
  const [report] = await device.allEntries();
  if (!report) throw new Error('No report');
  expect(['7', '8', null].map((id) => isSeenBy(report, id, known))).toEqual([true, false, false]);

  await device.removeEntry(report);
  await device.forgetPerson(2);
  await expectNobody(device);
});

test('where the outbox cannot be read an owner’s orders wait with it, and those of nobody go', async () => {
  const device = await openDevice();
  await fill(device);
  const { readKnownOrders, rememberOrder } = await import('../../src/platform/knownOrders.ts');
  await rememberOrder({ token: 'own', orderId: '1', userId: '7' });
  vi.resetModules();
  const open = indexedDB.open.bind(indexedDB);
  vi.spyOn(indexedDB, 'open').mockImplementation((name, version) => {
    if (name === 'lanrian-outbox') throw new DOMException('no', 'SecurityError');
    return open(name, version);
  });
  await expect((await openDevice()).forgetPerson(1)).rejects.toThrow('no');
  expect((await readKnownOrders()).map(({ token }) => token)).toEqual(['own']);
});

test('the emptied cart is newer than the copy of the server, which would else come back', async () => {
  const device = await openDevice();
  await fill(device);
  await device.forgetPerson(1);
  const { lines, updatedAt } = await device.readCart();
  expect(lines).toEqual([]);
  expect(updatedAt).toBeGreaterThan(0);
});

test('a shared device is empty for whoever opens the browser next, and their sign-out is owed', async () => {
  const before = await openDevice();
  before.setSharedDevice(true);
  expect(page.cookie).toBe(`${sharedDeviceCookie}=1`);
  await fill(before);
  await before.forgetFormerPerson();
  expect((await before.readCart()).lines).toHaveLength(2);

  newSession();
  vi.resetModules();
  const next = await openDevice();
  expect(next.mayBeSomebodyElse()).toBe(true);
  await next.forgetFormerPerson();
  await expectNobody(next);
  await expectUnsent(next);
  expect(next.isSignOutOwed()).toBe(true);
  expect([next.isSharedDevice(), next.mayBeSomebodyElse()]).toEqual([true, false]);
});

test('a device of one person forgets nothing when the browser is closed', async () => {
  const before = await openDevice();
  before.setSharedDevice(true);
  before.setSharedDevice(false);
  expect(page.cookie).toBe('');
  await fill(before);
  newSession();
  await before.forgetFormerPerson();
  expect((await before.readCart()).lines).toHaveLength(2);
  expect(before.isSignOutOwed()).toBe(false);
});

test('files that cannot be removed keep nothing else, are told, and cost whoever is here now nothing', async () => {
  const device = await openDevice();
  device.setSharedDevice(true);
  await fill(device);
  newSession();
  caches.isBroken = true;
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await device.forgetFormerPerson()).toBe(true);
  expect(told).toHaveBeenCalledOnce();
  expect((await device.readCart()).lines).toEqual([]);
  expect(await entries(device.privateQueryStore())).toEqual([]);
  expect(device.mayBeSomebodyElse()).toBe(false);
});

test('a device that cannot forget says so within a while, so that nothing is shown, and is cleared at the next start', async () => {
  const device = await openDevice();
  device.setSharedDevice(true);
  await fill(device);
  newSession();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.useFakeTimers(clockOfThePage);
  hangWhere(({ mode }) => mode === 'readwrite');
  expect(await inTime(device.forgetFormerPerson())).toBe(false);
  expect(device.mayBeSomebodyElse()).toBe(true);

  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.resetModules();
  const next = await openDevice();
  expect(await next.forgetFormerPerson()).toBe(true);
  await expectNobody(next);
  expect(next.mayBeSomebodyElse()).toBe(false);
});

test('whoever leaves a device that works is gone with the page', async () => {
  const device = await openDevice();
  device.setSharedDevice(true);
  await fill(device);
  await device.leaveNothing(async () => {});
  await expectNobody(device);
  await expectUnsent(device);
  expect(device.mayBeSomebodyElse()).toBe(false);
});

test('what still waits for space when somebody leaves is written no more', async () => {
  const device = await openDevice();
  await set('guest-1', oldest.guest, device.deviceStore());
  const pictures = Promise.withResolvers<boolean>();
  const remove = vi.spyOn(caches, 'delete').mockReturnValue(pictures.promise);
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No space', 'QuotaExceededError');
  });
  const writing = Promise.all([
    device.writeDraft('comment-5', { text: 'ดีมาก' }),
    device.writeGuestDetails({ tel: '081' }),
  ]);
  await vi.waitFor(() => expect(remove).toHaveBeenCalled());

  const leaving = device.forgetPerson(Date.now());
  await vi.waitFor(async () => expect(await get('guest-1', device.deviceStore())).toBeUndefined());
  full.mockRestore();
  pictures.resolve(true);
  await Promise.all([writing, leaving]);
  expect(await get('guest-1', device.deviceStore())).toBeUndefined();
  expect(await get('draft-comment-5', device.deviceStore())).toBeUndefined();
});

describe('a sign-out that finds no room in localStorage', () => {
  /** Full for as long as it holds a row of this name. */
  const fillLocalStorage = (row: string) => {
    local.setItem(row, 'much');
    const { setItem } = TinyStorage.prototype;
    vi.spyOn(TinyStorage.prototype, 'setItem').mockImplementation(function (this: TinyStorage, name, value) {
      if (this.getItem(row) !== null) throw new DOMException('No room', 'QuotaExceededError');
      setItem.call(this, name, value);
    });
  };
  /** As whoever leaves is led on, or whoever came opens another page. */
  const nextPage = async () => {
    vi.resetModules();
    const { isSignOutOwed, mayBeSomebodyElse } = await openDevice();
    return { isSignOutOwed: isSignOutOwed(), isForgotten: mayBeSomebodyElse() };
  };

  test.each([
    ['is noted into the room that leaving has made, before the page goes', 'lanrian.something-new', true],
    [
      'and none after leaving either begins the next page as somebody else’s, which owes it anew',
      'of-another-app',
      false,
    ],
  ])('%s', async (_, row, isSignOutOwed) => {
    const device = await openDevice();
    device.setSharedDevice(true);
    fillLocalStorage(row);
    await device.leaveNothing(async () => void device.oweSignOut());
    expect(await nextPage()).toEqual({ isSignOutOwed, isForgotten: !isSignOutOwed });
  });

  test('and is told before the page goes is not owed again', async () => {
    const device = await openDevice();
    device.setSharedDevice(true);
    fillLocalStorage('lanrian.something-new');
    await device.leaveNothing(async () => {
      device.oweSignOut();
      device.clearSignOutOwed();
    });
    expect(await nextPage()).toEqual({ isSignOutOwed: false, isForgotten: false });
  });

  test('at the start of whoever comes next is noted into the room that forgetting has made', async () => {
    (await openDevice()).setSharedDevice(true);
    newSession();
    fillLocalStorage('lanrian.something-new');
    expect(await (await openDevice()).forgetFormerPerson()).toBe(true);
    expect(await nextPage()).toEqual({ isSignOutOwed: true, isForgotten: false });
  });
});

test('leaving a device that hangs takes as long as one of its stores may, and the next start shows nobody anything', async () => {
  const device = await openDevice();
  device.setSharedDevice(true);
  await fill(device);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.useFakeTimers(clockOfThePage);
  hangWhere(() => true);
  expect(await secondsOf(device.leaveNothing(() => new Promise(() => {})))).toBeLessThanOrEqual(11);
  expect(device.mayBeSomebodyElse()).toBe(true);
});

test('a device of one person, and one in the same session, is shown at once', async () => {
  const device = await openDevice();
  expect(await device.forgetFormerPerson()).toBe(true);
  device.setSharedDevice(true);
  expect(await device.forgetFormerPerson()).toBe(true);
});
