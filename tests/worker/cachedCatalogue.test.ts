import { IDBFactory } from 'fake-indexeddb';
import { set } from 'idb-keyval';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { catalogueDelta } from '../../src/contract/catalogue/catalogue.ts';
import { catalogueTexts } from '../../src/contract/catalogue/catalogueTexts.ts';
import {
  type CatalogueDelta,
  type CatalogueTexts,
  type Listing,
  sumOfRows,
} from '../../src/domain/catalogue/course.ts';
import { row } from '../unit/listingFixture.ts';
import { clockOfThePage, hangWhere, inTime } from './hungDatabase.ts';

const manyCourses = Array.from({ length: 300 }, (_, place) =>
  row(String(place + 1), `คอร์สทำขนม ${place + 1}`, `Baking ${place + 1}`, { updatedAt: place }),
);
const question = {
  kind: 'course',
  categoryPath: '',
  keyword: '',
  sort: 'popular',
  page: 1,
  pageSize: 10,
  currency: 'THB',
  filters: {},
  onOffer: [],
} as const;

/** A stub feed: its next answer and its received requests. */
let feed: { delta: CatalogueDelta | null; tag: string };
let asked: { address: string; tag: string | null }[];

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  feed = { delta: { rows: manyCourses, removedIds: [], asOf: 1_000, whole: null }, tag: '"all"' };
  asked = [];
  vi.stubGlobal('fetch', async (address: string, { headers }: { headers: Record<string, string> }) => {
    asked.push({ address, tag: headers['if-none-match'] ?? null });
    if (feed.delta === null) return new Response(null, { status: 304 });
    return Response.json(z.encode(catalogueDelta.response, feed.delta), { headers: { etag: feed.tag } });
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A page of the app: its own modules over the device's storage. */
async function openTab() {
  vi.resetModules();
  const catalogue = await import('../../src/features/search/cachedCatalogue.ts');
  const store = await import('../../src/platform/store/catalogueStore.ts');
  const { catalogueStore } = await import('../../src/platform/store/stores.ts');
  const find = async (keyword: string) =>
    (await catalogue.searchCatalogue({ ...question, keyword }, []))?.rows.map(({ id }) => id) ?? null;
  return {
    ...catalogue,
    ...store,
    rawStore: catalogueStore(),
    update: () => catalogue.updateCatalogue(Date.now),
    summaryOf: async (id: string) => (await catalogue.cachedListings([id]))?.[0]?.summary.th,
    find,
  };
}

const offline = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));

/** Names of the rows written from now on. */
function watchWrites(): string[] {
  const written: string[] = [];
  const put = IDBObjectStore.prototype.put;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, key) {
    written.push(String(key));
    return put.call(this, value, key);
  });
  return written;
}

const renamed = (id: string, th: string): Listing => row(id, th, 'Renamed', { updatedAt: 2_000 });

/** Stub of the shop: `feed` gives changes, `everything` all rows. */
function feedOf(everything: readonly Listing[], changed: readonly Listing[], asOf: number): void {
  const whole = sumOfRows(everything);
  feed = { delta: { rows: changed, removedIds: [], asOf, whole }, tag: `"${asOf}"` };
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push({ address, tag: null });
    const delta = { rows: address.includes('since') ? changed : everything, removedIds: [], asOf, whole };
    return Response.json(z.encode(catalogueDelta.response, delta), { headers: { etag: feed.tag } });
  });
}

test('a change that was written long after its date is in no answer about changes: the sums tell of it, and all is asked for', async () => {
  const tab = await openTab();
  feedOf(manyCourses, manyCourses, 1_000);
  await tab.update();
  const late = row('7', 'ช่างไม้', 'Carpentry', { updatedAt: 900 });
  const after = [...manyCourses.filter(({ id }) => id !== '7'), late, renamed('9', 'ทอผ้า')].filter(
    (each, _, all) => all.findLast(({ id }) => id === each.id) === each,
  );

  feedOf(after, [renamed('9', 'ทอผ้า')], 2_000);
  asked = [];
  await tab.update();
  expect(asked.map(({ address }) => address.includes('since'))).toEqual([true, false]);
  expect(await tab.find('ช่างไม้')).toEqual(['7']);
  expect(await tab.find('ทอผ้า')).toEqual(['9']);

  const again = [...after.filter(({ id }) => id !== '5'), renamed('5', 'ปั้นดิน')];
  feedOf(again, [renamed('5', 'ปั้นดิน')], 3_000);
  asked = [];
  const next = await openTab();
  await next.update();
  expect(asked.map(({ address }) => address.includes('since'))).toEqual([true]);
  expect(await next.find('ปั้นดิน')).toEqual(['5']);
});

