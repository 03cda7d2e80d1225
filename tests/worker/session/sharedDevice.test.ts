import { entries, get, promisifyRequest, set } from 'idb-keyval';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { sharedDeviceCookie } from '../../../src/contract/people/sharedDevice.ts';
import * as filled from '../../fixtures/filledDevice.ts';
import { TinyStorage } from '../../support/run/tinyStorage.ts';
import { clockOfThePage, hangWhere, inTime, secondsOf } from '../hungDatabase.ts';
import { type Browser, newSession, openBrowser, openDevice } from './sharedDeviceBrowser.ts';

let browser: Browser;
beforeEach(async () => {
  browser = await openBrowser();
});

type Device = Awaited<ReturnType<typeof openDevice>>;

const settledHandovers = JSON.stringify(['0123456789ABCDEF']);

/** Fills the device with all kinds of personal data, and with unsent entries. */
async function fill(device: Device): Promise<void> {
  await set('cart-1', filled.cart, device.deviceStore());
  await set('guest-1', filled.guest, device.deviceStore());
  await set('orders-1', filled.knownOrders, device.deviceStore());
  for (const [form, values] of Object.entries(filled.drafts)) await set(`draft-${form}`, values, device.deviceStore());
  for (const store of [device.privateQueryStore(), device.sharedQueryStore()]) await set('seen', filled.answer, store);
  await set(filled.sharedSlip.id, filled.sharedSlip, device.sharedSlipStore());
  await set(filled.lecture.lectureId, filled.lecture, device.downloadedLecturesStore());
  const films = await browser.caches.open('lanrian-lectures');
  for (const [key, body] of Object.entries(filled.films)) await films.put(key, new Response(body));
  await (await browser.caches.open('lanrian-pictures')).put('/uploads/public/seen.webp', new Response('a cover'));
  const waiting = structuredClone(filled.report);
  const sent = { ...structuredClone(filled.progress), state: 'sent' };
  if (!device.isEntry(waiting) || !device.isEntry(sent)) throw new Error('The entries are none');
  await device.putEntry(waiting, new Map([[filled.report.slips[0].id, filled.slip]]));
  await device.putEntry(sent, new Map());
  browser.local.setItem('lanrian.language', 'en');
  browser.local.setItem('lanrian.cart-count', '4');
  browser.local.setItem('lanrian.something-new', 'of the person');
  browser.local.setItem('lanrian.handovers.settled', settledHandovers);
}

async function expectNobody(device: Device): Promise<void> {
  expect((await entries<string, unknown>(device.deviceStore())).map(([key]) => key)).toEqual(['cart-1']);
  expect((await device.readCart()).lines).toEqual([]);
  const { privateQueryStore, sharedQueryStore, sharedSlipStore, downloadedLecturesStore } = device;
  for (const store of [privateQueryStore, sharedQueryStore, sharedSlipStore, downloadedLecturesStore]) {
    expect(await entries(store())).toEqual([]);
  }
  for (const name of ['lanrian-lectures', 'lanrian-pictures'])
    expect(await (await browser.caches.open(name)).keys()).toEqual([]);
  expect(Object.keys(browser.local).toSorted()).not.toContain('lanrian.something-new');
  expect(browser.local.getItem('lanrian.cart-count')).toBeNull();
  expect(browser.local.getItem('lanrian.language')).toBe('en');
  // Otherwise the installed app would hand itself over at every start.
  expect(browser.local.getItem('lanrian.handovers.settled')).toBe(settledHandovers);
}

/** Expects the unsent report and its slip, byte for byte, because it may be about money. */
async function expectUnsent(device: Device): Promise<void> {
  expect(await device.allEntries()).toEqual([filled.report]);
  expect(await device.readSlip(filled.report.slips[0].id)).toEqual(filled.slip);
}

test('leaving deletes everything except waiting entries', async () => {
  const device = await openDevice();
  await fill(device);
  await device.forgetPerson(filled.cart.updatedAt + 1);
  await expectNobody(device);
  await expectUnsent(device);
});

