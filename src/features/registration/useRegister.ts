import { useMutation } from '@tanstack/react-query';
import { type Registration, registerStudent } from '../../contract/people/registration.ts';
import type { Person } from '../../domain/people/identity.ts';
import { CallFailed, isRefusedForGood, ServerUnreachable } from '../../platform/net/callFailed.ts';
import { callServer } from '../../platform/net/callServer.ts';
import { callForSession } from '../../platform/session/sessionLine.ts';
import { storePatienceMs, withinLimit } from '../../platform/store/withinLimit.ts';
import { useDraft } from '../../ui/form/useDraft.ts';
import { useLiveState } from '../../ui/state/useLiveState.ts';
import { useCartMerge } from '../session/useCartMerge.ts';
import { useSessionActions } from '../session/useSessionActions.ts';
import {
  preparedIn,
  type RegistrationEvent,
  type RegistrationState,
  registrationReducer,
} from './registrationReducer.ts';

/** The idempotency key of a request, and the request without its password. */
type Attempt = { readonly key: string; readonly details: string };

const noAttempt: Attempt = { key: '', details: '' };

/**
 * Opens an account, signs in and merges the cart. The idempotency key persists before the request, so that a press
 * after a lost answer opens no second account. No hash of the password is stored.
 */
export function useRegister(onDone: (person: Person) => void) {
  const { enter } = useSessionActions();
  const mergeCart = useCartMerge();
  const { state, now, set } = useLiveState<RegistrationState>(() => ({ name: 'editing' }));
  const tell = (event: RegistrationEvent): void => set(registrationReducer(now(), event));
  const { isReady, forget, send } = useRegisterCall();
  const register = useMutation({
    mutationFn: async (prepare: () => Promise<Registration>) => {
      const registration = preparedIn(now()) ?? (await prepare());
      tell({ type: 'prepared', registration });
      const person = await send(registration);
      await enter(person);
      await mergeCart(person);
      return person;
    },
    onError: (failure) => {
      tell(failure instanceof ServerUnreachable ? { type: 'lost' } : { type: 'refused', failure });
      if (isRefusedForGood(failure)) forget();
    },
    onSuccess: async (person) => {
      forget();
      await onDone(person);
    },
  });
  return { register, state, tell, isReady };
}

/** The call with its persisted key. */
function useRegisterCall() {
  const attempt = useDraft<Attempt>('registration-sent-1', () => noAttempt);
  const begin = async (details: string): Promise<string> => {
    const key = crypto.randomUUID();
    attempt.change({ key, details });
    // An app that is killed from now on still has it. A disk that hangs holds up no registration.
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
      // The registration that arrived had another password. With a new key the server tells the problem.
      return await callWithKey(registration, await begin(details));
    }
  };
  const forget = (): void => {
    attempt.change(noAttempt);
    void attempt.forget();
  };
  return { isReady: attempt.isReady, send, forget };
}

const callWithKey = (registration: Registration, key: string): Promise<Person> =>
  callForSession(() => callServer(registerStudent, { body: registration }, { key }));

const hasOtherPassword = (failure: unknown): boolean =>
  failure instanceof CallFailed && failure.code === 'IDEMPOTENCY_CONFLICT';
