import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearDraft, readDraft } from '../../../src/platform/store/draftStorage.ts';
import { type Draft, useDraft } from '../../../src/ui/form/useDraft.ts';
import { type RunningHook, runHook } from '../../support/run/runHook.ts';

const nothing = { name: '', email: '', tel: '' };
type Fields = typeof nothing;
type Tab = RunningHook<Draft<Fields>>;

let page: EventTarget & { activeElement: unknown };
const open: Tab[] = [];

/** The element, if it is an input. */
const fieldOf = (name: string) => ({ matches: (selector: string) => selector.startsWith(name) });

/** Opens the form in another tab, which has read the draft. */
async function openTab(): Promise<Tab> {
  const tab = await runHook(() => useDraft('fields-1', () => nothing, { isOfFields: true }));
  await tab.does(() => readDraft('fields-1'));
  open.push(tab);
  return tab;
}
const type = (tab: Tab, changes: Partial<Fields>) =>
  tab.does(({ change, written }) => {
    change(changes);
    return written();
  });
const show = (tab: Tab) =>
  tab.does(() => {
    page.dispatchEvent(new Event('visibilitychange'));
    return readDraft('fields-1');
  });

beforeEach(async () => {
  page = Object.assign(new EventTarget(), { visibilityState: 'visible', activeElement: null });
  vi.stubGlobal('document', page);
  vi.stubGlobal('indexedDB', new IDBFactory());
  await clearDraft('fields-1');
});
afterEach(async () => {
  for (const tab of open.splice(0)) await tab.leave();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('text typed in one tab stays when another tab edits another field', async () => {
  const first = await openTab();
  const second = await openTab();
  await type(first, { name: 'มะลิ', email: 'mali@example.com' });
  await type(second, { tel: '0812345678' });
  expect(await readDraft('fields-1')).toEqual({ name: 'มะลิ', email: 'mali@example.com', tel: '0812345678' });
});

test('a tab that becomes visible shows another tab’s values, even over its own earlier ones', async () => {
  const first = await openTab();
  const second = await openTab();
  await type(second, { email: 'mali@example.com', tel: '0812345678' });
  await type(first, { name: 'มะลิ', tel: '0899999999' });
  await show(second);
  expect(second.now().values).toEqual({ name: 'มะลิ', email: 'mali@example.com', tel: '0899999999' });
});

test('the focused field belongs to the person who types in it', async () => {
  const first = await openTab();
  const second = await openTab();
  page.activeElement = fieldOf('input');
  await type(second, { tel: '0812345678' });
  await type(first, { name: 'มะลิ', tel: '0899999999' });
  await show(second);
  expect(second.now().values).toEqual({ name: 'มะลิ', email: '', tel: '0812345678' });
  page.activeElement = fieldOf('input');
  await show(second);
  expect(second.now().values.tel).toBe('0899999999');
});

test('values that the disk refused are not undone by a look at the tab', async () => {
  const tab = await openTab();
  await type(tab, { name: 'มะลิ' });
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new Error('no room');
  });
  await type(tab, { name: 'มะลิวัลย์' });
  await show(tab);
  full.mockRestore();
  expect(tab.now().values.name).toBe('มะลิวัลย์');
});

test('values that the disk refused are written with the next change', async () => {
  const tab = await openTab();
  await type(tab, { email: 'mali@example.com' });
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new Error('no room');
  });
  await type(tab, { name: 'มะลิ' });
  full.mockRestore();
  await type(tab, { tel: '0812345678' });
  expect(await readDraft('fields-1')).toEqual({ name: 'มะลิ', email: 'mali@example.com', tel: '0812345678' });
});

test('a deleted draft starts again with all visible values', async () => {
  const tab = await openTab();
  await type(tab, { name: 'มะลิ' });
  await tab.does(({ forget }) => forget());
  await type(tab, { tel: '0812345678' });
  expect(await readDraft('fields-1')).toEqual({ name: 'มะลิ', email: '', tel: '0812345678' });
});

test('of a value with parts, only the part being typed is protected', async () => {
  const begun = { address: { line: '', city: '' } };
  const openForm = async () => {
    const tab = await runHook(() => useDraft('fields-1', () => begun, { isOfFields: true, parts: begun }));
    await tab.does(() => readDraft('fields-1'));
    return tab;
  };
  const [first, second] = [await openForm(), await openForm()];
  page.activeElement = fieldOf('input');
  await second.does(({ change }) => change({ address: { line: '99/1', city: '' } }));
  await first.does(({ change }) => change({ address: { line: '1', city: 'เชียงใหม่' } }));
  await second.does(() => {
    page.dispatchEvent(new Event('visibilitychange'));
    return readDraft('fields-1');
  });
  expect(second.now().values).toEqual({ address: { line: '99/1', city: 'เชียงใหม่' } });
  await first.leave();
  await second.leave();
});

test.each([true, false])(
  'a letter that had to wait for space takes the place of none typed since (of fields: %s)',
  async (isOfFields) => {
    const tab = await runHook(() => useDraft('fields-1', () => nothing, { isOfFields }));
    await tab.does(() => readDraft('fields-1'));
    open.push(tab);
    vi.stubGlobal('caches', { delete: () => spaceIsMade.then(() => true) });
    let makeSpace = () => {};
    const spaceIsMade = new Promise<void>((made) => {
      makeSpace = made;
    });
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    let first = Promise.resolve();
    await tab.does(({ change, written }) => {
      change({ name: 'ม' });
      first = written();
    });
    await vi.waitUntil(() => full.mock.calls.length > 0);
    await type(tab, { name: 'มะลิ' });
    makeSpace();
    await first;
    expect(await readDraft('fields-1')).toMatchObject({ name: 'มะลิ' });
  },
);
