import { z } from 'zod';
import { askProvider, type ProviderAnswer } from '../askProvider.ts';
import { withBearerToken } from '../bearerToken.ts';

export type PayPalAccess = { readonly apiUrl: string; readonly clientId: string; readonly clientSecret: string };

type Call = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** JSON. */
  readonly body?: string;
  /** The idempotency key of a step. */
  readonly requestId?: string;
  readonly now: number;
};
export type CallPayPal = (call: Call) => Promise<ProviderAnswer>;

const tokenShape = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

/** Calls of PayPal's REST interface with its bearer token. */
export function payPalCalls({ apiUrl, clientId, clientSecret }: PayPalAccess): CallPayPal {
  const withToken = withBearerToken({
    ask: async () => {
      const answer = await askProvider(`${apiUrl}/v1/oauth2/token`, {
        method: 'POST',
        headers: {
          authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: 'grant_type=client_credentials',
      });
      const read = answer.kind === 'answer' ? tokenShape.safeParse(answer.body) : null;
      return read?.success ? { token: read.data.access_token, lifeMs: read.data.expires_in * 1_000 } : null;
    },
    isRefused: (answer) => answer.kind === 'answer' && answer.status === 401,
  });

  return ({ method, path, body, requestId, now }) =>
    withToken(now, (token) =>
      askProvider(`${apiUrl}${path}`, {
        method,
        headers: {
          ...{ authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          prefer: 'return=representation',
          ...(requestId === undefined ? {} : { 'paypal-request-id': requestId }),
        },
        ...(body === undefined ? {} : { body }),
      }),
    );
}

const errorShape = z.object({ name: z.string(), details: z.array(z.object({ issue: z.string() })).nullish() });

/**
 * The issue of a request that PayPal understood and did not carry out (400 and 422). Other answers, such as a wrong key or
 * a fault, tell nothing about the charge: `null`.
 */
export function issueIn(answer: ProviderAnswer): string | null {
  if (answer.kind === 'none' || (answer.status !== 400 && answer.status !== 422)) return null;
  const error = errorShape.safeParse(answer.body);
  return error.success ? (error.data.details?.[0]?.issue ?? error.data.name) : null;
}
