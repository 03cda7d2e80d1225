import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Person } from '../../../domain/people/identity.ts';
import { sessionKey } from '../../../platform/session/sessionKey.ts';
import { isSessionInDoubt } from '../../session/sessionInDoubt.ts';
import { type DeskForm, isDirty } from './deskForm.ts';

/** Typed forms whose page gave way to the sign-in form, by page and stored values. In memory only, for their owner. */
const left = new Map<string, { readonly ownerId: string; readonly form: DeskForm<unknown> }>();

const placeOf = (stored: unknown): string => `${location.pathname} ${JSON.stringify(stored)}`;

/** The form that this person left here when the session ended; `null` if there is none. */
export function useLeftForm<Values>(stored: Values): DeskForm<Values> | null {
  const ownerId = useOwnerId();
  const [place] = useState(() => placeOf(stored));
  const [found] = useState(() => {
    const here = left.get(place);
    return here !== undefined && here.ownerId === ownerId ? (here.form as DeskForm<Values>) : null;
  });
  // Only once: a later visit begins with the stored values.
  useEffect(() => void left.delete(place), [place]);
  return found;
}

/** Sets a form aside if it unmounts because the session ended. */
export function useLeavesForm<Values>(form: DeskForm<Values>): void {
  const ownerId = useOwnerId();
  useEffect(
    () => () => {
      if (ownerId !== null && isSessionInDoubt() && isDirty(form)) left.set(placeOf(form.base), { ownerId, form });
    },
    [ownerId, form],
  );
}

/** The person at the desk when the form was opened. */
function useOwnerId(): string | null {
  const client = useQueryClient();
  return useState(() => client.getQueryData<Person | null>(sessionKey)?.id ?? null)[0];
}
