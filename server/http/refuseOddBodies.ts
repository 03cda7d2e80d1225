import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '../base/refusal.ts';
import { languageOf } from './language.ts';
import { sendFailure } from './sendAnswer.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route's call reads a multipart form. */
    takesForm?: boolean;
  }
}

/** Deepest nesting of a body; the contract's deepest has less than half of it. */
const nestingMaximum = 64;

/** Refuses a body that no call expects: nested so deeply that reading exhausts the stack, or an unexpected form. */
export function refuseOddBodies(app: FastifyInstance): void {
  app.addHook('preValidation', async (request, reply) => {
    if (!isUnexpectedForm(request) && !isDeeperThan(request.body, nestingMaximum)) return;
    const language = languageOf(request.headers['accept-language']);
    return sendFailure(reply, refuse('INPUT_ERROR', { fields: { body: 'invalid' } }), { language });
  });
}

const isUnexpectedForm = (request: FastifyRequest): boolean =>
  request.isMultipart() && request.routeOptions.config.takesForm !== true;

const isDeeperThan = (value: unknown, levels: number): boolean => {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return false;
  return levels === 0 || Object.values(value).some((part) => isDeeperThan(part, levels - 1));
};
