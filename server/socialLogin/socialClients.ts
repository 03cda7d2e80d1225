import { type SocialProvider, socialProviders } from '../../src/domain/people/socialLogin.ts';
import type { Config } from '../base/config.ts';
import { facebookClient } from './facebookClient.ts';
import { openIdClient } from './openIdClient.ts';
import type { SocialClient } from './socialClient.ts';

/** The configured providers in the order of the buttons. */
export const offeredProviders = ({ socialLogin }: Config): readonly SocialProvider[] =>
  socialProviders.filter((provider) => socialLogin[provider] !== null);

/** A client for each. No request is made before a sign-in. */
export function socialClients({ socialLogin }: Config): ReadonlyMap<SocialProvider, SocialClient> {
  const { line, facebook, google } = socialLogin;
  const clients = new Map<SocialProvider, SocialClient>();
  if (line !== null) {
    clients.set('line', openIdClient({ provider: 'line', signedBy: 'HS256', promptAnew: 'login', ...line }));
  }
  if (facebook !== null) clients.set('facebook', facebookClient(facebook));
  if (google !== null) {
    const asks = { signedBy: 'RS256', promptAnew: 'select_account' } as const;
    clients.set('google', openIdClient({ provider: 'google', ...asks, ...google }));
  }
  return clients;
}
