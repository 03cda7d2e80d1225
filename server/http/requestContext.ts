import { finished } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '../../src/contract/call.ts';
import type { Caller, SignedIn } from '../base/caller.ts';
import { networkOf } from '../base/networkOf.ts';
import { makeThrottles } from '../base/throttle.ts';
import type { AppParts } from '../useCases/appParts.ts';
import type { HttpContext } from './handle.ts';
import { languageOf } from './language.ts';
import { callerReader, headersOf } from './session.ts';
import { makeUploadMemory } from './uploadMemory.ts';

export type ContextReader = (
  request: FastifyRequest,
  reply: FastifyReply,
  caching: Call['caching'],
) => Promise<HttpContext>;

const nobody: Caller = { kind: 'guest', cartKey: null };

/**
 * Builds the context of a request. Shared answers have no caller: they must be equal for all, and carry no session
 * cookie.
 */
export function contextReader(parts: AppParts): ContextReader {
  const readCaller = callerReader({ identity: parts.identity, cartSecret: parts.config.secrets.CART_SECRET });
  const throttles = makeThrottles(parts.monotonic, parts.config);
  const uploadMemory = makeUploadMemory();
  return async (request, reply, caching) => {
    const caller = caching === 'shared' ? nobody : await readCaller(request, reply);
    return {
      parts,
      caller,
      language: languageOf(request.headers['accept-language']),
      now: parts.clock(),
      throttles,
      uploadMemory,
      requestId: request.id,
      address: networkOf(request.ip),
      get headers() {
        return headersOf(request);
      },
      request,
      addCookies: (cookies) => {
        for (const cookie of cookies) reply.header('set-cookie', cookie);
      },
      afterAnswer: (work) => {
        finished(reply.raw, work);
      },
      person: () => signedIn(caller),
    };
  };
}

function signedIn(caller: Caller): SignedIn {
  if (caller.kind !== 'person') throw new Error('A handler asked for a person in a call that guests may make');
  return caller;
}
