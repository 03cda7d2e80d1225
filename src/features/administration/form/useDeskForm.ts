import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useReducer, useRef } from 'react';
import { CallFailed } from '../../../platform/net/callFailed.ts';
import { focusFirstProblem } from '../../../ui/form/focusFirstProblem.ts';
import type { FieldSays } from '../../../ui/form/useFailureInSight.ts';
import { notify } from '../../../ui/notice/notify.ts';
import { type PressedCall, usePressedCall } from '../../../ui/press/usePressedCall.ts';
import { refusedFields } from '../../device/refusedFields.ts';
import {
  type DeskForm,
  type FormChanges,
  isDirty,
  reduceDeskForm,
  requestOf,
  type SaveRequest,
  untouchedForm,
} from './deskForm.ts';
import { useLeavesForm, useLeftForm } from './leftForms.ts';
import { useUnsavedChanges } from './unsavedChanges.ts';

export type DeskFormRules<Values> = {
  /** The stored values. */
  readonly stored: Values;
  /** The message for each faulty field. */
  readonly refuse: (values: Values) => FieldProblems;
  /** The server's names of the fields. */
  readonly wireFields?: Readonly<Record<string, string>>;
  /** `base`: the stored values at the first change. */
  readonly send: (values: Values, key: string, base: Values) => Promise<unknown>;
  /** Values that the server made with the save, such as a revision. */
  readonly patchOf?: (answer: unknown) => Partial<Values>;
  /** The toast after a save. */
  readonly saved?: string;
  readonly onSaved?: () => void;
};

export type FieldProblems = Partial<Record<string, string>>;

export type OpenDeskForm<Values> = {
  readonly values: Values;
  /** The stored values at the first change. */
  readonly base: Values;
  readonly change: (changes: FormChanges<Values>) => void;
  readonly isDirty: boolean;
  /** True from a save until the next change. */
  readonly isSaved: boolean;
  /** Problems by the form's rules or by the server. */
  readonly problems: FieldProblems;
  readonly fieldSays: FieldSays;
  /** The id of the note on another person's save, while it stands. */
  readonly staleNoteId?: string | null;
  readonly network: PressedCall;
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
  readonly giveUp: () => void;
};

/** A desk form: values, problems and saving. */
export function useDeskForm<Values extends object>(rules: DeskFormRules<Values>): OpenDeskForm<Values> {
  const { stored, wireFields = {} } = rules;
  const leftHere = useLeftForm(stored);
  const [form, dispatch] = useReducer(reduceDeskForm<Values>, leftHere ?? (untouchedForm as DeskForm<Values>));
  useLeavesForm(form);
  // The request of the current submission, once sent.
  const sent = useRef<SaveRequest<Values> | null>(null);
  const values = form.typed ?? stored;
  const faults = rules.refuse(values);
  const isFaulty = Object.keys(faults).length > 0;
  const saving = useMutation({
    mutationFn: (request: SaveRequest<Values>) => rules.send(request.values, request.key, form.base ?? stored),
    networkMode: 'always',
    onSuccess: (answer, request) => {
      dispatch({ type: 'saved', values: request.values, patch: rules.patchOf?.(answer) ?? {} });
      if (rules.saved !== undefined) notify({ kind: 'done', title: rules.saved });
      rules.onSaved?.();
    },
  });
  // After a lost answer the same request is sent again, whatever was typed since.
  const network = usePressedCall(saving, () => {
    if (sent.current === null && isFaulty) return;
    const request = sent.current ?? requestOf(form, stored, crypto.randomUUID());
    sent.current = request;
    dispatch({ type: 'sent', request });
    saving.mutate(request);
  });
  const isUnderWay = saving.isPending || network.isWaiting;
  const refused = saving.error instanceof CallFailed ? refusedFields(saving.error.facts.fields, wireFields) : {};
  const hasChanges = isDirty(form);
  useUnsavedChanges(hasChanges);

  return {
    values,
    base: form.base ?? stored,
    change: (changes) => {
      if (!isUnderWay) saving.reset();
      dispatch({ type: 'typed', stored, changes });
    },
    isDirty: hasChanges,
    isSaved: saving.isSuccess,
    problems: { ...refused, ...(form.isPressed ? faults : {}) },
    fieldSays: Object.keys(refused).length > 0 ? 'now' : 'never',
    network,
    submit: (event) => {
      event.preventDefault();
      dispatch({ type: 'pressed' });
      if (isFaulty) {
        // A waiting submission would send values that are faulty now.
        if (sent.current === null) network.stopWaiting();
        return focusFirstProblem(event.currentTarget);
      }
      if (isUnderWay) return;
      sent.current = null;
      network.press();
    },
    giveUp: () => {
      network.stopWaiting();
      dispatch({ type: 'givenUp' });
    },
  };
}