test('rows written by a running page during the departure are deleted too', async () => {
  const device = await openDevice();
  await fill(device);
  /** Whether the guest's details, and so the typed text, were still there. */
  const typeInto = (form: string) =>
    device.deviceStore()('readwrite', async (rows) => {
      const isHere = (await promisifyRequest(rows.get('guest-1'))) !== undefined;
      if (isHere) rows.put({ name: 'Dao' }, `draft-${form}`);
      return isHere;
    });
  let typing = typeInto('0');
  const leaving = device.forgetPerson(filled.cart.updatedAt + 1);
  for (let form = 1; await typing; form += 1) typing = typeInto(`${form}`);
  await leaving;
  await expectNobody(device);
});

test('watched time that was not sent stays for its owner, also where only a row of a killed page has it', async () => {
  const device = await openDevice();
  await fill(device);
  const left = {
    ...{ key: 'a-key', userId: '8', courseId: '101' },
    watched: { lectureId: '3', from: 0, to: 30, recordedAt: 1 },
  };
  const { leftProgress, noteLeft } = await import('../../../src/platform/learning/leftProgress.ts');
  noteLeft(left);
  await device.forgetPerson(filled.cart.updatedAt + 1);
  expect(leftProgress()).toEqual([left]);
});

test('a shared slip waits for its owner, and one without an owner is deleted', async () => {
  const device = await openDevice();
  await fill(device);
  const { leaveSharedSlipsTo, readSharedSlips } = device;
  await leaveSharedSlipsTo('7', [filled.sharedSlip.id]);
  await set('nobodys', { ...filled.sharedSlip, id: 'nobodys' }, device.sharedSlipStore());
  await device.forgetPerson(1);
  expect(await readSharedSlips()).toEqual([{ ...filled.sharedSlip, userId: '7' }]);
});

test('a sign-out forgets which orders were theirs, not those opened by a link nor those whose report waits', async () => {
  const device = await openDevice();
  await fill(device);
  const { readKnownOrders, rememberOrder } = await import('../../../src/platform/session/knownOrders.ts');
  const { forgetOwnOrders } = await import('../../../src/platform/session/forgetOwnOrders.ts');
  const [{ token: waiting }] = filled.knownOrders;
  const owners = { own: '7', [waiting]: '7', linked: null, others: '8' };
  for (const [token, userId] of Object.entries(owners)) await rememberOrder({ token, orderId: token, userId });
  await forgetOwnOrders('7');
  expect((await readKnownOrders()).map(({ token }) => token)).toEqual([waiting, 'linked', 'others']);
});

