import { describe, expect, test } from 'vitest';
import { draftEdit } from '../../../src/ui/form/draftEdit.ts';
import { type DraftEvent, type DraftState, draftReducer, newDraft } from '../../../src/ui/form/draftReducer.ts';

type Values = { readonly name: string; readonly tel: string };
const nothing: Values = { name: '', tel: '' };

const stateAfter = (...events: readonly DraftEvent<Values>[]): DraftState<Values> =>
  events.reduce(draftReducer<Values>, newDraft(nothing));
const field = {} as Element;
const typed = (changes: Partial<Values>, isOfFields = false): DraftEvent<Values> => ({
  type: 'edited',
  edit: draftEdit(nothing, changes, {}),
  ...{ isOfFields, field: isOfFields ? field : null },
});
const found = (stored?: Partial<Values>, isTypedIn = false): DraftEvent<Values> => ({
  type: 'found',
  ...{ stored, isTypedIn },
});
const notReadable = { type: 'notReadable' } as const;

test('a draft is read before it is shown, and shown without its copy if the device cannot read it', () => {
  expect(stateAfter()).toMatchObject({ name: 'reading', values: nothing });
  expect(stateAfter(found())).toMatchObject({ name: 'read', values: nothing });
  expect(stateAfter(notReadable)).toMatchObject({ name: 'unreadable', values: nothing });
  expect(stateAfter(notReadable, found({ tel: '081' }))).toMatchObject({
    name: 'read',
    values: { name: '', tel: '081' },
  });
});

test('a draft that was read once stays read', () => {
  expect(stateAfter(found({ tel: '081' }), notReadable)).toMatchObject({ name: 'read', values: { tel: '081' } });
});

describe('an edit waits to be stored', () => {
  test.each([
    ['is written as a whole once the copy was read', stateAfter(found(), typed({ name: 'a' })), 0],
    ['changes an unread copy', stateAfter(typed({ name: 'a' })), 1],
    ['changes a copy that cannot be read', stateAfter(notReadable, typed({ name: 'a' }), typed({ tel: '1' })), 2],
    ['changes its own fields of a form with two tabs', stateAfter(found(), typed({ name: 'a' }, true)), 1],
  ])('%s', (_, state, count) => expect(state.unwritten).toHaveLength(count));

  test('until the write that carried it ends, and not that of an earlier edit', () => {
    const first = stateAfter(typed({ name: 'a' }));
    const second = draftReducer(first, typed({ tel: '1' }));
    expect(draftReducer(second, { type: 'written', edits: first.unwritten }).unwritten).toHaveLength(2);
    expect(draftReducer(second, { type: 'written', edits: second.unwritten }).unwritten).toEqual([]);
  });
});

test('unwritten edits stay over a copy that is read later', () => {
  expect(stateAfter(typed({ name: 'a' }), found({ name: 'old', tel: '081' })).values).toEqual({
    name: 'a',
    tel: '081',
  });
});

test('text that is being typed stays over another tab’s, until the cursor leaves', () => {
  const mine = stateAfter(found(), typed({ tel: '081' }, true));
  const written = draftReducer(mine, { type: 'written', edits: mine.unwritten });
  expect(draftReducer(written, found({ tel: '089' }, true)).values.tel).toBe('081');
  expect(draftReducer(written, found({ tel: '089' }, false)).values.tel).toBe('089');
});
