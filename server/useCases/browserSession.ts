import type { CallContext } from '../http/handle.ts';
import { forgetWaiting } from './waitingNewcomer.ts';

/** Signs an account in here. Who came by a provider before waits no longer: they may have been somebody else. */
export async function openSession(context: CallContext, userId: string): Promise<void> {
  const { parts, headers, addCookies } = context;
  forgetWaiting(context);
  addCookies((await parts.identity.openSession(userId, headers)).cookies);
}

/** Signs out whoever is signed in here, and closes the sockets of that session. */
export async function endSession({ parts, caller, headers, addCookies }: CallContext): Promise<void> {
  addCookies((await parts.identity.signOut(headers)).cookies);
  if (caller.kind === 'person') parts.realtime.closeSocketsOf(caller.userId, caller.sessionId);
}
