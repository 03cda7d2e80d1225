import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { askProvider, type ProviderAnswer } from '../askProvider.ts';

/** A token is renewed this long (ms) before it ends, so that none ends on its way. */
const renewBeforeMs = 60_000;

const tokenShape = z.object({ data: z.object({ accessToken: z.string().min(1), expiresIn: z.number().positive() }) });
const statusShape = z.object({ status: z.object({ code: z.number() }) });

type Call = { readonly method: 'GET' | 'POST'; readonly path: string; readonly body?: object; readonly now: number };

export type ScbAccess = { readonly apiUrl: string; readonly apiKey: string; readonly apiSecret: string };

/** Calls of the interface with its bearer token, which is cached until shortly before its end. */
export function scbCalls({ apiUrl, apiKey, apiSecret }: ScbAccess): (call: Call) => Promise<ProviderAnswer> {
  let cached: { readonly token: string; readonly endsAt: number } | null = null;
  let asking: Promise<string | null> | null = null;

  const headers = (authorization: Readonly<Record<string, string>>) => ({
    ...{ 'content-type': 'application/json', 'accept-language': 'EN' },
    // The second is for tracing at the bank; it prevents no repetition.
    ...{ resourceOwnerId: apiKey, requestUId: randomUUID() },
    ...authorization,
  });

  async function askToken(now: number): Promise<string | null> {
    const body = JSON.stringify({ applicationKey: apiKey, applicationSecret: apiSecret });
    const answer = await askProvider(`${apiUrl}/v1/oauth/token`, { method: 'POST', headers: headers({}), body });
    const read = answer.kind === 'answer' ? tokenShape.safeParse(answer.body) : null;
    if (!read?.success) return null;
    const { accessToken: token, expiresIn } = read.data.data;
    cached = { token, endsAt: now + expiresIn * 1_000 - renewBeforeMs };
    return token;
  }

  /** Calls at the same time share one request for a token. */
  async function tokenAt(now: number): Promise<string | null> {
    if (cached !== null && now < cached.endsAt) return cached.token;
    asking ??= askToken(now).finally(() => {
      asking = null;
    });
    return await asking;
  }

  async function call(token: string, { method, path, body }: Call): Promise<ProviderAnswer> {
    return await askProvider(`${apiUrl}${path}`, {
      method,
      headers: headers({ authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  return async (asked) => {
    const token = await tokenAt(asked.now);
    if (token === null) return { kind: 'none' };
    const answer = await call(token, asked);
    if (!isTokenRefused(answer)) return answer;
    if (cached?.token === token) cached = null;
    const other = await tokenAt(asked.now);
    return other === null ? { kind: 'none' } : await call(other, asked);
  };
}

/** The bank ended the token before its time. */
const isTokenRefused = (answer: ProviderAnswer): boolean =>
  answer.kind === 'answer' && (answer.status === 401 || scbCode(answer) === 9300);

/** The code of the bank's status; 1000 is success. `null` if there is none. */
export function scbCode(answer: ProviderAnswer): number | null {
  const read = answer.kind === 'answer' ? statusShape.safeParse(answer.body) : null;
  return read?.success ? read.data.status.code : null;
}
