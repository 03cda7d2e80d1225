import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { keySchema } from '../../src/contract/primitives.ts';

/**
 * Echoes a valid `Idempotency-Key` in every answer, so that a device can recognise the shop's own answers behind
 * captive portals and proxies. Call it before anything that answers.
 */
export function echoKey(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const key = z.safeParse(keySchema, request.headers['idempotency-key']);
    if (key.success) reply.header('Idempotency-Key', key.data);
  });
}
