import * as z from 'zod/mini';
import {
  isSocialProvider,
  type Newcomer,
  type SignInWays,
  type SocialOutcome,
  type SocialProvider,
  socialOutcomes,
  socialProviders,
} from '../../domain/people/socialLogin.ts';
import { defineCall } from '../call.ts';
import { field, object } from '../field.ts';
import { dataOf, list } from '../primitives.ts';

/** Prefix of the redirects to and from providers: no calls, no pages, and ignored by the worker. */
export const authPath = '/auth';

/** The page that ends every provider sign-in; it opens the page where it began. */
const landingPath = '/login';

export const socialRoutes = { start: `${authPath}/:provider`, back: `${authPath}/:provider/return` } as const;

/** The parameters of a started and an ended provider sign-in. */
export const socialParameters = {
  ...{ returnTo: 'returnTo', linking: 'link', ticket: 'ticket' },
  ...{ outcome: 'social', provider: 'with' },
} as const;

type Start = { readonly returnTo: string; readonly isLinking?: boolean; readonly ticket?: string | undefined };

/**
 * The start of a provider sign-in. `returnTo`: a path of the app. `isLinking`: adds the provider to the current
 * account, without a redirect if `ticket` names a verified provider account.
 */
export function socialStart(provider: SocialProvider, { returnTo, isLinking = false, ticket }: Start): string {
  const query = new URLSearchParams({ [socialParameters.returnTo]: returnTo });
  if (isLinking) query.set(socialParameters.linking, '1');
  if (ticket !== undefined) query.set(socialParameters.ticket, ticket);
  return `${authPath}/${provider}?${query}`;
}

/** The provider's redirect target, registered there exactly. */
export const socialReturn = (provider: SocialProvider): string => `${authPath}/${provider}/return`;

type SocialEnd = { readonly outcome: SocialOutcome; readonly provider: SocialProvider };

/** The landing page; without an outcome it only asks to sign in. */
export function socialLanding(returnTo: string, end: SocialEnd | null): string {
  const query = new URLSearchParams({ [socialParameters.returnTo]: returnTo });
  if (end !== null) {
    query.set(socialParameters.outcome, end.outcome);
    query.set(socialParameters.provider, end.provider);
  }
  return `${landingPath}?${query}`;
}

/** The outcome in the landing page's address; `null` without a provider. */
export function socialEndIn(search: string): SocialEnd | null {
  const query = new URLSearchParams(search);
  const outcome = socialOutcomes.find((known) => known === query.get(socialParameters.outcome));
  const provider = query.get(socialParameters.provider);
  return outcome !== undefined && isSocialProvider(provider) ? { outcome, provider } : null;
}

const providerSchema = z.enum(socialProviders);

export const listSocialProviders = defineCall('listSocialProviders', 'GET /public/students/social', 'public', {
  caching: 'shared',
  summary: 'The sign-in providers for which the shop has keys: LINE, Facebook and Google.',
  response: dataOf(list(providerSchema)),
});

export const newcomer = defineCall('newcomer', 'GET /public/students/social/newcomer', 'public', {
  summary:
    'The data that a provider sent for a person who is opening an account in this browser; null after a few minutes.',
  response: dataOf(
    z.nullable(
      object<Newcomer>({
        ticket: field('ticket', z.string()),
        provider: field('provider', providerSchema),
        firstName: field('firstname', z.string()),
        lastName: field('lastname', z.string()),
        email: field('email', z.nullable(z.string())),
      }),
    ),
  ),
});

/** The answer of both calls: the current sign-in ways. */
const ways = dataOf(
  object<SignInWays>({
    hasPassword: field('has_password', z.boolean()),
    linked: field('linked', list(providerSchema)),
    offered: field('offered', list(providerSchema)),
  }),
);
const waysPath = '/private/myaccount/signinways';

export const listSignInWays = defineCall('listSignInWays', `GET ${waysPath}`, 'person', {
  summary: "The caller's sign-in ways: password and providers.",
  response: ways,
});

export const unlinkProviderCall = defineCall('unlinkProvider', `POST ${waysPath}/{provider}/unlink`, 'person', {
  idempotent: true,
  summary: 'Takes a provider from the caller’s account; the last way to sign in stays. Answers what is left.',
  params: z.object({ provider: providerSchema }),
  response: ways,
  failures: ['INPUT_ERROR'],
});
