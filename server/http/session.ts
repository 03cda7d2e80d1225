import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../base/caller.ts';
import { readGuestKey } from '../identity/guestKey.ts';
import type { Identity } from '../identity/identity.ts';
import { clientAddressHeader } from '../identity/sessionLibrary.ts';

type Options = { readonly identity: Identity; readonly cartSecret: string };

/** Reads the caller of a request and renews a due session. */
export const callerReader =
  ({ identity, cartSecret }: Options) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<Caller> => {
    const cartKey = readGuestKey(request.headers.cookie, cartSecret);
    if (!request.headers.cookie?.includes('session_token=')) return { kind: 'guest', cartKey };

    const current = await identity.currentUser(headersOf(request));
    if (!current) return { kind: 'guest', cartKey };
    for (const cookie of current.cookies) reply.header('set-cookie', cookie);

    const { id: userId, role } = current.account;
    if (current.isBlocked) return { kind: 'blocked', userId, cartKey };
    return { kind: 'person', userId, role, sessionId: current.sessionId, cartKey };
  };

/** The request's headers for the session library, with the real client address. */
export function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value);
    else for (const each of value ?? []) headers.append(name, each);
  }
  headers.set(clientAddressHeader, request.ip);
  return headers;
}
