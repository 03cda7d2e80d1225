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

/** Below it a browser goes to a provider and comes back. No call, no page of the app, and nothing that a worker answers. */
export const authPath = '/auth';

/** The page on which every way to a provider ends; it goes on to where it was begun. */
const landingPath = '/login';

export const socialRoutes = { start: `${authPath}/:provider`, back: `${authPath}/:provider/return` } as const;

/** The parameters of a started and an ended provider sign-in. */
export const socialParameters = {
  ...{ returnTo: 'returnTo', linking: 'link', ticket: 'ticket' },
  ...{ outcome: 'social', provider: 'with' },
} as const;

type Start = { readonly returnTo: string; readonly isLinking?: boolean; readonly ticket?: string | undefined };

/**
 * Where a button leads: `returnTo` is a path of the app; `isLinking` adds the provider to the account that is signed in,
 * without a way to the provider where `ticket` names the newcomer whom it has just vouched for. A guest's `ticket` takes
 * that newcomer along, to be asked about once somebody is signed in.
 */
export function socialStart(provider: SocialProvider, { returnTo, isLinking = false, ticket }: Start): string {
  const query = new URLSearchParams({ [socialParameters.returnTo]: returnTo });
  if (isLinking) query.set(socialParameters.linking, '1');
  if (ticket !== undefined) query.set(socialParameters.ticket, ticket);
  return `${authPath}/${provider}?${query}`;
}

/** Where a provider sends the browser back to; registered there to the letter. */
export const socialReturn = (provider: SocialProvider): string => `${authPath}/${provider}/return`;

type SocialEnd = { readonly outcome: SocialOutcome; readonly provider: SocialProvider };

/** The page that a way to a provider ends on; without an end it only asks to sign in. */
export function socialLanding(returnTo: string, end: SocialEnd | null): string {
  const query = new URLSearchParams({ [socialParameters.returnTo]: returnTo });
  if (end !== null) {
    query.set(socialParameters.outcome, end.outcome);
    query.set(socialParameters.provider, end.provider);
  }
  return `${landingPath}?${query}`;
}

/** The outcome in that page's address; `null` without a provider. */
export function socialEndIn(search: string): SocialEnd | null {
  const query = new URLSearchParams(search);
  const outcome = socialOutcomes.find((known) => known === query.get(socialParameters.outcome));
  const provider = query.get(socialParameters.provider);
  return outcome !== undefined && isSocialProvider(provider) ? { outcome, provider } : null;
}

const providerSchema = z.enum(socialProviders);

export const listSocialProviders = defineCall('listSocialProviders', 'GET /public/students/social', 'public', {
  caching: 'shared',
  summary: 'The providers that one may sign in with: LINE, Facebook and Google, as far as the shop has keys of them.',
  response: dataOf(list(providerSchema)),
});

export const newcomer = defineCall('newcomer', 'GET /public/students/social/newcomer', 'public', {
  summary: 'What a provider told a few minutes ago of whoever is about to open an account in this browser; or null.',
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

/** Both calls answer with the ways that there are. */
const ways = dataOf(
  object<SignInWays>({
    hasPassword: field('has_password', z.boolean()),
    linked: field('linked', list(providerSchema)),
    offered: field('offered', list(providerSchema)),
  }),
);
const waysPath = '/private/myaccount/signinways';

export const listSignInWays = defineCall('listSignInWays', `GET ${waysPath}`, 'person', {
  summary: 'How the caller signs in: whether by a password, and with which providers.',
  response: ways,
});

export const unlinkProvider = defineCall('unlinkProvider', `POST ${waysPath}/{provider}/unlink`, 'person', {
  idempotent: true,
  summary: 'Takes a provider from the caller’s account; the last way to sign in stays. Answers what is left.',
  params: z.object({ provider: providerSchema }),
  response: ways,
  failures: ['INPUT_ERROR'],
});
