import type { CallInput } from '../../contract/call.ts';
import { login, loginLimits } from '../../contract/people/session.ts';
import type { Person } from '../../domain/people/identity.ts';
import { CallFailed, noFacts } from '../../platform/net/callFailed.ts';
import { callServer } from '../../platform/net/callServer.ts';
import { callForSession } from '../../platform/session/sessionLine.ts';
import { useSessionActions } from './useSessionActions.ts';

type Credentials = CallInput<typeof login>['body'];

/** Signs in by name and password, and answers who that is. */
export function useSignIn() {
  const { enter } = useSessionActions();
  return async (body: Credentials): Promise<Person> => {
    if (isNobodys(body)) throw new CallFailed(401, 'LOGIN_FAILED', '', noFacts);
    const person = await callForSession(() => callServer(login, { body }));
    await enter(person);
    return person;
  };
}

/** Longer than any account has it: the call takes no such thing, and what the person can mend is the same. */
const isNobodys = ({ username, password }: Credentials): boolean =>
  username.length > loginLimits.username || password.length > loginLimits.password;
