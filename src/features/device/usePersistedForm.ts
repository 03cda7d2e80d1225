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
  /** Draft name, with its owner. */
  readonly name: string;
  /** The message for each faulty field. */
  readonly refuse: (values: Values) => Partial<Record<Field, string>>;
  /** The server's names of the fields. */
  readonly wireFields: Readonly<Partial<Record<Field, string>>>;
  readonly send: (values: Values, key: string) => Promise<unknown>;
  readonly onSent: () => void;
  /** Whether values are worth nothing, so that an app update need not wait for them. By default no typed value is. */
  readonly isBlank?: (values: Values) => boolean;
};

export type PersistedForm<Values, Field extends string> = {
  /** The form's values; `null` while it is closed, and until the draft is read. */
  readonly values: Values | null;
  /** False until the draft is read. */
  readonly isReady: boolean;
  /** Opened by a press, not by a draft. */
  readonly isJustOpened: boolean;
  readonly open: (values: Values) => void;
  readonly change: (changes: Partial<Values>) => void;
  /** Closes the form and deletes its draft. */
  readonly cancel: () => void;
  /**
   * Submits the form. `untouched`: the values of a form that is shown although it is closed. Invalid values are not
   * sent and not queued.
   */
  readonly submit: (event: FormEvent<HTMLFormElement>, untouched?: Values) => void;
  /** The problem of a field, by its own rule or by the server's refusal. */
  readonly problems: Partial<Record<Field, string>>;
  /** Whether a field shows a message of the server. */
  readonly fieldSays: FieldSays;
  readonly network: PressedCall;
};

/** The second tap of a double tap belongs to the first submission, not to the emptied form. */
const doubleTapMs = 500;

/**
 * A form for personal data on the server. Its draft is persisted until it is saved or cancelled; offline a submission
 * waits and is sent later.
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

/**
 * Submits the form, and retries a submission whose answer was lost. `onArrived`: the form still holds the sent values.
 */
function useSending<Values extends object, Field extends string>(
  draft: Draft<Typed<Values>>,
  rules: FormRules<Values, Field>,
  isRefused: (pressed: Values) => boolean,
  onArrived: () => void,
) {
  // True from the first call of a submission until the next one.
  const isSentAlready = useRef(false);
  const arrivedKey = useRef('');
  const call = useMutation({
    mutationFn: async (sent: Sent<Values>) => {
      // Stores the key before the call, in case the app is killed. A hanging disk does not block the submission.
      await withinLimit(draft.written(), storePatienceMs).catch(() => {});
      return rules.send(sent.values, sent.key);
    },
    networkMode: 'always',
    onSuccess: (_, sent) => {
      arrivedKey.current = sent.key;
      // Keeps text typed in the meantime.
      if (draft.now().key === sent.key) onArrived();
      rules.onSent();
    },
  });
  const network = usePressedCall(call, () => {
    const { values, key, sent: before } = draft.now();
    // A retry sends the submitted values, which may have arrived. Newer values need another key.
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
    /** Drops a waiting submission that was never sent: it would carry half-typed values. */
    takeBack: () => {
      if (network.isWaiting && !isSentAlready.current) network.stopWaiting();
    },
  };
}
