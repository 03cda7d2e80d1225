import type { CallContext } from '../callContext.ts';
import { forgetWaiting } from './waitingNewcomer.ts';

/** Signs an account in here. Who came by a provider before waits no longer: they may have been somebody else. */
export async function openSession(context: CallContext, userId: string): Promise<void> {
  const { parts, headers, addCookies } = context;
  forgetWaiting(context);
  addCookies((await parts.identity.openSession(userId, headers)).cookies);
}

/**
 * Signs out whoever is signed in here, and closes the sockets of that session once the answer is out: an open page that heard
 * of it before would ask with a session that is over, and be sent to a sign-in.
 */
export async function endSession({ parts, caller, headers, addCookies, afterAnswer }: CallContext): Promise<void> {
  addCookies((await parts.identity.signOut(headers)).cookies);
  if (caller.kind !== 'person') return;
  const { userId, sessionId } = caller;
  afterAnswer(() => parts.realtime.closeSocketsOf(userId, sessionId));
}

/** Signs an account in here in the place of whoever else is; who is here already keeps the session that is there. */
export async function replaceSession(context: CallContext, userId: string): Promise<void> {
  if (isSomebodyElse(context, userId)) await endSession(context);
  if (!isHereAlready(context, userId)) await openSession(context, userId);
}

export const isSomebodyElse = ({ caller }: Pick<CallContext, 'caller'>, userId: string): boolean =>
  caller.kind !== 'guest' && caller.userId !== userId;

export const isHereAlready = ({ caller }: Pick<CallContext, 'caller'>, userId: string): boolean =>
  caller.kind === 'person' && caller.userId === userId;
