import { IDBFactory } from 'fake-indexeddb';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readDraft, writeDraft } from '../../../src/platform/store/draftStorage.ts';
import { useDraft } from '../../../src/ui/form/useDraft.ts';
import { runHook } from '../../support/run/runHook.ts';

const nothing = { name: '', note: '' };

beforeEach(() => {
  vi.stubGlobal('document', { activeElement: null, addEventListener() {}, removeEventListener() {} });
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => vi.unstubAllGlobals());

/** A mounted form that is used for one order after the other. */
async function openFormOf(first: string, isOfFields: boolean) {
  return await runHook(() => {
    const [form, show] = useState(first);
    return { ...useDraft(form, () => nothing, { isOfFields }), show };
  });
}

test.each([false, true])(
  'the values of a former form are not those of the next (of fields: %s)',
  async (isOfFields) => {
    await writeDraft('order-2', { note: 'two' });
    const form = await openFormOf('order-1', isOfFields);
    await form.does(() => readDraft('order-1'));
    await form.does(({ change, written }) => {
      change({ name: 'มะลิ' });
      return written();
    });
    await form.does(({ show }) => show('order-2'));
    await form.does(() => readDraft('order-2'));
    expect(form.now()).toMatchObject({ isReady: true, values: { name: '', note: 'two' } });
    await form.does(({ change, written }) => {
      change({ note: 'two!' });
      return written();
    });
    expect(await readDraft('order-2')).toMatchObject({ note: 'two!' });
    expect(await readDraft('order-2')).not.toMatchObject({ name: 'มะลิ' });
    expect(await readDraft('order-1')).toMatchObject({ name: 'มะลิ', note: '' });
    await form.leave();
  },
);

test('the next form is not shown before its draft was read', async () => {
  const form = await openFormOf('order-1', false);
  await form.does(() => readDraft('order-1'));
  const before = form.drawn.length;
  await form.does(async ({ show }) => {
    show('order-2');
    await readDraft('order-2');
  });
  expect(form.drawn[before]).toMatchObject({ isReady: false, values: nothing });
  expect(form.now().isReady).toBe(true);
  await form.leave();
});
