import { useCallback, useEffect, useRef, useState } from 'react';
import { messagesOf } from '../../i18n/dictionary.ts';
import { deviceStorageMessages } from '../../i18n/learning/deviceStorage.ts';
import { reportDefect } from '../../platform/net/reportDefect.ts';
import { clearDraft, editDraft, readDraft, writeLatestDraft } from '../../platform/store/draftStorage.ts';
import { isStorageFault } from '../../platform/store/isStorageFault.ts';
import { notify } from '../notice/notify.ts';
import { type DraftEdit, draftEdit } from './draftEdit.ts';

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

/**
 * A draft that is stored with every change and survives a reload and a killed app. Never for passwords, card fields or
 * tax files. `form` names it. `isOfFields`: each value is stored by itself, so that two tabs share a form. `parts`:
 * values whose parts are stored by themselves, with their initial value.
 */
export function useDraft<Values extends object>(
  form: string,
  initial: () => Values,
  { isOfFields = false, parts = {} }: { isOfFields?: boolean; parts?: Partial<Values> } = {},
): Draft<Values> {
  const [values, setValues] = useState(initial);
  const [isReady, setReady] = useState(false);
  const latest = useRef(values);
  const writing = useRef(Promise.resolve());
  const lastTyped = useRef<{ field: Element; edit: DraftEdit<Values> } | null>(null);
  // A full disk may accept with the next change.
  const owed = useRef<readonly DraftEdit<Values>[]>([]);
  const isRead = useRef(false);
  // A change refers to the values on screen.
  const seen = useRef({ values, parts });
  useEffect(() => {
    seen.current = { values, parts };
  });

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
      else isRead.current = true;
      const typed = lastTyped.current;
      const isTypedIn = typed !== null && typed.field === document.activeElement;
      const edits = isTypedIn ? [...owed.current, typed.edit] : owed.current;
      const found = { ...latest.current, ...read?.stored };
      latest.current = edited(found, edits);
      setValues(latest.current);
      setReady(true);
    };
    void look();
    const stopLooking = isOfFields ? whenShownAgain(look) : () => {};
    return () => {
      gone = true;
      clearTimeout(again);
      stopLooking();
    };
  }, [form, isOfFields]);

  const change = useCallback(
    (made: Partial<Values> | ((now: Values) => Partial<Values>), drawn = seen.current.values) => {
      const isOfNow = typeof made === 'function';
      const changes = isOfNow ? made(latest.current) : made;
      const edit = draftEdit(isOfNow ? latest.current : drawn, changes, isOfFields ? seen.current.parts : {});
      latest.current = edit(latest.current);
      setValues(latest.current);
      const isWhole = !isOfFields && isRead.current;
      const field = isOfFields ? fieldTypedIn() : null;
      lastTyped.current = field && { field, edit };
      const sent = isWhole ? [] : [...owed.current, edit];
      owed.current = sent;
      // A write that waited for space must not overwrite later ones.
      const isWritten = isWhole
        ? writeLatestDraft(form, () => latest.current)
        : editDraft(form, (stored: Values) => edited(stored, owed.current), latest.current);
      writing.current = isWritten.then(
        () => {
          if (owed.current === sent) owed.current = [];
        },
        (fault: unknown) => warnNotPersistedOnce(fault, form),
      );
    },
    [form, isOfFields],
  );
  const forget = useCallback(() => clearDraft(form), [form]);
  const written = useCallback(() => writing.current, []);

  const now = useCallback(() => latest.current, []);

  return { values, now, isReady, change, written, forget };
}

const edited = <Values>(values: Values, edits: readonly DraftEdit<Values>[]): Values =>
  edits.reduce((before, edit) => edit(before), values);

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

/** A failed write is told while the person types. */
function warnNotPersistedOnce(fault: unknown, form: string): void {
  reportDefect(fault, `draft ${form}`);
  if (!isStorageFault(fault)) return;
  const { notKept, draft } = messagesOf(deviceStorageMessages);
  notify({ kind: 'warning', title: notKept, detail: draft });
}
