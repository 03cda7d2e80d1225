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
  /** False until the device has told what was typed before; show the form only then. */
  readonly isReady: boolean;
  /**
   * A function gets the newest values, which may not be drawn yet. `drawn`: what stands on the screen, where that is not
   * `values`, such as for somebody whose draft this is not.
   */
  readonly change: (changes: Partial<Values> | ((now: Values) => Partial<Values>), drawn?: Values) => void;
  /** Settles once the device has what was changed last, or has said that it cannot keep it; it never fails. */
  readonly written: () => Promise<void>;
  /** After it was sent, or when the person starts anew: the device forgets it, the screen keeps it. */
  readonly forget: () => Promise<void>;
};

/** A device that could not be read is asked again after this. */
const lookAgainMs = 5_000;

/**
 * What somebody types, kept on the device with every change, over a reload and a killed app. Never for passwords, card
 * fields or tax files. `form` names the form; where it is named anew, what stands on the screen stays, and is written
 * under that name with the next change. `isOfFields`: each value stands for itself, so
 * that two tabs fill in one form, and a tab that is shown again takes up what was typed last; otherwise what is changed
 * here takes the place of all that is kept, once that could be read. `parts`: values of which each part stands for itself, too,
 * with what stands there before anything is typed.
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
  // A full disk may take with the next change what it did not take with this one.
  const owed = useRef<readonly DraftEdit<Values>[]>([]);
  const isRead = useRef(false);
  // A change is meant for the values on the screen.
  const seen = useRef({ values, parts });
  useEffect(() => {
    seen.current = { values, parts };
  });

  useEffect(() => {
    let gone = false;
    let again: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      const read = await readDraft<Partial<Values>>(form).then(
        (kept) => ({ kept }),
        () => null,
      );
      if (gone) return;
      clearTimeout(again);
      if (read === null) again = setTimeout(look, lookAgainMs);
      else isRead.current = true;
      const typed = lastTyped.current;
      const isTypedIn = typed !== null && typed.field === document.activeElement;
      const edits = isTypedIn ? [...owed.current, typed.edit] : owed.current;
      const found = { ...latest.current, ...read?.kept };
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
      // One that had to wait for space is written after those that came since, and takes the place of none of them.
      const isWritten = isWhole
        ? writeLatestDraft(form, () => latest.current)
        : editDraft(form, (kept: Values) => edited(kept, owed.current), latest.current);
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

  return { values, isReady, change, written, forget };
}

const edited = <Values>(values: Values, edits: readonly DraftEdit<Values>[]): Values =>
  edits.reduce((before, edit) => edit(before), values);

/** Where letters are typed, which nobody takes away from under the fingers. */
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

/** Nothing pretends to be kept: whoever types is told, for as long as they go on. */
function warnNotPersistedOnce(fault: unknown, form: string): void {
  reportDefect(fault, `draft ${form}`);
  if (!isStorageFault(fault)) return;
  const { notKept, draft } = messagesOf(deviceStorageMessages);
  notify({ kind: 'warning', title: notKept, detail: draft });
}
