import type { CallInput } from '../../contract/call.ts';
import { login, loginLimits } from '../../contract/people/session.ts';
import type { Person } from '../../domain/people/identity.ts';
import { CallFailed, noFacts } from '../../platform/net/callFailed.ts';
import { callServer } from '../../platform/net/callServer.ts';
import { callForSession } from '../../platform/session/sessionLine.ts';
import { useSessionActions } from './useSessionActions.ts';

type Credentials = CallInput<typeof login>['body'];

/** Signs in by name and password, and returns the person. */
export function useSignIn() {
  const { enter } = useSessionActions();
  return async (body: Credentials): Promise<Person> => {
    if (isNobodys(body)) throw new CallFailed(401, 'LOGIN_FAILED', '', noFacts);
    const person = await callForSession(() => callServer(login, { body }));
    await enter(person);
    return person;
  };
}

/**
 * Longer than any account's name or password. The call would refuse the format, and the person needs the ordinary
 * message.
 */
const isNobodys = ({ username, password }: Credentials): boolean =>
  username.length > loginLimits.username || password.length > loginLimits.password;
