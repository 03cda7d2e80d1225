import { jwtVerify } from 'jose';
import * as oauth from 'openid-client';
import { type SocialProvider, splitName } from '../../src/domain/people/socialLogin.ts';
import { faultOf } from './faultOf.ts';
import { protocolOptions, providerPatienceSeconds } from './protocolOptions.ts';
import { plainAddress, type SignInSecrets, type SocialClient, SocialFault } from './socialClient.ts';

type OpenIdSettings = {
  readonly provider: SocialProvider;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** HS256 is signed with the shop's secret, as LINE does; RS256 with the provider's key. */
  readonly signedBy: 'HS256' | 'RS256';
  /** How to ask for a fresh sign-in: LINE for the password, Google for the account. */
  readonly promptAnew: 'login' | 'select_account';
};

/** An OpenID Connect provider. Its metadata is read once. */
export function openIdClient(settings: OpenIdSettings): SocialClient {
  let discovered: Promise<oauth.Configuration> | null = null;
  const configuration = () => {
    discovered ??= discover(settings).catch((error: unknown) => {
      discovered = null;
      throw error;
    });
    return discovered;
  };
  return {
    begin: async (redirectUri, { state, nonce, codeVerifier }, { asksAnew }) => {
      try {
        return oauth.buildAuthorizationUrl(await configuration(), {
          redirect_uri: redirectUri,
          scope: 'openid profile email',
          state,
          nonce,
          code_challenge: await oauth.calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: 'S256',
          ...(asksAnew && { prompt: settings.promptAnew }),
        });
      } catch (error) {
        throw faultOf(error);
      }
    },
    finish: async (returned, secrets) => {
      try {
        return identityOf(settings.provider, await provedClaims(await configuration(), settings, returned, secrets));
      } catch (error) {
        throw faultOf(error);
      }
    },
  };
}

async function discover({ issuer, clientId, clientSecret, signedBy }: OpenIdSettings): Promise<oauth.Configuration> {
  const metadata = { client_secret: clientSecret, id_token_signed_response_alg: signedBy };
  const configuration = await oauth.discovery(
    new URL(issuer),
    clientId,
    metadata,
    oauth.ClientSecretPost(clientSecret),
    { timeout: providerPatienceSeconds, execute: protocolOptions(issuer) },
  );
  if (signedBy !== 'HS256') oauth.enableNonRepudiationChecks(configuration);
  return configuration;
}

/** Checks issuer, audience, age, nonce and signature of the id token. */
async function provedClaims(
  configuration: oauth.Configuration,
  { issuer, clientId, clientSecret, signedBy }: OpenIdSettings,
  returned: URL,
  { state, nonce, codeVerifier }: SignInSecrets,
): Promise<oauth.IDToken> {
  const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: codeVerifier, idTokenExpected: true };
  const tokens = await oauth.authorizationCodeGrant(configuration, returned, checks);
  const claims = tokens.claims();
  if (claims === undefined || tokens.id_token === undefined) throw new SocialFault('unavailable', 'No id token came');
  if (signedBy === 'HS256') {
    const key = new TextEncoder().encode(clientSecret);
    await jwtVerify(tokens.id_token, key, { algorithms: ['HS256'], issuer, audience: clientId });
  }
  return claims;
}

function identityOf(provider: SocialProvider, claims: oauth.IDToken) {
  const whole = splitName(textOf(claims.name));
  return {
    provider,
    subject: claims.sub,
    firstName: textOf(claims.given_name) || whole.firstName,
    lastName: textOf(claims.family_name) || (claims.given_name === undefined ? whole.lastName : ''),
    email: plainAddress(textOf(claims.email)),
    isEmailProved: claims.email_verified === true,
  };
}

const textOf = (claim: unknown): string => (typeof claim === 'string' ? claim : '');
