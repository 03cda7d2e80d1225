import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { type Registration, registerStudent } from '../../contract/registration.ts';
import type { Person } from '../../domain/identity.ts';
import { CallFailed } from '../../platform/callFailed.ts';
import { callServer } from '../../platform/callServer.ts';
import { useCartMerge } from '../session/useCartMerge.ts';
import { useSessionActions } from '../session/useSessionActions.ts';

/**
 * Opens an account, signs in and takes the cart along. The details are made ready first, since pictures go up before. One
 * key for one set of details: a second press after a lost answer opens no second account.
 */
export function useRegister(onDone: (person: Person) => void) {
  const { enter } = useSessionActions();
  const mergeCart = useCartMerge();
  const attempt = useRef({ key: '', details: '' });
  return useMutation({
    mutationFn: async (prepare: () => Promise<Registration>) => {
      const registration = await prepare();
      const details = JSON.stringify(registration);
      if (attempt.current.details !== details) attempt.current = { key: crypto.randomUUID(), details };
      const person = await register(registration, attempt.current.key);
      await enter(person);
      await mergeCart(person);
      return person;
    },
    onError: (failure) => {
      if (failure instanceof CallFailed && failure.status < 500) attempt.current = { key: '', details: '' };
    },
    onSuccess: onDone,
  });
}

const register = (registration: Registration, key: string): Promise<Person> =>
  callServer(registerStudent, { body: registration }, { key });
