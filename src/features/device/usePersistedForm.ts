import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { CallFailed } from '../../platform/net/callFailed.ts';
import { storePatienceMs, withinLimit } from '../../platform/store/withinLimit.ts';
import { focusFirstProblem } from '../../ui/form/focusFirstProblem.ts';
import { type Draft, useDraft } from '../../ui/form/useDraft.ts';
import type { FieldSays } from '../../ui/form/useFailureInSight.ts';
import { useUpdateHold } from '../../ui/page/useUpdateHold.ts';
import { type PressedCall, usePressedCall } from '../../ui/press/usePressedCall.ts';
import { changedForm, nothingTyped, type Sent, type Typed } from './persistedFormState.ts';
import { refusedFields } from './refusedFields.ts';

type FormRules<Values, Field extends string> = {
  /** Names the form on this device, with whose it is. */
  readonly name: string;
  /** Each faulty field with its sentence. */
  readonly refuse: (values: Values) => Partial<Record<Field, string>>;
  /** How the server spells the fields in its refusals. */
  readonly wireFields: Readonly<Partial<Record<Field, string>>>;
  readonly send: (values: Values, key: string) => Promise<unknown>;
  readonly onSent: () => void;
  /** What nobody would miss, so that a newer version of the app need not wait for it. Without it: nothing typed is so. */
  readonly isBlank?: (values: Values) => boolean;
};

export type PersistedForm<Values, Field extends string> = {
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
  /** `untouched` is what stands on a form that is shown while it is closed. What is refused goes out neither now nor later. */
  readonly submit: (event: FormEvent<HTMLFormElement>, untouched?: Values) => void;
  /** What is wrong with a field, by its own rule or by the server's word. */
  readonly problems: Partial<Record<Field, string>>;
  /** Whether one of them says what the server refused. */
  readonly fieldSays: FieldSays;
  readonly network: PressedCall;
};

/** The second tap of a double one means what the first one sent, and not the form that this emptied. */
const doubleTapMs = 500;

/**
 * A form that changes what the server holds of a person. What is typed is kept on the device until it was saved or given
 * up; without a network a press waits, and goes on by itself.
 */
export function usePersistedForm<Values extends object, Field extends string>(
  rules: FormRules<Values, Field>,
): PersistedForm<Values, Field> {
  const draft = useDraft<Typed<Values>>(rules.name, () => nothingTyped);
  const [isTried, setTried] = useState(false);
  const [isJustOpened, setJustOpened] = useState(false);
  const typed: Typed<Values> = draft.isReady ? draft.values : nothingTyped;
  const { values } = typed;
  const emptiedAt = useRef(Number.NEGATIVE_INFINITY);
  const isRefused = (pressed: Values) => Object.keys(rules.refuse(pressed)).length > 0;
  const open = (opened: Values) => {
    setJustOpened(true);
    draft.change({ values: opened, key: '' });
  };
  const close = () => {
    draft.change(nothingTyped);
    void draft.forget();
    setTried(false);
  };
  const sending = useSending(draft, rules, isRefused, () => {
    emptiedAt.current = performance.now();
    close();
  });
  const { network, isUnderWay } = sending;
  const refused =
    sending.error instanceof CallFailed ? refusedFields(sending.error.facts.fields, rules.wireFields) : {};
  useUpdateHold(values !== null && rules.isBlank?.(values) !== true, 'form');

  return {
    values,
    isReady: draft.isReady,
    isJustOpened,
    open,
    change: (changes) => {
      if (values === null) return;
      if (!isUnderWay) sending.reset();
      draft.change(changedForm(typed, { ...values, ...changes }, sending.arrivedKey()));
    },
    cancel: () => {
      network.stopWaiting();
      close();
    },
    submit: (event, untouched) => {
      event.preventDefault();
      if (values === null && event.timeStamp - emptiedAt.current < doubleTapMs) return;
      const pressed = values ?? untouched;
      if (pressed === undefined || !draft.isReady) return;
      if (values === null) open(pressed);
      setTried(true);
      if (!isRefused(pressed)) return sending.press();
      sending.takeBack();
      focusFirstProblem(event.currentTarget);
    },
    problems: {
      ...refused,
      ...(isTried && values !== null ? rules.refuse(values) : {}),
    },
    fieldSays: Object.keys(refused).length > 0 ? 'now' : 'never',
    network,
  };
}

/** Sends the form on a press, and repeats a press whose answer was lost. `onArrived`: the form still holds what was sent. */
function useSending<Values extends object, Field extends string>(
  draft: Draft<Typed<Values>>,
  rules: FormRules<Values, Field>,
  isRefused: (pressed: Values) => boolean,
  onArrived: () => void,
) {
  // From the first call of a press until the next press.
  const isSentAlready = useRef(false);
  const arrivedKey = useRef('');
  const call = useMutation({
    mutationFn: async (sent: Sent<Values>) => {
      // An app that is killed from now on still has the key. A disk that hangs holds up no press.
      await withinLimit(draft.written(), storePatienceMs).catch(() => {});
      return rules.send(sent.values, sent.key);
    },
    networkMode: 'always',
    onSuccess: (_, sent) => {
      arrivedKey.current = sent.key;
      // What was typed on meanwhile stays.
      if (draft.now().key === sent.key) onArrived();
      rules.onSent();
    },
  });
  const network = usePressedCall(call, () => {
    const { values, key, sent: before } = draft.now();
    // A repetition sends what was pressed: it may have arrived, and the values typed since would be a second intention.
    if (isSentAlready.current && before !== null) return call.mutate(before);
    if (values === null || isRefused(values)) return;
    const sent = { values, key: key || crypto.randomUUID() };
    isSentAlready.current = true;
    draft.change({ key: sent.key, sent });
    call.mutate(sent);
  });
  const isUnderWay = call.isPending || network.isWaiting;
  return {
    network,
    isUnderWay,
    error: call.error,
    reset: call.reset,
    arrivedKey: () => arrivedKey.current,
    press: () => {
      if (isUnderWay) return;
      isSentAlready.current = false;
      network.press();
    },
    /** Drops a waiting press that never went out: it would go with what is half typed by then. */
    takeBack: () => {
      if (network.isWaiting && !isSentAlready.current) network.stopWaiting();
    },
  };
}
