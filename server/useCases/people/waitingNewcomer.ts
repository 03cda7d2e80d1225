import { randomUUID } from 'node:crypto';
import type { Registration } from '../../../src/contract/people/registration.ts';
import { normaliseEmail } from '../../../src/domain/people/contactFormat.ts';
import { attemptCookie, newcomerCookie, type WaitingNewcomer } from '../../socialLogin/sealedCookies.ts';
import type { ProvedIdentity } from '../../socialLogin/socialClient.ts';
import { transaction } from '../../store/database/transaction.ts';
import { insertLink } from '../../store/people/socialLinks.ts';
import type { CallContext } from '../callContext.ts';

type Account = { readonly id: string; readonly email: string };

/** Stores a newcomer of a provider in this browser. `shownTo`: the signed-in person who is asked. */
export async function letWait(
  { parts, addCookies, now }: CallContext,
  identity: ProvedIdentity,
  shownTo: string | null,
): Promise<void> {
  const newcomer = { ...identity, ticket: randomUUID(), shownTo };
  addCookies([await newcomerCookie(parts.config).give(newcomer, now)]);
}

/** The waiting newcomer; `null` if another person was asked. */
export async function readWaiting({ parts, caller, headers, now }: CallContext): Promise<WaitingNewcomer | null> {
  const waiting = await newcomerCookie(parts.config).read(headers.get('cookie'), now);
  if (waiting === null || waiting.shownTo === null) return waiting;
  return caller.kind === 'person' && caller.userId === waiting.shownTo ? waiting : null;
}

/** The provider identity of a waiting newcomer, if any. */
export async function vouchedFor(
  context: CallContext,
  { kind, username, password }: Registration,
): Promise<WaitingNewcomer | null> {
  if (kind !== 'member' || username !== null || password !== null) return null;
  return await readWaiting(context);
}

/** Takes the waiting newcomer with this ticket. */
export async function takeWaiting(context: CallContext, ticket: unknown): Promise<WaitingNewcomer | null> {
  const waiting = await readWaiting(context);
  forgetWaiting(context);
  return waiting !== null && waiting.ticket === ticket ? waiting : null;
}

/** Forgets the newcomer when a session changes: it may be somebody else. */
export function forgetWaiting({ parts, headers, addCookies }: Pick<CallContext, 'parts' | 'headers' | 'addCookies'>) {
  addCookies(newcomerCookie(parts.config).takeFrom(headers.get('cookie')));
}

/** Forgets the newcomer and a started provider sign-in when a person leaves. */
export function forgetWhoCame(context: CallContext): void {
  forgetWaiting(context);
  context.addCookies([attemptCookie(context.parts.config).take()]);
}

/** Links the waiting provider after a password sign-in with its address, if the person confirmed it. */
export async function linkAsAsked(context: CallContext, account: Account, ticket: string | undefined): Promise<void> {
  const waiting = await takeWaiting(context, ticket);
  if (waiting === null || !hasAddressOf(waiting, account)) return;
  await transaction(context.parts.db, (tx) => insertLink(tx, account.id, waiting, context.now));
}

/** Whether the newcomer's address is the account's. It proves nothing by itself. */
export const hasAddressOf = ({ email }: WaitingNewcomer, account: Account): boolean =>
  email !== null && normaliseEmail(email) === account.email;