test('a person finds their waiting report when they return, and nobody else does', async () => {
  const device = await openDevice();
  await fill(device);
  const { readKnownOrders, rememberOrder } = await import('../../../src/platform/session/knownOrders.ts');
  const { isSeenBy } = await import('../../../src/platform/outbox/isSeenBy.ts');
  const [{ token }] = filled.knownOrders;
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

test('with an unreadable outbox an owner’s orders stay, and those without an owner are deleted', async () => {
  const device = await openDevice();
  await fill(device);
  const { readKnownOrders, rememberOrder } = await import('../../../src/platform/session/knownOrders.ts');
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

test('the emptied cart is newer than the server’s copy, which would otherwise return', async () => {
  const device = await openDevice();
  await fill(device);
  await device.forgetPerson(1);
  const { lines, updatedAt } = await device.readCart();
  expect(lines).toEqual([]);
  expect(updatedAt).toBeGreaterThan(0);
});

test('a shared device is empty for the next person, and the former sign-out is queued', async () => {
  const before = await openDevice();
  before.setSharedDevice(true);
  expect(document.cookie).toBe(`${sharedDeviceCookie}=1`);
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
  expect(next.isSignOutQueued()).toBe(true);
  expect([next.isSharedDevice(), next.mayBeSomebodyElse()]).toEqual([true, false]);
});

test('a device of one person forgets nothing when the browser is closed', async () => {
  const before = await openDevice();
  before.setSharedDevice(true);
  before.setSharedDevice(false);
  expect(document.cookie).toBe('');
  await fill(before);
  newSession();
  await before.forgetFormerPerson();
  expect((await before.readCart()).lines).toHaveLength(2);
  expect(before.isSignOutQueued()).toBe(false);
});

test('files that cannot be deleted keep nothing else, are reported, and cost the current person nothing', async () => {
  const device = await openDevice();
  device.setSharedDevice(true);
  await fill(device);
  newSession();
  browser.caches.isBroken = true;
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

test('on a working device leaving completes with the page', async () => {
  const device = await openDevice();
  device.setSharedDevice(true);
  await fill(device);
  await device.clearSharedDevice(async () => {});
  await expectNobody(device);
  await expectUnsent(device);
  expect(device.mayBeSomebodyElse()).toBe(false);
});

test('what still waits for space when somebody leaves is written no more', async () => {
  const device = await openDevice();
  await set('guest-1', filled.guest, device.deviceStore());
  const pictures = Promise.withResolvers<boolean>();
  const remove = vi.spyOn(browser.caches, 'delete').mockReturnValue(pictures.promise);
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
  /** Full while it holds a row of this name. */
  const fillLocalStorage = (row: string) => {
    browser.local.setItem(row, 'much');
    const { setItem } = TinyStorage.prototype;
    vi.spyOn(TinyStorage.prototype, 'setItem').mockImplementation(function (this: TinyStorage, name, value) {
      if (this.getItem(row) !== null) throw new DOMException('No room', 'QuotaExceededError');
      setItem.call(this, name, value);
    });
  };
  /** The next page of a person who left, or who came. */
  const nextPage = async () => {
    vi.resetModules();
    const { isSignOutQueued, mayBeSomebodyElse } = await openDevice();
    return { isSignOutQueued: isSignOutQueued(), isForgotten: mayBeSomebodyElse() };
  };

  test.each([
    ['is noted into the room that leaving has made, before the page goes', 'lanrian.something-new', true],
    [
      'and none after leaving either begins the next page as somebody else’s, which owes it anew',
      'of-another-app',
      false,
    ],
  ])('%s', async (_, row, isSignOutQueued) => {
    const device = await openDevice();
    device.setSharedDevice(true);
    fillLocalStorage(row);
    await device.clearSharedDevice(async () => void device.enqueueSignOut());
    expect(await nextPage()).toEqual({ isSignOutQueued, isForgotten: !isSignOutQueued });
  });

  test('and is confirmed before the page unloads is not queued again', async () => {
    const device = await openDevice();
    device.setSharedDevice(true);
    fillLocalStorage('lanrian.something-new');
    await device.clearSharedDevice(async () => {
      device.enqueueSignOut();
      device.clearQueuedSignOut();
    });
    expect(await nextPage()).toEqual({ isSignOutQueued: false, isForgotten: false });
  });

  test('at the next person’s start is stored in the space freed by the deletion', async () => {
    (await openDevice()).setSharedDevice(true);
    newSession();
    fillLocalStorage('lanrian.something-new');
    expect(await (await openDevice()).forgetFormerPerson()).toBe(true);
    expect(await nextPage()).toEqual({ isSignOutQueued: true, isForgotten: false });
  });
});

test('leaving a hanging device takes the limit of one store, and the next start shows nobody’s data', async () => {
  const device = await openDevice();
  device.setSharedDevice(true);
  await fill(device);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.useFakeTimers(clockOfThePage);
  hangWhere(() => true);
  expect(await secondsOf(device.clearSharedDevice(() => new Promise(() => {})))).toBeLessThanOrEqual(11);
  expect(device.mayBeSomebodyElse()).toBe(true);
});

test('a device of one person, and one in the same session, is shown at once', async () => {
  const device = await openDevice();
  expect(await device.forgetFormerPerson()).toBe(true);
  device.setSharedDevice(true);
  expect(await device.forgetFormerPerson()).toBe(true);
});

test('who leaves is not led away by their own word to the other tabs, which hear it', async () => {
  const heard: string[] = [];
  const openTab = async (name: string) => {
    vi.resetModules();
    const tab = await import('../../../src/platform/session/sharedDevice.ts');
    const other = Promise.withResolvers<void>();
    tab.onLeftElsewhere(() => {
      heard.push(name);
      other.resolve();
    });
    return { ...tab, hears: other.promise };
  };
  const [here, elsewhere] = [await openTab('here'), await openTab('elsewhere')];
  here.tellOthersOfLeaving();
  await elsewhere.hears;
  elsewhere.tellOthersOfLeaving();
  await here.hears;
  expect(heard).toEqual(['elsewhere', 'here']);
});
