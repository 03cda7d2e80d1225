import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { socialLanding, socialParameters, socialReturn, socialRoutes } from '../../src/contract/people/socialLogin.ts';
import { isSocialProvider, type SocialOutcome } from '../../src/domain/people/socialLogin.ts';
import { type Attempt, attemptCookie } from '../socialLogin/sealedCookies.ts';
import { newSignInSecrets, pathIn } from '../socialLogin/signInSecrets.ts';
import { type SocialClient, SocialFault } from '../socialLogin/socialClient.ts';
import { socialClients } from '../socialLogin/socialClients.ts';
import type { AppParts } from '../useCases/appParts.ts';
import { enterBySocial, linkProvider } from '../useCases/people/enterBySocial.ts';
import { takeWaiting } from '../useCases/people/waitingNewcomer.ts';
import type { HttpContext } from './handle.ts';
import { languageOfPage } from './language.ts';
import { ownPath } from './ownPath.ts';
import type { ContextReader } from './requestContext.ts';
import { isOnSharedDevice } from './sharedDevice.ts';

type Asked = { Params: { provider: string }; Querystring: Readonly<Record<string, unknown>> };

/** Sign-in at a provider (authorization code with PKCE). Every way ends with 303 on a page of the app, failures too. */
export function registerSocialLogin(app: FastifyInstance, parts: AppParts, readContext: ContextReader): void {
  const { publicUrl } = parts.config;
  const clients = socialClients(parts.config);
  const cookie = attemptCookie(parts.config);

  app.get<Asked>(socialRoutes.start, async (request, reply) => {
    const { provider } = request.params;
    if (!isSocialProvider(provider)) return reply.callNotFound();
    const client = clients.get(provider);
    const returnTo = ownPath(request.query[socialParameters.returnTo], publicUrl);
    const end = (outcome: SocialOutcome) => seeOther(reply, socialLanding(returnTo, { outcome, provider }));
    if (client === undefined) return end('unavailable');

    const context = await readContext(request, reply, 'private');
    const isLinking = request.query[socialParameters.linking] === '1';
    const linkTo = isLinking && context.caller.kind === 'person' ? context.caller.userId : null;
    // A foreign page must not start it: it could link its author's provider account.
    if (!comesFromOwnPage(request, publicUrl) || (isLinking && linkTo === null)) {
      return seeOther(reply, socialLanding(returnTo, null));
    }
    const ticket = request.query[socialParameters.ticket];
    const newcomer = await takeWaiting(context, ticket);
    if (linkTo !== null && ticket !== undefined) {
      const isShown = newcomer?.provider === provider && newcomer.shownTo === linkTo;
      return end(isShown ? await linkProvider(context, newcomer, linkTo) : 'lost');
    }
    const attempt: Attempt = { provider, returnTo, linkTo, newcomer, ...newSignInSecrets(returnTo) };
    const asksAnew = isOnSharedDevice(request.headers.cookie);
    try {
      const there = await client.begin(publicUrl + socialReturn(provider), attempt, { asksAnew });
      context.addCookies([await cookie.give(attempt, context.now)]);
      return seeOther(reply, there.href);
    } catch (error) {
      return end(outcomeOf(error, request));
    }
  });

  app.get<Asked>(socialRoutes.back, async (request, reply) => {
    const { provider } = request.params;
    if (!isSocialProvider(provider)) return reply.callNotFound();
    const context = await readContext(request, reply, 'private');
    const attempt = await cookie.read(request.headers.cookie, context.now);
    context.addCookies([cookie.take()]);
    const { state } = request.query;
    const isOurs = attempt !== null && attempt.provider === provider && attempt.state === state;
    const returnTo = isOurs ? attempt.returnTo : ownPath(pathIn(state), publicUrl);
    const outcome = isOurs ? await finish(context, clients.get(provider), attempt) : 'lost';
    return seeOther(reply, socialLanding(returnTo, { outcome, provider }));
  });
}

async function finish(
  context: HttpContext,
  client: SocialClient | undefined,
  attempt: Attempt,
): Promise<SocialOutcome> {
  const { request, parts } = context;
  try {
    if (client === undefined) return 'unavailable';
    const query = new URL(request.url, parts.config.publicUrl).search;
    const identity = await client.finish(
      new URL(socialReturn(attempt.provider) + query, parts.config.publicUrl),
      attempt,
    );
    return attempt.linkTo === null
      ? await enterBySocial(context, identity, { language: languageOfPage(request), newcomer: attempt.newcomer })
      : await linkProvider(context, identity, attempt.linkTo);
  } catch (error) {
    return outcomeOf(error, request);
  }
}

/** Every failure shows on a page; unexpected ones are logged. */
function outcomeOf(error: unknown, { log }: FastifyRequest): SocialOutcome {
  const outcome = error instanceof SocialFault ? error.outcome : 'unavailable';
  if (outcome === 'unavailable') log.warn({ err: error }, 'A sign-in at a provider failed');
  return outcome;
}

/** A browser without `Sec-Fetch-Site` sends the referrer; without both it is no page. */
function comesFromOwnPage({ headers }: FastifyRequest, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined ? (headers.referer ?? '').startsWith(`${publicUrl}/`) : site === 'same-origin';
}

/** Not cached, and without a referrer. */
const seeOther = (reply: FastifyReply, address: string): FastifyReply =>
  reply.header('Cache-Control', 'no-store').header('Referrer-Policy', 'no-referrer').redirect(address, 303);
