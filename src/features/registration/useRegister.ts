import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { type Registration, registerStudent } from '../../contract/people/registration.ts';
import type { Person } from '../../domain/people/identity.ts';
import { CallFailed, isRefusedForGood } from '../../platform/net/callFailed.ts';
import { callServer } from '../../platform/net/callServer.ts';
import { callForSession } from '../../platform/session/sessionLine.ts';
import { storePatienceMs, withinLimit } from '../../platform/store/withinLimit.ts';
import { useDraft } from '../../ui/form/useDraft.ts';
import { useCartMerge } from '../session/useCartMerge.ts';
import { useSessionActions } from '../session/useSessionActions.ts';

/** The key of what was sent, and what it was: everything but the password. */
type Attempt = { readonly key: string; readonly details: string };

const noAttempt: Attempt = { key: '', details: '' };

/**
 * Opens an account, signs in and takes the cart along. The details are made ready first, since pictures go up before. One
 * key for one set of details, kept on the device before it goes out: a second press after a lost answer opens no second
 * account and is not refused for the first, also after a reload, when the password is typed anew. Nothing made of the
 * password is kept, for that could be guessed at; the server knows whether it is the same one. `isReady` once the device has
 * told the key. What goes on by itself is what was pressed, whatever was changed since; `pressAnew` takes what stands now.
 */
export function useRegister(onDone: (person: Person) => void) {
  const { enter } = useSessionActions();
  const mergeCart = useCartMerge();
  const attempt = useDraft<Attempt>('registration-sent-1', () => noAttempt);
  const forget = () => {
    attempt.change(noAttempt);
    void attempt.forget();
  };
  const begin = async (details: string): Promise<string> => {
    const key = crypto.randomUUID();
    attempt.change({ key, details });
    // An app that is killed from now on still has it; a disk that hangs holds up no registration.
    await withinLimit(attempt.written(), storePatienceMs).catch(() => {});
    return key;
  };
  const send = async (registration: Registration): Promise<Person> => {
    const details = JSON.stringify({ ...registration, password: null });
    const { values } = attempt;
    try {
      return await callWithKey(registration, values.details === details ? values.key : await begin(details));
    } catch (failure) {
      if (!hasOtherPassword(failure)) throw failure;
      // What arrived had another one. As a registration of its own it is told what stands in its way.
      return await callWithKey(registration, await begin(details));
    }
  };
  const pressed = useRef<Registration | null>(null);
  const register = useMutation({
    mutationFn: async (prepare: () => Promise<Registration>) => {
      pressed.current ??= await prepare();
      const person = await send(pressed.current);
      await enter(person);
      await mergeCart(person);
      return person;
    },
    onError: (failure) => {
      if (isRefusedForGood(failure)) forget();
    },
    onSuccess: async (person) => {
      forget();
      await onDone(person);
    },
  });
  const pressAnew = () => {
    if (!register.isPending) pressed.current = null;
  };
  return { register, pressAnew, isUnderWay: () => pressed.current !== null, isReady: attempt.isReady };
}

const callWithKey = (registration: Registration, key: string): Promise<Person> =>
  callForSession(() => callServer(registerStudent, { body: registration }, { key }));

const hasOtherPassword = (failure: unknown): boolean =>
  failure instanceof CallFailed && failure.code === 'IDEMPOTENCY_CONFLICT';
