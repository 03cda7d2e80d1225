import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearDraft, readDraft, writeDraft } from '../../../src/platform/store/draftStorage.ts';
import { type Draft, useDraft } from '../../../src/ui/form/useDraft.ts';
import { type RunningHook, runHook } from '../../support/run/runHook.ts';

const nothing = { ownerId: null as string | null, name: '', note: '' };
type Fields = typeof nothing;

/** A new connection opens the same rows. */
const disk = new IDBFactory();
let form: RunningHook<Draft<Fields>>;

/** Longer than the limit of storage with its retry. */
const aMomentMs = 10_000;
const aMomentPasses = () => form.does(() => vi.advanceTimersByTimeAsync(aMomentMs));

/** Opens the form with an unreadable database, until it shows without its draft. */
async function openUnread(isOfFields: boolean): Promise<() => void> {
  const lost = () => {
    throw new DOMException('Connection to Indexed Database server lost', 'InvalidStateError');
  };
  const refusing = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(lost);
  form = await runHook(() => useDraft('unread-1', () => nothing, { isOfFields }));
  await vi.waitFor(async () => {
    await form.does(() => vi.advanceTimersByTimeAsync(100));
    expect(form.now().isReady).toBe(true);
  });
  expect(form.now().values).toEqual(nothing);
  return () => refusing.mockRestore();
}

const type = (changes: Partial<Fields>) =>
  form.does(({ change, written }) => {
    change(changes);
    return written();
  });

beforeEach(async () => {
  const page = { visibilityState: 'visible', activeElement: null, documentElement: { lang: 'th', dataset: {} } };
  vi.stubGlobal('document', Object.assign(new EventTarget(), page));
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('indexedDB', disk);
  await clearDraft('unread-1');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(async () => {
  await form.leave();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each([false, true])('the first letter leaves what could not be read (of fields: %s)', async (isOfFields) => {
  const before = { ownerId: null, name: 'มะ', note: 'five minutes of typing' };
  await writeDraft('unread-1', before);
  const comeBack = await openUnread(isOfFields);
  comeBack();
  await type({ name: 'มะลิ' });
  expect(await readDraft('unread-1')).toEqual({ ...before, name: 'มะลิ' });
  await aMomentPasses();
  expect(form.now().values).toEqual({ ...before, name: 'มะลิ' });
});

test('what could not be read is shown as soon as it can be, before anything is typed', async () => {
  await writeDraft('unread-1', { ...nothing, note: 'five minutes of typing' });
  const comeBack = await openUnread(false);
  await aMomentPasses();
  comeBack();
  await aMomentPasses();
  expect(form.now().values.note).toBe('five minutes of typing');
});

test('text typed while the draft was unreadable stays, even if the disk refused it', async () => {
  await writeDraft('unread-1', { ...nothing, note: 'five minutes of typing' });
  const comeBack = await openUnread(false);
  await form.does(({ change }) => change({ name: 'มะลิ' }));
  await aMomentPasses();
  comeBack();
  await aMomentPasses();
  expect(form.now().values).toEqual({ ...nothing, name: 'มะลิ', note: 'five minutes of typing' });
});

test('a draft that was read is overwritten as a whole', async () => {
  const comeBack = await openUnread(false);
  comeBack();
  await aMomentPasses();
  await writeDraft('unread-1', { ...nothing, note: 'another tab' });
  await type({ name: 'มะลิ' });
  expect(await readDraft('unread-1')).toEqual({ ...nothing, name: 'มะลิ' });
});

test.each([false, true])('another person’s draft is not used (by fields: %s)', async (isOfFields) => {
  await writeDraft('unread-1', { ownerId: 'dao', name: 'Dao', note: 'of Dao’s' });
  const comeBack = await openUnread(isOfFields);
  await form.does(({ change }) => change({ ownerId: 'duean', name: 'D' }));
  await aMomentPasses();
  comeBack();
  await aMomentPasses();
  expect(form.now().values.note).toBe('');
  await type({ ownerId: 'duean', name: 'Duean' });
  expect(await readDraft('unread-1')).toEqual({ ownerId: 'duean', name: 'Duean', note: '' });
});
