import { useState } from 'react';
import type { RegistrationFields } from '../../domain/people/registration.ts';
import type { Newcomer } from '../../domain/people/socialLogin.ts';
import type { Draft } from '../../ui/form/useDraft.ts';
import type { NewcomerState } from './useNewcomer.ts';

type Field = keyof RegistrationFields;

/**
 * What the provider told stands in the fields in which nobody has typed. It is on the screen alone; the device keeps what
 * somebody typed, and nothing else.
 */
export function useToldFields(
  draft: Draft<RegistrationFields>,
  newcomer: NewcomerState,
): Pick<Draft<RegistrationFields>, 'values' | 'change'> {
  const known = newcomer.state === 'known' ? newcomer.newcomer : null;
  const [told, setTold] = useState<Newcomer | null>(known);
  const [typed, setTyped] = useState<ReadonlySet<Field>>(new Set());
  // What was told stays on the screen, also when the provider must vouch anew.
  if (known !== null && known.ticket !== told?.ticket) setTold(known);
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
