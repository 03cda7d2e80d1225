import { createHmac } from 'node:crypto';
import * as oauth from 'openid-client';
import { z } from 'zod';
import { splitName } from '../../src/domain/people/socialLogin.ts';
import { faultOf } from './faultOf.ts';
import { protocolOptions, providerPatienceSeconds } from './protocolOptions.ts';
import { type ProvedIdentity, plainAddress, type SocialClient } from './socialClient.ts';

type FacebookSettings = {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Where people are asked. */
  readonly dialogUrl: string;
  /** Where the shop asks. */
  readonly graphUrl: string;
};

const profileSchema = z.object({
  id: z.string().min(1),
  name: z.string().optional(),
  first_name: z.string().optional(),
  last_name: z.string().optional(),
  email: z.string().optional(),
});

/** Facebook uses OAuth 2 without id tokens: the profile is requested with the token. */
export function facebookClient(settings: FacebookSettings): SocialClient {
  const { clientId, clientSecret, dialogUrl, graphUrl } = settings;
  const configuration = new oauth.Configuration(
    {
      issuer: dialogUrl,
      authorization_endpoint: `${dialogUrl}/dialog/oauth`,
      token_endpoint: `${graphUrl}/oauth/access_token`,
    },
    clientId,
    { client_secret: clientSecret },
    oauth.ClientSecretPost(clientSecret),
  );
  configuration.timeout = providerPatienceSeconds;
  for (const apply of protocolOptions(graphUrl)) apply(configuration);

  return {
    begin: async (redirectUri, { state, codeVerifier }, { asksAnew }) =>
      oauth.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'public_profile email',
        state,
        code_challenge: await oauth.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        ...(asksAnew && { auth_type: 'reauthenticate' }),
      }),
    finish: async (returned, { state, codeVerifier }) => {
      try {
        const checks = { expectedState: state, pkceCodeVerifier: codeVerifier };
        const { access_token: token } = await oauth.authorizationCodeGrant(configuration, returned, checks);
        return await readProfile(settings, token);
      } catch (error) {
        throw faultOf(error);
      }
    },
  };
}

/** The token's owner. The proof shows that the shop itself asks. */
async function readProfile({ clientSecret, graphUrl }: FacebookSettings, token: string): Promise<ProvedIdentity> {
  const query = new URLSearchParams({
    fields: 'id,name,first_name,last_name,email',
    appsecret_proof: createHmac('sha256', clientSecret).update(token).digest('hex'),
  });
  const answer = await fetch(`${graphUrl}/me?${query}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(providerPatienceSeconds * 1_000),
  });
  if (!answer.ok) throw new Error(`The profile was answered with ${answer.status}`);
  const { id, name = '', first_name, last_name, email } = profileSchema.parse(await answer.json());
  const whole = splitName(name);
  return {
    provider: 'facebook',
    subject: id,
    firstName: first_name ?? whole.firstName,
    lastName: last_name ?? (first_name === undefined ? whole.lastName : ''),
    email: plainAddress(email ?? ''),
    // Facebook does not say whether the address is verified.
    isEmailProved: false,
  };
}
