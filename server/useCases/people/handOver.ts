import { createHash } from 'node:crypto';
import type { HandoverStart, StartedHandover, TakenHandover } from '../../../src/contract/people/handover.ts';
import { handoverLifeMs, handoverTokenBytes, handoverTokenOf } from '../../../src/domain/people/handover.ts';
import { mayBuy } from '../../../src/domain/people/identity.ts';
import { type Refusal, refuse } from '../../base/refusal.ts';
import { findHandover, insertHandover, takeHandover } from '../../store/order/handovers.ts';
import { findPerson } from '../../store/people/people.ts';
import type { CallContext } from '../callContext.ts';
import { isSomebodyElse, replaceSession } from './browserSession.ts';

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/**
 * Starts a hand-over. A buyer's session goes along if the page shows it: a device may have signed out offline. Staff
 * sign in again.
 */
export async function startHandover(
  context: CallContext,
  { userId, ...things }: HandoverStart,
): Promise<StartedHandover> {
  const { parts, caller, now } = context;
  const token = handoverTokenOf(parts.randomBytes(handoverTokenBytes));
  const isTheirs = caller.kind === 'person' && caller.userId === userId && mayBuy(caller.role);
  const sessionId = isTheirs ? caller.sessionId : null;
  const expiresAt = now + handoverLifeMs;
  await insertHandover(parts.db, { tokenHash: hashOf(token), sessionId, things, createdAt: now, expiresAt });
  return { token, expiresAt, withSession: sessionId !== null };
}

type Taking = { readonly token: string; readonly key: string; readonly replacesSession: boolean };

/**
 * Takes a hand-over once and opens another session for its person. Refuses with LINK_EXPIRED if unknown, ended or
 * taken, and with OTHER_USER if somebody else is here and must stay.
 */
export async function takeOver(context: CallContext, taking: Taking): Promise<TakenHandover | Refusal> {
  const { parts, now } = context;
  const taker = { tokenHash: hashOf(taking.token), takerHash: hashOf(taking.key), now };
  const found = await findHandover(parts.db, taker);
  if (found === null) return refuse('LINK_EXPIRED');
  if (found.isBlocked) return refuse('WHITELIST_USER_DENIED');
  const isChange = found.userId !== null && isSomebodyElse(context, found.userId);
  if (isChange && !taking.replacesSession) return refuse('OTHER_USER');

  const things = await takeHandover(parts.db, taker);
  if (things === null) return refuse('LINK_EXPIRED');
  if (found.userId === null) return { ...things, person: null };
  await replaceSession(context, found.userId);
  return { ...things, person: await findPerson(parts.db, found.userId) };
}
