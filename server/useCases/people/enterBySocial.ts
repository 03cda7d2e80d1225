import { randomUUID } from 'node:crypto';
import type { Registration } from '../../../src/contract/people/registration.ts';
import type { Language } from '../../../src/domain/localText.ts';
import { normaliseEmail } from '../../../src/domain/people/contactFormat.ts';
import type { SocialOutcome } from '../../../src/domain/people/socialLogin.ts';
import { isRefusal } from '../../base/refusal.ts';
import type { WaitingNewcomer } from '../../socialLogin/sealedCookies.ts';
import type { ProvedIdentity } from '../../socialLogin/socialClient.ts';
import { transaction } from '../../store/database/transaction.ts';
import { accountWithEmail } from '../../store/people/people.ts';
import { findLinked, insertLink } from '../../store/people/socialLinks.ts';
import type { CallContext } from '../callContext.ts';
import { closeSession, openSession } from './browserSession.ts';
import { finishRegistration, openAccount } from './registerStudent.ts';
import { hasAddressOf, letWait } from './waitingNewcomer.ts';

/**
 * Signs in a person verified by a provider, found by the provider's id only. An unknown person gets an account, or the
 * form if the shop asks for more. `newcomer`: a waiting person of another provider.
 */
export async function enterBySocial(
  context: CallContext,
  identity: ProvedIdentity,
  { language, newcomer }: { readonly language: Language; readonly newcomer: WaitingNewcomer | null },
): Promise<SocialOutcome> {
  const { parts } = context;
  const linked = await findLinked(parts.db, identity);
  if (linked?.isBlocked) return 'blocked';
  if (linked !== null) {
    await enter(context, linked.userId);
    if (newcomer === null || !hasAddressOf(newcomer, { id: linked.userId, email: linked.email })) return 'signedIn';
    await letWait(context, newcomer, linked.userId);
    return 'mayLink';
  }
  if (identity.email !== null && (await accountWithEmail(parts.db, normaliseEmail(identity.email))) !== null) {
    await letWait(context, identity, null);
    return 'knownAddress';
  }
  return await openOwnAccount(context, identity, language);
}

/** Links a provider to the account that asked for it and is still signed in. */
export async function linkProvider(
  { parts, caller, now }: CallContext,
  identity: ProvedIdentity,
  userId: string,
): Promise<SocialOutcome> {
  if (caller.kind !== 'person' || caller.userId !== userId) return 'lost';
  const owner = await transaction(parts.db, (tx) => insertLink(tx, userId, identity, now));
  return owner === userId ? 'linked' : 'linkedElsewhere';
}

/** Another signed-in person is signed out first. */
async function enter(context: CallContext, userId: string): Promise<'signedIn'> {
  if (context.caller.kind !== 'guest') await closeSession(context);
  await openSession(context, userId);
  return 'signedIn';
}

async function askToRegister(context: CallContext, identity: ProvedIdentity): Promise<SocialOutcome> {
  await letWait(context, identity, null);
  return 'register';
}

async function openOwnAccount(
  context: CallContext,
  identity: ProvedIdentity,
  language: Language,
): Promise<SocialOutcome> {
  const { parts, headers, now, throttles, address } = context;
  if (identity.email === null) return await askToRegister(context, identity);
  if (!throttles.registration.take(address)) return 'full';
  const registration = registrationOf(identity, identity.email, language);
  const sender = { userId: null, guestKeyHash: null, orderId: null };
  const opened = await openAccount(parts, {
    ...{ registration, identity, headers, sender, now },
    ...{ key: randomUUID(), startedAt: now },
  });
  if (isRefusal(opened)) {
    const isFull = opened.code === 'OVER_LIMIT_USER' || opened.code === 'ERROR_CREATE_USER_IN_DAY';
    return isFull ? 'full' : await askToRegister(context, identity);
  }
  await transaction(parts.db, (tx) => finishRegistration(tx, parts, { registration, sender, now }, opened));
  return await enter(context, opened.person.id);
}

/** A registration from the provider's data. */
const registrationOf = ({ firstName, lastName }: ProvedIdentity, email: string, language: Language): Registration => ({
  ...{ kind: 'member', firstName, lastName, email, language },
  ...{ nickname: null, tel: null, address: null, pictureName: null, groupId: null, answers: {} },
  ...{ username: null, password: null },
});