test('nothing is kept before the first answer, and all of it after a restart without a network', async () => {
  expect(await (await openTab()).find('ขนม')).toBeNull();
  await (await openTab()).update();
  offline();
  const tab = await openTab();
  expect(await tab.find('Baking 250')).toEqual(['250']);
  expect(await tab.searchCatalogue({ ...question, page: 2 }, [])).toMatchObject({
    ...{ total: 300 },
    rows: manyCourses.slice(10, 20),
  });
  expect((await tab.cachedListings(['77', 'unknown', '3']))?.map(({ id }) => id)).toEqual(['77', '3']);
});

test('asks only for what changed, and writes only the parts in which something did', async () => {
  const tab = await openTab();
  await tab.update();
  feed = {
    delta: {
      rows: [renamed('5', 'ปั้นดิน'), manyCourses[200] ?? row('1', '', '')],
      removedIds: ['6', '999'],
      asOf: 2_000,
      whole: null,
    },
    tag: '"some"',
  };
  const written = watchWrites();
  await tab.update();
  expect(asked.at(-1)).toEqual({ address: '/public/courses/index?since=1970-01-01T00%3A00%3A01.000Z', tag: '"all"' });
  expect(written.toSorted()).toEqual(['head', 'rows 0', 'words 0']);

  written.length = 0;
  feed = { ...feed, delta: null };
  await tab.update();
  expect(asked.at(-1)?.tag).toBe('"some"');
  expect(written).toEqual(['head']);

  for (const each of [tab, await openTab()]) {
    expect(await each.find('ปั้นดิน')).toEqual(['5']);
    expect(await each.find('Baking 6')).not.toContain('6');
    expect((await each.searchCatalogue(question, []))?.total).toBe(299);
  }
});

test('new rows fill the last part, then another one; a part without rows is deleted', async () => {
  const tab = await openTab();
  await tab.update();
  const added = Array.from({ length: 200 }, (_, place) => row(String(1_000 + place), `ใหม่ ${place}`, `New ${place}`));
  feed.delta = { rows: added, removedIds: [], asOf: 2_000, whole: null };
  await tab.update();
  feed.delta = { rows: [], removedIds: manyCourses.slice(0, 128).map(({ id }) => id), asOf: 3_000, whole: null };
  await tab.update();
  for (const each of [tab, await openTab()]) {
    expect((await each.searchCatalogue(question, []))?.total).toBe(372);
    expect(await each.find('New 199')).toEqual(['1199']);
    expect([...((await each.readWords())?.words.keys() ?? [])].toSorted()).toEqual([1, 2, 3]);
  }
});

test('two tabs: one asks, both know; what one takes in the other finds', async () => {
  const [first, second] = [await openTab(), await openTab()];
  await Promise.all([first.update(), second.update()]);
  expect(asked.map(({ address }) => address)).toEqual(['/public/courses/index']);
  expect(await second.find('Baking 9')).toContain('9');
  feed.delta = { rows: [renamed('9', 'ทอผ้า')], removedIds: [], asOf: 2_000, whole: null };
  await first.update();
  expect(await second.find('ทอผ้า')).toEqual(['9']);
  expect((await second.cachedListings(['9']))?.[0]?.title.th).toBe('ทอผ้า');
});

test('where a browser has no locks, two tabs at once still leave one whole catalogue', async () => {
  vi.stubGlobal('navigator', {});
  await (await openTab()).update();
  const tabs = [await openTab(), await openTab()];
  for (const tab of tabs) await tab.find('');
  feed.delta = { rows: [renamed('5', 'ปั้นดิน'), renamed('250', 'ทอผ้า')], removedIds: ['6'], asOf: 2_000, whole: null };
  await Promise.all(tabs.map((tab) => tab.update()));
  for (const tab of [...tabs, await openTab()]) {
    expect(await tab.find('ทอผ้า')).toEqual(['250']);
    expect((await tab.searchCatalogue(question, []))?.total).toBe(299);
  }
});

