import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { keySchema } from '../../src/contract/primitives.ts';

/**
 * Gives the request's `Idempotency-Key` back with every answer, a refusal too, so that a device can tell ours from that of
 * a captive portal or of a proxy which repeats another. Call it before anything that answers; what is no key is not given
 * back.
 */
export function echoKey(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const key = z.safeParse(keySchema, request.headers['idempotency-key']);
    if (key.success) reply.header('Idempotency-Key', key.data);
  });
}
