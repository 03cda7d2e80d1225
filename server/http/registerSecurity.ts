import { createHash } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { shopMark } from '../../src/contract/site/shopMark.ts';
import { networkOf } from '../base/networkOf.ts';
import { type Refusal, refuse } from '../base/refusal.ts';
import { makeLooseThrottles, type Throttle } from '../base/throttle.ts';
import type { AppParts } from '../useCases/appParts.ts';
import { webhookPath } from '../useCases/payment/returnReference.ts';
import { isOwnOrigin } from './isOwnOrigin.ts';
import { languageOf } from './language.ts';
import { contentSecurityPolicy } from './pages/contentSecurityPolicy.ts';
import { sendFailure } from './sendAnswer.ts';

const callPath = /^\/(public|private|api|auth|payment)\//;
/** A made-up cookie gains nothing: its address is counted all the same. */
const visitorCookie = /(session_token|lanrian\.cart)=[^;]+/;
type LooseThrottles = ReturnType<typeof makeLooseThrottles>;
const yearSeconds = 365 * 24 * 3_600;

/** Security headers, the origin check, and the loose limits. Call it before any route. */
export async function registerSecurity(
  app: FastifyInstance,
  { config, monotonic }: Pick<AppParts, 'config' | 'monotonic'>,
): Promise<void> {
  const speaksTls = config.publicUrl.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: mutable(contentSecurityPolicy(config)),
    },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: speaksTls ? { maxAge: yearSeconds, includeSubDomains: false } : false,
    xFrameOptions: { action: 'deny' },
  });
  const throttles = makeLooseThrottles(monotonic, config.callsPerMinute);

  app.addHook('onRequest', async (request, reply) => {
    reply.header(shopMark, '1');
    const over = countedIn(throttles, request).find(([throttle, key]) => !throttle.take(key));
    if (over !== undefined) {
      const [throttle, key] = over;
      return answer(
        request,
        reply,
        refuse('TOO_MANY_REQUESTS', { reason: 'busy', retryAfterMs: throttle.remaining(key) }),
      );
    }
    const { method, url, headers } = request;
    const fetchSite = headers['sec-fetch-site'];
    const origin = { method, path: url, origin: headers.origin, fetchSite: fetchSite?.toString() };
    if (!isOwnOrigin(origin, config.publicUrl)) return answer(request, reply, refuse('ORIGIN_REFUSED'));
  });
}

/** The limits that count a request, with their keys. */
function countedIn(throttles: LooseThrottles, request: FastifyRequest): readonly (readonly [Throttle, string])[] {
  const { routeOptions, url, ip, headers } = request;
  // The router's result: one path has many spellings.
  const path = routeOptions.url ?? url;
  if (path.startsWith(webhookPath)) return [[throttles.webhook, ip]];
  if (!callPath.test(path)) return [];
  const visitor = visitorCookie.exec(headers.cookie ?? '')?.[0];
  const ofVisitor =
    visitor === undefined
      ? []
      : [[throttles.visitorCall, createHash('sha256').update(visitor).digest('base64')] as const];
  return [...ofVisitor, [throttles.call, networkOf(ip)]];
}

const answer = ({ headers }: FastifyRequest, reply: FastifyReply, refusal: Refusal) =>
  sendFailure(reply, refusal, { language: languageOf(headers['accept-language']) });

const mutable = (directives: Readonly<Record<string, readonly string[]>>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(directives).map(([name, values]) => [name, [...values]]));
