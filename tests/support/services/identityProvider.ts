import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import { type Configuration, Provider } from 'oidc-provider';
import { socialReturn } from '../../../src/contract/people/socialLogin.ts';
import type { SocialProvider } from '../../../src/domain/people/socialLogin.ts';

/** A person with an account at the provider. */
export type KnownPerson = {
  readonly sub: string;
  readonly name: string;
  readonly email?: string;
  readonly email_verified?: boolean;
};

/** A test identity provider: a certified OpenID Connect server with our own people. */
export type IdentityProvider = {
  /** Settings of a shop that uses it. */
  readonly env: Readonly<Record<string, string>>;
  readonly people: Map<string, KnownPerson>;
  /** Allows redirects to a shop's address; without it nobody can sign in. */
  register(publicUrl: string): Promise<void>;
  /** Stops it; the same address may open again. */
  close(): Promise<void>;
};

const clientSecret = 'a-secret-of-the-shop-at-the-provider-0123456789';

/** Opens a provider with this one's behaviour. */
export async function openIdentityProvider(kind: SocialProvider): Promise<IdentityProvider> {
  const people = new Map<string, KnownPerson>();
  let answer: (request: IncomingMessage, response: ServerResponse) => void = (_, response) =>
    response.writeHead(503).end();
  const server = createServer((request, response) => answer(request, response));
  // Another site than the shop's on localhost, so that cookies and referrers behave as in production.
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;
  return {
    env: envOf(kind, issuer),
    people,
    register: async (publicUrl) => {
      const provider = new Provider(issuer, await configurationOf(kind, publicUrl, people));
      answer = answersOf(provider, people);
    },
    close: () => closeServer(server),
  };
}

const clientId = 'the-shop';

const envOf = (kind: SocialProvider, issuer: string): Record<string, string> => {
  const name = kind.toUpperCase();
  const keys = { [`${name}_CLIENT_ID`]: clientId, [`${name}_CLIENT_SECRET`]: clientSecret };
  return kind === 'facebook'
    ? { ...keys, FACEBOOK_DIALOG_URL: issuer, FACEBOOK_GRAPH_URL: issuer }
    : { ...keys, [`${name}_ISSUER`]: issuer };
};

async function configurationOf(
  kind: SocialProvider,
  publicUrl: string,
  people: ReadonlyMap<string, KnownPerson>,
): Promise<Configuration> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [publicUrl + socialReturn(kind)],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: kind === 'line' ? 'HS256' : 'RS256',
      },
    ],
    pkce: { required: () => true },
    enabledJWA: { idTokenSigningAlgValues: ['RS256', 'HS256'] },
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: randomUUID() }] },
    cookies: { keys: [randomUUID()] },
    // Its id tokens include name and address, like LINE's and Google's.
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'] },
    findAccount: (_, sub) => {
      const person = people.get(sub);
      return person && { accountId: sub, claims: () => ({ ...person }) };
    },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/consent/${uid}` },
    ...(kind === 'facebook' && {
      scopes: ['public_profile', 'email'],
      routes: { authorization: '/dialog/oauth', token: '/oauth/access_token' },
    }),
  };
}

/** The provider's own answers, the page that asks for the person, and Facebook's profile. */
function answersOf(provider: Provider, people: ReadonlyMap<string, KnownPerson>) {
  const standard = provider.callback();
  return (request: IncomingMessage, response: ServerResponse): void => {
    const { pathname, searchParams } = new URL(request.url ?? '/', provider.issuer);
    const own = pathname.startsWith('/consent/')
      ? consent(provider, people, request, response, searchParams.get('as'))
      : pathname === '/me' && searchParams.has('appsecret_proof')
        ? sendProfile(provider, people, request, response, searchParams)
        : null;
    if (own === null) void standard(request, response);
    else own.catch((fault: unknown) => response.writeHead(500).end(String(fault)));
  };
}

/** Consent of a person of the provider, or a cancellation (`as=nobody`). */
async function consent(
  provider: Provider,
  people: ReadonlyMap<string, KnownPerson>,
  request: IncomingMessage,
  response: ServerResponse,
  as: string | null,
): Promise<void> {
  const { params } = await provider.interactionDetails(request, response);
  if (as === null) {
    const choices = [...people.values()].map(({ sub, name }) => [sub, name] as const);
    const links = [...choices, ['nobody', 'Cancel'] as const].map(([sub, name]) => `<a href="?as=${sub}">${name}</a>`);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(`<h1>Who?</h1>${links.join('<br>')}`);
    return;
  }
  if (as === 'nobody') {
    await provider.interactionFinished(request, response, { error: 'access_denied' });
    return;
  }
  const grant = new provider.Grant({ accountId: as, clientId: String(params.client_id) });
  grant.addOIDCScope(String(params.scope));
  const grantId = await grant.save();
  await provider.interactionFinished(request, response, { login: { accountId: as }, consent: { grantId } });
}

async function sendProfile(
  provider: Provider,
  people: ReadonlyMap<string, KnownPerson>,
  request: IncomingMessage,
  response: ServerResponse,
  query: URLSearchParams,
): Promise<void> {
  const token = (request.headers.authorization ?? '').replace('Bearer ', '');
  const proof = createHmac('sha256', clientSecret).update(token).digest('hex');
  const known = await provider.AccessToken.find(token);
  const person = people.get(known?.accountId ?? '');
  if (person === undefined || query.get('appsecret_proof') !== proof) {
    response.writeHead(400).end();
    return;
  }
  const { sub: id, name, email } = person;
  const [first_name, last_name] = name.split(' ');
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ id, name, first_name, last_name, ...(email !== undefined && { email }) }));
}

async function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise<void>((closed) => server.close(() => closed()));
}