/** Stub of the shop: the rows go to the feed, or their texts to who asks for those; `textsAsOf`: the texts are newer. */
function shopOf(
  rows: readonly Listing[],
  asOf: number,
  { textsAsOf = asOf, unlisted = [] as readonly Listing[] } = {},
) {
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push({ address, tag: null });
    if (!address.startsWith(catalogueTexts.path)) {
      const delta = { rows, removedIds: [], asOf, whole: null };
      return Response.json(z.encode(catalogueDelta.response, delta), { headers: { etag: `"${asOf}"` } });
    }
    const texts: CatalogueTexts = { rows: [...rows, ...unlisted], asOf: textsAsOf };
    return Response.json(z.encode(catalogueTexts.response, texts));
  });
}

const told = (id: string, th: string, summary: string, updatedAt: number): Listing =>
  row(id, th, 'Told', { summary: { th: summary, en: null }, coverAlt: { th: `ภาพ ${summary}`, en: null }, updatedAt });

test('a row is found by its title first, and by its summary once the texts have come, also a visit later', async () => {
  shopOf([told('1', 'ทอผ้า', 'กี่กระตุก', 900)], 1_000);
  const tab = await openTab();
  await tab.update();
  expect(await tab.find('ทอผ้า')).toEqual(['1']);
  expect(await tab.find('กี่กระตุก')).toEqual([]);

  const next = await openTab();
  offline();
  await expect(next.updateTexts()).rejects.toMatchObject({ name: 'ServerUnreachable' });
  expect(await next.find('ทอผ้า')).toEqual(['1']);
  shopOf([told('1', 'ทอผ้า', 'กี่กระตุก', 900)], 1_000);
  const { revision } = await next.updateTexts();
  for (const each of [tab, next, await openTab()]) {
    expect(await each.find('กี่กระตุก')).toEqual(['1']);
    expect((await each.cachedListings(['1']))?.[0]).toEqual(told('1', 'ทอผ้า', 'กี่กระตุก', 900));
  }

  asked = [];
  expect((await tab.updateTexts()).revision).toBe(revision);
  expect(asked).toEqual([]);
});

test('texts of another version are used until the fresh ones come, which are asked for by their own time', async () => {
  shopOf([told('1', 'ทอผ้า', 'เดิม', 900), told('2', 'ปั้นดิน', 'ดินเผา', 900)], 1_000);
  const tab = await openTab();
  await tab.update();
  await tab.updateTexts();
  shopOf([told('1', 'ทอไหม', 'ใหม่', 2_000)], 2_000);
  await tab.update();
  expect(await tab.find('ทอไหม')).toEqual(['1']);
  expect(await tab.summaryOf('1')).toBe('เดิม');
  asked = [];
  await tab.updateTexts();
  expect(asked.map(({ address }) => address)).toEqual(['/public/courses/texts?since=1970-01-01T00%3A00%3A01.000Z']);
  expect([await tab.summaryOf('1'), await tab.summaryOf('2')]).toEqual(['ใหม่', 'ดินเผา']);
});

test('a catalogue that is fetched anew keeps the texts that it has, and fetches all of them anew', async () => {
  shopOf([told('1', 'ทอผ้า', 'เดิม', 900)], 1_000);
  const tab = await openTab();
  await tab.update();
  await tab.updateTexts();
  // A server whose data went back in time.
  shopOf([told('1', 'ทอผ้า', 'ก่อนนั้น', 400)], 500);
  await tab.update();
  expect(await tab.summaryOf('1')).toBe('เดิม');
  asked = [];
  await tab.updateTexts();
  expect(asked.map(({ address }) => address)).toEqual(['/public/courses/texts']);
  expect(await tab.summaryOf('1')).toBe('ก่อนนั้น');
});

test('texts of a row that is not listed yet are asked for again when it is', async () => {
  const [listed, later] = [told('1', 'ทอผ้า', 'กี่', 900), told('2', 'ปั้นดิน', 'ดินเผา', 5_000)];
  shopOf([listed], 1_000, { textsAsOf: 900_000, unlisted: [later] });
  const tab = await openTab();
  await tab.update();
  await tab.updateTexts();
  shopOf([later], 900_000);
  await tab.update();
  asked = [];
  await tab.updateTexts();
  expect(asked.map(({ address }) => address)).toEqual(['/public/courses/texts?since=1970-01-01T00%3A00%3A01.000Z']);
  expect([await tab.summaryOf('1'), await tab.summaryOf('2')]).toEqual(['กี่', 'ดินเผา']);
});

