import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { CallFailed } from '../../platform/callFailed.ts';
import { focusFirstProblem } from '../../ui/focusFirstProblem.ts';
import { useDraft } from '../../ui/useDraft.ts';
import { type PressedCall, usePressedCall } from '../../ui/usePressedCall.ts';
import { useUpdateHold } from '../../ui/useUpdateHold.ts';

type FormRules<Values, Field extends string> = {
  /** Names the form on this device, with whose it is. */
  readonly name: string;
  /** Each faulty field with its sentence. */
  readonly refuse: (values: Values) => Partial<Record<Field, string>>;
  /** How the server spells the fields in its refusals. */
  readonly wireFields: Readonly<Partial<Record<Field, string>>>;
  readonly send: (values: Values, key: string) => Promise<unknown>;
  readonly onSent: () => void;
};

export type KeptForm<Values, Field extends string> = {
  /** What stands on the form; `null` while it is closed, and until the device has told what was typed before. */
  readonly values: Values | null;
  /** False until the device has told what was typed before. */
  readonly isReady: boolean;
  /** By a press, and not by what was left on the device. */
  readonly isJustOpened: boolean;
  readonly open: (values: Values) => void;
  readonly change: (changes: Partial<Values>) => void;
  /** Forgets what was typed. */
  readonly cancel: () => void;
  /** `untouched` is what stands on a form that is shown while it is closed. */
  readonly submit: (event: FormEvent<HTMLFormElement>, untouched?: Values) => void;
  /** What is wrong with a field, by its own rule or by the server's word. */
  readonly problems: Partial<Record<Field, string>>;
  readonly network: PressedCall;
};

/** The second tap of a double one means what the first one sent, and not the form that this emptied. */
const doubleTapMs = 500;

/** With its key: what is the same to the letter is the same intention, also after a lost answer and a reload. */
type Typed<Values> = { readonly values: Values | null; readonly key: string };
type Sent<Values> = { readonly values: Values; readonly key: string };

/**
 * A form that changes what the server holds of a person. What is typed is kept on the device until it was saved or given
 * up; without a network a press waits, and goes on by itself.
 */
export function useKeptForm<Values extends object, Field extends string>(
  rules: FormRules<Values, Field>,
): KeptForm<Values, Field> {
  const draft = useDraft<Typed<Values>>(rules.name, () => ({ values: null, key: '' }));
  const [isTried, setTried] = useState(false);
  const [isJustOpened, setJustOpened] = useState(false);
  const { values, key } = draft.isReady ? draft.values : { values: null, key: '' };
  const now = useRef(key);
  now.current = key;
  const lastSent = useRef<Sent<Values> | null>(null);
  // From the first call of a press until the next press.
  const isSentAlready = useRef(false);
  const emptiedAt = useRef(Number.NEGATIVE_INFINITY);

  const open = (typed: Values) => {
    setJustOpened(true);
    draft.change({ values: typed, key: '' });
  };
  const close = () => {
    lastSent.current = null;
    draft.change({ values: null, key: '' });
    void draft.forget();
    setTried(false);
  };
  const sending = useMutation({
    mutationFn: (typed: Sent<Values>) => rules.send(typed.values, typed.key),
    networkMode: 'always',
    onSuccess: (_, sent) => {
      // Somebody who typed on meanwhile keeps it.
      if (now.current === sent.key) {
        emptiedAt.current = performance.now();
        close();
      }
      rules.onSent();
    },
  });
  const own = values === null ? {} : rules.refuse(values);
  const isFine = Object.keys(own).length === 0;
  // What goes on after a lost answer is what was pressed: it may have arrived, and what was typed since would be a second
  // intention. When the waiting is stopped, its key stays with what is typed.
  const network = usePressedCall(sending, () => {
    if (isSentAlready.current && lastSent.current) return sending.mutate(lastSent.current);
    if (values === null || !isFine) return;
    const sent = { values, key: key || crypto.randomUUID() };
    isSentAlready.current = true;
    lastSent.current = sent;
    now.current = sent.key;
    draft.change({ key: sent.key });
    sending.mutate(sent);
  });
  const isUnderWay = sending.isPending || network.isWaiting;
  useUpdateHold(values !== null, 'form');

  return {
    values,
    isReady: draft.isReady,
    isJustOpened,
    open,
    change: (changes) => {
      if (values === null) return;
      if (!isUnderWay) sending.reset();
      const typed = { ...values, ...changes };
      draft.change({ values: typed, key: keyOf(typed, lastSent.current) });
    },
    cancel: () => {
      network.stopWaiting();
      close();
    },
    submit: (event, untouched) => {
      event.preventDefault();
      if (values === null && event.timeStamp - emptiedAt.current < doubleTapMs) return;
      if (values === null && untouched && draft.isReady) open(untouched);
      setTried(true);
      if (isUnderWay) return;
      isSentAlready.current = false;
      if (isFine) network.press();
      else focusFirstProblem(event.currentTarget);
    },
    problems: { ...refusedFields(sending.error, rules.wireFields), ...(isTried ? own : {}) },
    network,
  };
}

const keyOf = <Values>(typed: Values, sent: Sent<Values> | null): string =>
  sent !== null && JSON.stringify(typed) === JSON.stringify(sent.values) ? sent.key : '';

function refusedFields<Field extends string>(
  failure: unknown,
  wireFields: Readonly<Partial<Record<Field, string>>>,
): Partial<Record<Field, string>> {
  if (!(failure instanceof CallFailed)) return {};
  const told = failure.facts.fields;
  const problems: Partial<Record<Field, string>> = {};
  for (const [field, wire] of Object.entries(wireFields) as [Field, string][]) {
    const sentence = told[wire];
    if (sentence !== undefined) problems[field] = sentence;
  }
  return problems;
}
