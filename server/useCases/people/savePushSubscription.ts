import { createPublicKey } from 'node:crypto';
import type { PushSubscriptionWish } from '../../../src/contract/site/pushMessage.ts';
import type { Caller } from '../../base/caller.ts';
import { isRefusal, type Refusal, refuse } from '../../base/refusal.ts';
import { isPushService } from '../../push/pushServices.ts';
import type { Tx } from '../../store/database/connection.ts';
import { newId } from '../../store/database/newId.ts';
import { orderIdsOfTokens, writePushSubscription } from '../../store/people/pushSubscriptions.ts';
import type { AppParts } from '../appParts.ts';

/**
 * Stores a device's push subscription. Everything is checked: the endpoint is a push service's, the key a curve point,
 * the person the session's own, orders known by token. NOT_FOUND: nothing to listen for.
 */
export async function savePushSubscription(
  tx: Tx,
  { config, randomBytes }: Pick<AppParts, 'config' | 'randomBytes'>,
  wish: PushSubscriptionWish,
  caller: Caller,
  now: number,
): Promise<null | Refusal> {
  const { endpoint, publicKey, secret, language } = wish;
  if (!isPushService(endpoint, config.pushServices)) return refuse('INPUT_ERROR', { fields: { endpoint: 'invalid' } });
  if (!isCurvePoint(publicKey)) return refuse('INPUT_ERROR', { fields: { 'keys.p256dh': 'invalid' } });
  const session = ownSession(wish.userId, caller);
  if (isRefusal(session)) return session;
  const orderIds = await orderIdsOfTokens(tx, wish.orderTokens);
  if (session.userId === null && orderIds.length === 0) return refuse('NOT_FOUND');
  const id = newId(now, randomBytes);
  const row = { id, endpoint, publicKey, secret, language, ...session, createdAt: now };
  if (await writePushSubscription(tx, row, orderIds)) return null;
  return refuse('INPUT_ERROR', { fields: { 'keys.auth': 'invalid' } });
}

type OwnSession = { readonly userId: string | null; readonly sessionId: string | null };

/** The device may not know of a changed or ended session. */
function ownSession(userId: string | null, caller: Caller): OwnSession | Refusal {
  if (userId === null) return { userId: null, sessionId: null };
  if (caller.kind === 'guest') return refuse('UNAUTHORIZED');
  if (caller.userId !== userId) return refuse('OTHER_USER');
  return caller.kind === 'person' ? { userId, sessionId: caller.sessionId } : refuse('WHITELIST_USER_DENIED');
}

function isCurvePoint(publicKey: string): boolean {
  const bytes = Buffer.from(publicKey, 'base64url');
  if (bytes.length !== 65 || bytes[0] !== 4) return false;
  const x = bytes.subarray(1, 33).toString('base64url');
  const y = bytes.subarray(33).toString('base64url');
  try {
    createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
    return true;
  } catch {
    return false;
  }
}
