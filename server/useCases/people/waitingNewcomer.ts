import { randomUUID } from 'node:crypto';
import type { Registration } from '../../../src/contract/people/registration.ts';
import { normaliseEmail } from '../../../src/domain/people/contactFormat.ts';
import { attemptCookie, newcomerCookie, type WaitingNewcomer } from '../../socialLogin/sealedCookies.ts';
import type { ProvedIdentity } from '../../socialLogin/socialClient.ts';
import { transaction } from '../../store/database/transaction.ts';
import { insertLink } from '../../store/people/socialLinks.ts';
import type { CallContext } from '../callContext.ts';

type Account = { readonly id: string; readonly email: string };

/** Lets whom a provider has vouched for wait in this browser. `shownTo`: who is signed in and asked about them. */
export async function letWait(
  { parts, addCookies, now }: CallContext,
  identity: ProvedIdentity,
  shownTo: string | null,
): Promise<void> {
  const newcomer = { ...identity, ticket: randomUUID(), shownTo };
  addCookies([await newcomerCookie(parts.config).give(newcomer, now)]);
}

/** Who waits here; nobody where the browser has asked somebody else about them. */
export async function readWaiting({ parts, caller, headers, now }: CallContext): Promise<WaitingNewcomer | null> {
  const waiting = await newcomerCookie(parts.config).read(headers.get('cookie'), now);
  if (waiting === null || waiting.shownTo === null) return waiting;
  return caller.kind === 'person' && caller.userId === waiting.shownTo ? waiting : null;
}

/** Who vouches for somebody that wants an account without username and password, as far as somebody does. */
export async function vouchedFor(
  context: CallContext,
  { kind, username, password }: Registration,
): Promise<WaitingNewcomer | null> {
  if (kind !== 'member' || username !== null || password !== null) return null;
  return await readWaiting(context);
}

/** Nobody waits here any longer. Answers who did, where it is the one that the ticket names. */
export async function takeWaiting(context: CallContext, ticket: unknown): Promise<WaitingNewcomer | null> {
  const waiting = await readWaiting(context);
  forgetWaiting(context);
  return waiting !== null && waiting.ticket === ticket ? waiting : null;
}

/** As somebody comes or goes: who came by a provider before may have been somebody else. */
export function forgetWaiting({ parts, headers, addCookies }: Pick<CallContext, 'parts' | 'headers' | 'addCookies'>) {
  addCookies(newcomerCookie(parts.config).takeFrom(headers.get('cookie')));
}

/** As somebody leaves: also a way to a provider that they have begun is nobody's now. */
export function forgetWhoCame(context: CallContext): void {
  forgetWaiting(context);
  context.addCookies([attemptCookie(context.parts.config).take()]);
}

/**
 * As an account signs in by its password: the provider that waits for its very address is linked, where the person was
 * shown which one it is and has said yes to that one.
 */
export async function linkAsAsked(context: CallContext, account: Account, ticket: string | undefined): Promise<void> {
  const waiting = await takeWaiting(context, ticket);
  if (waiting === null || !hasAddressOf(waiting, account)) return;
  await transaction(context.parts.db, (tx) => insertLink(tx, account.id, waiting, context.now));
}

/** Whether somebody who came by a provider came with an account's address. Joins nothing by itself: anybody may say so. */
export const hasAddressOf = ({ email }: WaitingNewcomer, account: Account): boolean =>
  email !== null && normaliseEmail(email) === account.email;