test.each([
  ['of another version', 'head', { format: 0, revision: 1, asOf: 1, tag: null, readAt: 1 }],
  ['without a head', 'head', undefined],
  ['with words that are no bytes of ours', 'words 1', new ArrayBuffer(40)],
  ['with words of another shape', 'words 1', 'text'],
  ['of which a part is missing', 'words 2', undefined],
])('a catalogue %s is built again', async (_, key, value) => {
  const before = await openTab();
  await before.update();
  await set(key, value, before.rawStore);
  const tab = await openTab();
  expect(await tab.find('Baking 250')).toBeNull();
  await tab.update();
  expect(asked.at(-1)).toEqual({ address: '/public/courses/index', tag: null });
  expect(await tab.find('Baking 250')).toEqual(['250']);
  expect((await tab.searchCatalogue(question, []))?.total).toBe(300);
});

test.each([
  ['broken', new ArrayBuffer(40)],
  ['missing', undefined],
])('rows that are %s are noticed when they are read, and built again', async (_, value) => {
  const before = await openTab();
  await before.update();
  await set('rows 1', value, before.rawStore);
  const tab = await openTab();
  expect(await tab.find('Baking 250')).toBeNull();
  await tab.update();
  expect(asked.at(-1)).toEqual({ address: '/public/courses/index', tag: null });
  expect(await tab.find('Baking 250')).toEqual(['250']);
});

test('a device without space searches the catalogue in memory, and stores it once there is space', async () => {
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No space', 'QuotaExceededError');
  });
  const tab = await openTab();
  await tab.update();
  expect(await tab.find('Baking 250')).toEqual(['250']);
  expect(await (await openTab()).find('Baking 250')).toBeNull();
  full.mockRestore();
  feed.delta = { rows: [renamed('5', 'ปั้นดิน')], removedIds: [], asOf: 2_000, whole: null };
  await tab.update();
  expect(await tab.find('ปั้นดิน')).toEqual(['5']);
  offline();
  expect(await (await openTab()).find('Baking 250')).toEqual(['250']);
});

test('a server whose data went back in time is asked for everything', async () => {
  const tab = await openTab();
  await tab.update();
  feed.delta = { rows: manyCourses.slice(0, 3), removedIds: [], asOf: 500, whole: null };
  await tab.update();
  expect(asked.map(({ address }) => address.includes('since'))).toEqual([false, true, false]);
  for (const each of [tab, await openTab()]) expect((await each.searchCatalogue(question, []))?.total).toBe(3);
});

test.each([
  ['silence', () => Promise.reject(new TypeError('fetch failed'))],
  ['a gate', async () => new Response('<html>Sign in to the Wi-Fi</html>')],
  ['a stumbling server', async () => Response.json({ success: false }, { status: 503 })],
  ['another shape', async () => Response.json({ success: true, data: [{ id: 1 }], removed: [], as_of: 'now' })],
])('%s takes nothing away', async (_, answer) => {
  await (await openTab()).update();
  vi.stubGlobal('fetch', answer);
  const tab = await openTab();
  await expect(tab.update()).rejects.toMatchObject({ name: 'ServerUnreachable' });
  expect(await tab.find('Baking 250')).toEqual(['250']);
});

test('a clock that was ahead and is corrected does not prevent refreshes', async () => {
  const tab = await openTab();
  await tab.updateCatalogue(() => 9_000);
  feed.delta = { rows: [renamed('5', 'ปั้นดิน')], removedIds: [], asOf: 2_000, whole: null };
  expect((await tab.updateCatalogue(() => 1_000)).readAt).toBe(1_000);
  for (const each of [tab, await openTab()]) expect(await each.find('ปั้นดิน')).toEqual(['5']);
});

test('a cleared catalogue is gone in every tab, and is fetched again', async () => {
  const [first, second] = [await openTab(), await openTab()];
  await first.update();
  expect(await second.find('Baking 9')).toContain('9');
  await first.clearCachedCatalogue();
  expect(await second.find('Baking 9')).toBeNull();
  await second.update();
  expect(await first.find('Baking 9')).toContain('9');
});

test.each([
  ['as the app starts', false],
  ['while somebody searches', true],
])('a database that hangs %s loses nothing of the catalogue', async (_, isOpened) => {
  await (await openTab()).update();
  offline();
  const tab = await openTab();
  if (isOpened) expect(await tab.find('Baking 250')).toEqual(['250']);
  vi.useFakeTimers(clockOfThePage);
  // Reads hang, but a deletion would not.
  hangWhere(({ mode }) => mode === 'readonly');
  expect(await inTime(tab.find('Baking 3'))).toBeNull();

  vi.restoreAllMocks();
  vi.useRealTimers();
  expect(await tab.find('Baking 250')).toEqual(['250']);
  expect(await (await openTab()).find('Baking 250')).toEqual(['250']);
});
