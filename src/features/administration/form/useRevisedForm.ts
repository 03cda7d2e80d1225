import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { itemEditingMessages } from '../../../i18n/catalogue/itemEditing.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { CallFailed } from '../../../platform/net/callFailed.ts';
import { sentencesOf } from '../../device/sentencesOf.ts';
import { type FieldProblems, type OpenDeskForm, useDeskForm } from './useDeskForm.ts';

type Problem = keyof (typeof itemEditingMessages)['th']['problems'];

/** Values with the revision of the stored ones that they were changed from. */
export type WithRevision<Values> = Values & { readonly revision: string };
export type RevisedForm<Values> = OpenDeskForm<WithRevision<Values>> & {
  /** The newest stored values, which somebody else may have saved. */
  readonly stored: WithRevision<Values>;
  readonly staleNoteId: string | null;
};

type Rules<Values, Answer> = {
  readonly typed: Values;
  readonly revision: string;
  /** The revision of these values in an answer. */
  readonly revisionIn: (answer: Answer) => string;
  readonly refuse: (values: Values) => Readonly<Record<string, Problem>>;
  /** Sentences for faulty fields, by words of another part of the desk. */
  readonly sentences?: (values: Values) => FieldProblems;
  /** Fields that only the server validates. */
  readonly wireFields?: Readonly<Record<string, string>>;
  readonly send: (values: WithRevision<Values>, key: string) => Promise<Answer>;
  /** The query that an answer replaces. */
  readonly queryKey: QueryKey;
  /** The toast after a save, unless the usual one. */
  readonly saved?: string;
  readonly onSaved?: () => void;
};

/** A form whose save is refused if somebody else saved meanwhile; the newest values are then fetched. */
export function useRevisedForm<Values extends object, Answer>(rules: Rules<Values, Answer>): RevisedForm<Values> {
  const texts = useMessages(itemEditingMessages);
  const client = useQueryClient();
  const { queryKey } = rules;
  const stored = { ...rules.typed, revision: rules.revision };
  const form = useDeskForm<WithRevision<Values>>({
    stored,
    refuse: (values) => ({
      ...sentencesOf(rules.refuse(values), texts.problems),
      ...rules.sentences?.(values),
    }),
    ...(rules.wireFields && { wireFields: rules.wireFields }),
    send: async (values, key) => {
      try {
        const saved = await rules.send(values, key);
        client.setQueryData(queryKey, saved);
        return saved;
      } catch (failure) {
        const isStale = failure instanceof CallFailed && failure.code === 'CHANGED_MEANWHILE';
        if (isStale) await client.invalidateQueries({ queryKey });
        throw failure;
      }
    },
    patchOf: (saved) => ({ revision: rules.revisionIn(saved as Answer) }) as Partial<WithRevision<Values>>,
    saved: rules.saved ?? texts.saved,
    ...(rules.onSaved && { onSaved: rules.onSaved }),
  });
  return useStaleNoteId(form, stored);
}

/** The form with the newest stored values, and with the id of its note while they are another person's. */
export function useStaleNoteId<Values extends object>(
  form: OpenDeskForm<WithRevision<Values>>,
  stored: WithRevision<Values>,
): RevisedForm<Values> {
  const id = useId();
  const isStale = form.isDirty && form.values.revision !== stored.revision;
  return { ...form, stored, staleNoteId: isStale ? id : null };
}
