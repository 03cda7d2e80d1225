import { useCallback, useEffect, useRef, useState } from 'react';
import { deviceStorageMessages } from '../i18n/deviceStorage.ts';
import { messagesOf } from '../i18n/dictionary.ts';
import { clearDraft, readDraft, writeDraft } from '../platform/draftStorage.ts';
import { isStorageFault } from '../platform/isStorageFault.ts';
import { reportDefect } from '../platform/reportDefect.ts';
import { notify } from './notify.ts';

export type Draft<Values> = {
  readonly values: Values;
  /** False until the device has told what was typed before; show the form only then. */
  readonly isReady: boolean;
  readonly change: (changes: Partial<Values>) => void;
  /** Settles once the device has what was changed last, or has said that it cannot keep it; it never fails. */
  readonly written: () => Promise<void>;
  /** After it was sent, or when the person starts anew: the device forgets it, the screen keeps it. */
  readonly forget: () => Promise<void>;
};

/**
 * What somebody types, kept on the device with every change, over a reload and a killed app. Never for passwords, card
 * fields or tax files. `form` names the form for the life of the component.
 */
export function useDraft<Values extends object>(form: string, initial: () => Values): Draft<Values> {
  const [values, setValues] = useState(initial);
  const [isReady, setReady] = useState(false);
  const latest = useRef(values);
  const writing = useRef(Promise.resolve());

  useEffect(() => {
    let gone = false;
    readDraft<Partial<Values>>(form)
      .catch(() => undefined)
      .then((kept) => {
        if (gone) return;
        latest.current = { ...latest.current, ...kept };
        setValues(latest.current);
        setReady(true);
      });
    return () => {
      gone = true;
    };
  }, [form]);

  const change = useCallback(
    (changes: Partial<Values>) => {
      latest.current = { ...latest.current, ...changes };
      setValues(latest.current);
      writing.current = writeDraft(form, latest.current).catch((fault: unknown) => tellNotKept(fault, form));
    },
    [form],
  );
  const forget = useCallback(() => clearDraft(form), [form]);
  const written = useCallback(() => writing.current, []);

  return { values, isReady, change, written, forget };
}

/** Nothing pretends to be kept: whoever types is told, for as long as they go on. */
function tellNotKept(fault: unknown, form: string): void {
  reportDefect(fault, `draft ${form}`);
  if (!isStorageFault(fault)) return;
  const { notKept, draft } = messagesOf(deviceStorageMessages);
  notify({ kind: 'warning', title: notKept, detail: draft });
}
