import { useEffect, useState } from 'react';
import type { RegistrationFields } from '../../domain/people/registration.ts';
import type { Newcomer } from '../../domain/people/socialLogin.ts';
import type { Draft } from '../../ui/form/useDraft.ts';
import type { NewcomerState } from './useNewcomer.ts';

type Field = keyof RegistrationFields;

/** Fills untouched fields with the provider's data. Only typed values are persisted. */
export function useToldFields(
  draft: Draft<RegistrationFields>,
  newcomer: NewcomerState,
): Pick<Draft<RegistrationFields>, 'values' | 'change'> {
  const known = newcomer.state === 'known' ? newcomer.newcomer : null;
  const [last, setLast] = useState<Newcomer | null>(known);
  const [typed, setTyped] = useState<ReadonlySet<Field>>(new Set());
  // The fields stay filled while the provider account is verified again.
  useEffect(() => {
    if (known !== null) setLast(known);
  }, [known]);
  const told = known ?? last;
  const from = (field: Field, words: string) => (typed.has(field) ? draft.values[field] : draft.values[field] || words);
  const { values } = draft;
  return {
    values:
      told === null
        ? values
        : {
            ...values,
            firstName: from('firstName', told.firstName),
            lastName: from('lastName', told.lastName),
            email: from('email', told.email ?? ''),
          },
    change: (changes) => {
      setTyped((before) => new Set([...before, ...(Object.keys(changes) as Field[])]));
      return draft.change(changes);
    },
  };
}
