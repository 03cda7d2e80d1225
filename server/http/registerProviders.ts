import type { FastifyInstance, FastifyRequest } from 'fastify';
import { orderPath } from '../../src/domain/site/pageAddress.ts';
import { findAttempt } from '../store/order/attempts.ts';
import { findOrder } from '../store/order/orders.ts';
import type { AppParts } from '../useCases/appParts.ts';
import { recordForgery } from '../useCases/payment/recordForgery.ts';
import { attemptOfReturn, returnPath, webhookPath } from '../useCases/payment/returnReference.ts';
import { attemptOfWebhook, takeWebhook } from '../useCases/payment/takeWebhook.ts';
import { registerCardPage } from './registerCardPage.ts';
import type { ContextReader } from './requestContext.ts';

/** The largest notification (bytes). */
const webhookMaximumBytes = 256 * 1024;

/**
 * The addresses that payment providers use: for notifications, for the browser's way back, and for encrypted cards. All take
 * any content type and work without a session; none decides anything.
 */
export function registerProviders(app: FastifyInstance, parts: AppParts, readContext: ContextReader): void {
  app.register(async (routes) => {
    routes.removeAllContentTypeParsers();
    routes.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: webhookMaximumBytes }, (_, body, done) =>
      done(null, body),
    );
    registerWebhooks(routes, parts);
    registerReturns(routes, parts);
    registerCardPage(routes, readContext);
  });
}

type ReturnRequest = { Params: { reference: string } };

const bytesOf = ({ body }: Pick<FastifyRequest, 'body'>): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

/**
 * A notification is verified over its raw bytes before anything is looked up, except where only the provider can verify it.
 * Refused and unknown ones are logged.
 */
function registerWebhooks(app: FastifyInstance, parts: AppParts): void {
  app.post<{ Params: { provider: string } }>(`${webhookPath}:provider`, async (request, reply) => {
    const provider = parts.payments.named(request.params.provider);
    if (provider === null) return reply.callNotFound();
    const webhook = await provider.readWebhook(request.headers, bytesOf(request), parts.clock());
    const taken = webhook === null ? 'forged' : await takeWebhook(parts, provider, webhook);
    if (taken !== 'taken') recordForgery(parts, taken, { provider: provider.name });
    if (taken === 'forged') return reply.code(400).send({ success: false });
    return reply.send(webhook?.reply ?? { success: true });
  });
}

/** Leads to the order's page, without what the provider wrote into the address. */
function registerReturns(app: FastifyInstance, parts: AppParts): void {
  /** The charge in the signed body of a return. Unsigned bodies do not count: the answer would show anybody's order. */
  async function attemptInBody(request: FastifyRequest<ReturnRequest>): Promise<string | null> {
    const provider = parts.payments.named(request.params.reference);
    if (!provider?.hasSignedReturn) return null;
    const webhook = await provider.readWebhook(request.headers, bytesOf(request), parts.clock());
    return webhook && (await attemptOfWebhook(parts.db, provider, webhook));
  }

  app.route<ReturnRequest>({
    method: ['GET', 'POST'],
    url: `${returnPath}:reference`,
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const attemptId = attemptOfReturn(parts.config, request.params.reference) ?? (await attemptInBody(request));
      const attempt = attemptId === null ? null : await findAttempt(parts.db, attemptId);
      const stored = attempt === null ? null : await findOrder(parts.db, attempt.orderId);
      if (attempt === null || stored === null) {
        parts.log.warn('a return address of no charge was opened');
        return reply.callNotFound();
      }
      const once = { singletonKey: `return ${attempt.id}`, group: attempt.id };
      await parts.jobs.send('look-at-charge', { attemptId: attempt.id }, once);
      return reply
        .header('referrer-policy', 'no-referrer')
        .header('cache-control', 'no-store')
        .redirect(orderPath(stored.order.token), 303);
    },
  });
}
