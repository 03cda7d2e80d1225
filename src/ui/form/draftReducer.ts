import type { DraftEdit } from './draftEdit.ts';

/** A draft as a form shows it, beside the copy that the device stores. */
export type DraftState<Values> = {
  /** `unreadable`: shown without the stored copy, which is read again later. */
  readonly name: 'reading' | 'unreadable' | 'read';
  readonly values: Values;
  /** The edits that the device has not stored yet. A full disk may accept them with the next one. */
  readonly unwritten: readonly DraftEdit<Values>[];
  /** The last edit of a field in which the person types; `null` after any other edit. */
  readonly typed: { readonly field: Element; readonly edit: DraftEdit<Values> } | null;
};

/**
 * `isTypedIn`: the cursor is still in the field of the last edit. `isOfFields`: the form stores each value by itself.
 */
export type DraftEvent<Values> =
  | { readonly type: 'found'; readonly stored: Partial<Values> | undefined; readonly isTypedIn: boolean }
  | { readonly type: 'notReadable' }
  | {
      readonly type: 'edited';
      readonly edit: DraftEdit<Values>;
      readonly isOfFields: boolean;
      readonly field: Element | null;
    }
  /** `edits`: the unwritten ones as the write began. */
  | { readonly type: 'written'; readonly edits: readonly DraftEdit<Values>[] };

/** A draft that the device is being asked for. */
export const newDraft = <Values>(values: Values): DraftState<Values> => ({
  name: 'reading',
  values,
  unwritten: [],
  typed: null,
});

/** The state of a draft after an event. */
export function draftReducer<Values>(state: DraftState<Values>, event: DraftEvent<Values>): DraftState<Values> {
  switch (event.type) {
    case 'found':
      return { ...state, name: 'read', values: merged(state, event) };
    case 'notReadable':
      // A copy that was read once is known well enough to be replaced as a whole.
      return state.name === 'read' ? state : { ...state, name: 'unreadable' };
    case 'edited': {
      const { edit, field } = event;
      const replacesCopy = !event.isOfFields && state.name === 'read';
      const unwritten = replacesCopy ? [] : [...state.unwritten, edit];
      return { ...state, values: edit(state.values), unwritten, typed: field && { field, edit } };
    }
    case 'written':
      return state.unwritten === event.edits ? { ...state, unwritten: [] } : state;
  }
}

/** The values after these edits, oldest first. */
export const editedBy = <Values>(values: Values, edits: readonly DraftEdit<Values>[]): Values =>
  edits.reduce((before, edit) => edit(before), values);

/** The stored copy with the edits that it lacks, and with the text that is being typed. */
function merged<Values>(
  { values, unwritten, typed }: DraftState<Values>,
  { stored, isTypedIn }: Extract<DraftEvent<Values>, { type: 'found' }>,
): Values {
  return editedBy({ ...values, ...stored }, isTypedIn && typed !== null ? [...unwritten, typed.edit] : unwritten);
}
