import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Call } from '../../src/contract/call.ts';
import { wholeOrStreamedFile } from '../../src/contract/order/orderDocument.ts';
import { mayBuy } from '../../src/domain/people/identity.ts';
import { hasRight, isDeskRight } from '../../src/domain/people/rights.ts';
import type { Caller } from '../base/caller.ts';
import { type Refusal, refuse } from '../base/refusal.ts';
import { recordedAs } from '../store/database/deskPress.ts';
import type { HandledCall, HttpContext } from './handle.ts';
import type { ContextReader } from './requestContext.ts';
import { sendFailure, sendFile, sendPrivate, sendShared } from './sendAnswer.ts';
import { type SharedAnswers, sharedAnswers } from './sharedAnswers.ts';

/** Registers a route for every handled call. */
export function registerCalls(app: FastifyInstance, handled: readonly HandledCall[], contexts: ContextReader): void {
  const cache = sharedAnswers();
  for (const { call, answer, version, bodyMaximum, takesForm } of handled) {
    app.route({
      method: call.method,
      url: call.path.replace(/\{(\w+)\}/g, ':$1'),
      exposeHeadRoute: false,
      config: { savesNothing: call.savesNothing === true, takesForm: takesForm === true },
      ...(bodyMaximum === undefined ? {} : { bodyLimit: bodyMaximum }),
      handler: async (request, reply) => {
        const context = await contexts(request, reply, call.caching);
        const refused = refuseScope(call, context.caller);
        if (refused) return sendFailure(reply, refused, context);
        const raw = { params: request.params, query: request.query, body: request.body };
        if (call.caching === 'shared') {
          return sendShared(request, reply, context, await sharedAnswer(cache, request.url, version, context), () =>
            answer(raw, context),
          );
        }
        const given = await recordedAtDesk(call, context, () => answer(raw, context));
        if (given.kind === 'refusal') return sendFailure(reply, given, context);
        return call.media === 'json'
          ? sendPrivate(reply, given.body)
          : sendFile(reply, z.parse(wholeOrStreamedFile, given.body), call.media);
      },
    });
  }
}

/** Runs a change at the desk, or an export of a person's data, so that the audit knows its author. */
function recordedAtDesk<Answer>(
  { name, method, media, scope }: Call,
  { caller, requestId, now }: HttpContext,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if ((method === 'GET' && media !== 'zip') || !isDeskRight(scope) || caller.kind !== 'person') return work();
  return recordedAs({ press: requestId, actor: caller.userId, role: caller.role, call: name, at: now }, work);
}

const sharedAnswer = async (
  cache: SharedAnswers,
  address: string,
  version: HandledCall['version'],
  context: HttpContext,
) => (version === undefined ? null : cache.at(address, await version(context)));

/** The refusal of a caller outside the call's scope, or `null`. */
export function refuseScope(
  { scope, scopeFailure = 'PERMISSION_DENIED' }: Pick<Call, 'scope' | 'scopeFailure'>,
  caller: Caller,
): Refusal | null {
  if (scope === 'public') return null;
  if (caller.kind === 'guest') return refuse('UNAUTHORIZED');
  if (caller.kind === 'blocked') return refuse('WHITELIST_USER_DENIED');
  if (scope === 'buyer' && !mayBuy(caller.role)) return refuse(scopeFailure);
  if (isDeskRight(scope) && !hasRight(caller.role, scope)) return refuse(scopeFailure);
  return null;
}
