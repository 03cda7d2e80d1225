import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { messagesOf } from '../../i18n/dictionary.ts';
import { deviceStorageMessages } from '../../i18n/learning/deviceStorage.ts';
import { reportDefect } from '../../platform/net/reportDefect.ts';
import { clearDraft, editDraft, readDraft, writeLatestDraft } from '../../platform/store/draftStorage.ts';
import { isStorageFault } from '../../platform/store/isStorageFault.ts';
import { notify } from '../notice/notify.ts';
import { stateCell } from '../state/useLiveState.ts';
import { draftEdit } from './draftEdit.ts';
import { type DraftEvent, draftReducer, editedBy, newDraft } from './draftReducer.ts';

export type Draft<Values> = {
  readonly values: Values;
  /** The newest values, which may not be rendered yet. */
  readonly now: () => Values;
  /** False until the device has read the draft; show the form only then. */
  readonly isReady: boolean;
  /**
   * A function receives the newest values, which may not be rendered yet. `drawn`: the values on screen, if they differ
   * from `values`.
   */
  readonly change: (changes: Partial<Values> | ((now: Values) => Partial<Values>), drawn?: Values) => void;
  /** Settles once the last change is stored or cannot be stored; it never rejects. */
  readonly written: () => Promise<void>;
  /** Deletes the stored draft after sending or a restart; the screen keeps its values. */
  readonly forget: () => Promise<void>;
};

/** Pause before an unreadable device is read again (ms). */
const lookAgainMs = 5_000;

type DraftOptions<Values> = {
  /** Each value is stored by itself, so that two tabs share a form. */
  readonly isOfFields?: boolean;
  /** Values whose parts are stored by themselves, with their initial value. */
  readonly parts?: Partial<Values>;
  /** The name of a form on screen that keeps its values when `form` changes. */
  readonly screen?: string;
};

/**
 * A draft that is stored with every change and survives a reload and a killed app. Never for passwords, card fields or
 * tax files. `form` names it.
 */
export function useDraft<Values extends object>(
  form: string,
  initial: () => Values,
  { isOfFields = false, parts = {}, screen = form }: DraftOptions<Values> = {},
): Draft<Values> {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each form begins once, with its initial values of that time
  const cell = useMemo(() => stateCell(newDraft(initial())), [screen]);
  const values = useSyncExternalStore(...readFrom(cell.subscribe, () => cell.now().values));
  const isReady = useSyncExternalStore(...readFrom(cell.subscribe, () => cell.now().name !== 'reading'));
  const lastWrite = useRef(Promise.resolve());
  const send = (event: DraftEvent<Values>) => cell.set(draftReducer(cell.now(), event));

  useEffect(() => {
    let gone = false;
    let again: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      const read = await readDraft<Partial<Values>>(form).then(
        (stored) => ({ stored }),
        () => null,
      );
      if (gone) return;
      clearTimeout(again);
      if (read === null) again = setTimeout(look, lookAgainMs);
      const { typed } = cell.now();
      const isTypedIn = typed !== null && typed.field === document.activeElement;
      cell.set(draftReducer(cell.now(), read ? { type: 'found', ...read, isTypedIn } : { type: 'notReadable' }));
    };
    void look();
    const stopLooking = isOfFields ? whenShownAgain(look) : () => {};
    return () => {
      gone = true;
      clearTimeout(again);
      stopLooking();
    };
  }, [form, isOfFields, cell]);

  const change: Draft<Values>['change'] = (made, drawn = values) => {
    const now = cell.now().values;
    const edit =
      typeof made === 'function'
        ? draftEdit(now, made(now), isOfFields ? parts : {})
        : draftEdit(drawn, made, isOfFields ? parts : {});
    send({ type: 'edited', edit, isOfFields, field: isOfFields ? fieldTypedIn() : null });
    const edits = cell.now().unwritten;
    // Read as they are written: a write that waited for space must not overwrite later ones.
    const written =
      edits.length === 0
        ? writeLatestDraft(form, () => cell.now().values)
        : editDraft(form, (stored: Values) => editedBy(stored, cell.now().unwritten), cell.now().values);
    lastWrite.current = written.then(
      () => send({ type: 'written', edits }),
      (fault: unknown) => warnNotPersistedOnce(fault, form),
    );
  };

  return {
    values,
    now: () => cell.now().values,
    isReady,
    change,
    written: () => lastWrite.current,
    forget: () => clearDraft(form),
  };
}

/** The same snapshot on the server, which knows no draft. */
const readFrom = <Value>(subscribe: (listener: () => void) => () => void, read: () => Value) =>
  [subscribe, read, read] as const;

/** The field with the cursor is not changed by other tabs. */
function fieldTypedIn(): Element | null {
  const field = document.activeElement;
  return field?.matches('input:not([type="radio"], [type="checkbox"]), textarea') ? field : null;
}

function whenShownAgain(look: () => unknown): () => void {
  const lookIfShown = () => {
    if (document.visibilityState === 'visible') look();
  };
  document.addEventListener('visibilitychange', lookIfShown);
  return () => document.removeEventListener('visibilitychange', lookIfShown);
}

/** Warns once, while the person types, that a write failed. */
function warnNotPersistedOnce(fault: unknown, form: string): void {
  reportDefect(fault, `draft ${form}`);
  if (!isStorageFault(fault)) return;
  const { notStored, draft } = messagesOf(deviceStorageMessages);
  notify({ kind: 'warning', title: notStored, detail: draft });
}
