import type { CallContext } from '../callContext.ts';
import { forgetWaiting } from './waitingNewcomer.ts';

/** Signs an account in here. A waiting newcomer is forgotten: it may be somebody else. */
export async function openSession(context: CallContext, userId: string): Promise<void> {
  const { parts, headers, addCookies } = context;
  forgetWaiting(context);
  addCookies((await parts.identity.openSession(userId, headers)).cookies);
}

/**
 * Signs out and closes the session's sockets after the answer: an open page that heard earlier would ask with an ended
 * session.
 */
export async function closeSession({ parts, caller, headers, addCookies, afterAnswer }: CallContext): Promise<void> {
  addCookies((await parts.identity.signOut(headers)).cookies);
  if (caller.kind !== 'person') return;
  const { userId, sessionId } = caller;
  afterAnswer(() => parts.realtime.closeSocketsOf(userId, sessionId));
}

/** Signs an account in here in place of another; the same person keeps the session. */
export async function replaceSession(context: CallContext, userId: string): Promise<void> {
  if (isSomebodyElse(context, userId)) await closeSession(context);
  if (!isHereAlready(context, userId)) await openSession(context, userId);
}

export const isSomebodyElse = ({ caller }: Pick<CallContext, 'caller'>, userId: string): boolean =>
  caller.kind !== 'guest' && caller.userId !== userId;

export const isHereAlready = ({ caller }: Pick<CallContext, 'caller'>, userId: string): boolean =>
  caller.kind === 'person' && caller.userId === userId;
