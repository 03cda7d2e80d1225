import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { shopMark } from '../../src/contract/site/shopMark.ts';
import type { FailureCode } from '../../src/domain/failure.ts';
import { refuse } from '../base/refusal.ts';
import type { AppParts } from '../useCases/appParts.ts';
import { webhookPath } from '../useCases/payment/returnReference.ts';
import { failureBody, statusOf } from './failure.ts';
import { isOwnOrigin } from './isOwnOrigin.ts';
import { languageOf } from './language.ts';
import { contentSecurityPolicy } from './pages/contentSecurityPolicy.ts';
import { savesNothing } from './savesNothing.ts';

/** Loose, because villages share one address; guessable calls have tight limits (`throttle.ts`). */
const requestsPerMinute = 600;
const callPath = /^\/(public|private|api|auth|payment)\//;
/** A provider sends all its notifications from a few addresses. Reading one is cheap, and each event counts once. */
const webhooksPerMinute = 12_000;
const yearSeconds = 365 * 24 * 3_600;

/** Security headers, the origin check, and the loose limit by address. Call it before any route. */
export async function registerSecurity(
  app: FastifyInstance,
  { config, payments }: Pick<AppParts, 'config' | 'payments'>,
): Promise<void> {
  const speaksTls = config.publicUrl.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: mutable(contentSecurityPolicy(config, payments.all)),
    },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: speaksTls ? { maxAge: yearSeconds, includeSubDomains: false } : false,
    xFrameOptions: { action: 'deny' },
  });
  await app.register(rateLimit, { global: false });
  const countRequest = app.createRateLimit({
    max: requestsPerMinute,
    timeWindow: 60_000,
    // The router's result: one path has many spellings.
    allowList: ({ routeOptions, url }) => !callPath.test(routeOptions.url ?? url),
  });
  const countWebhook = app.createRateLimit({
    max: webhooksPerMinute,
    timeWindow: 60_000,
    allowList: ({ routeOptions, url }) => !(routeOptions.url ?? url).startsWith(webhookPath),
  });

  app.addHook('onRequest', async (request, reply) => {
    reply.header(shopMark, '1');
    for (const count of [countRequest, countWebhook]) {
      const limit = await count(request);
      if (limit.isAllowed || !limit.isExceeded) continue;
      reply.header('retry-after', String(limit.ttlInSeconds));
      return answer(request, reply, 'TOO_MANY_REQUESTS');
    }
    const { method, url, headers } = request;
    const fetchSite = headers['sec-fetch-site'];
    const origin = { method, path: url, origin: headers.origin, fetchSite: fetchSite?.toString() };
    if (!isOwnOrigin(origin, config.publicUrl)) return answer(request, reply, 'ORIGIN_REFUSED');
  });
}

const answer = (request: FastifyRequest, reply: FastifyReply, code: FailureCode) =>
  reply.code(statusOf(code)).send(
    failureBody(refuse(code), {
      language: languageOf(request.headers['accept-language']),
      savesNothing: savesNothing(request),
    }),
  );

const mutable = (directives: Readonly<Record<string, readonly string[]>>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(directives).map(([name, values]) => [name, [...values]]));
