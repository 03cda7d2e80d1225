import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { askProvider, type ProviderAnswer } from '../askProvider.ts';
import { withBearerToken } from '../bearerToken.ts';

const tokenShape = z.object({ data: z.object({ accessToken: z.string().min(1), expiresIn: z.number().positive() }) });
const statusShape = z.object({ status: z.object({ code: z.number() }) });

type Call = { readonly method: 'GET' | 'POST'; readonly path: string; readonly body?: object; readonly now: number };

export type ScbAccess = { readonly apiUrl: string; readonly apiKey: string; readonly apiSecret: string };

/** Calls of the interface with its bearer token. */
export function scbCalls({ apiUrl, apiKey, apiSecret }: ScbAccess): (call: Call) => Promise<ProviderAnswer> {
  const headers = (authorization: Readonly<Record<string, string>>) => ({
    ...{ 'content-type': 'application/json', 'accept-language': 'EN' },
    // The second is for tracing at the bank; it prevents no repetition.
    ...{ resourceOwnerId: apiKey, requestUId: randomUUID() },
    ...authorization,
  });

  const withToken = withBearerToken({
    ask: async () => {
      const body = JSON.stringify({ applicationKey: apiKey, applicationSecret: apiSecret });
      const answer = await askProvider(`${apiUrl}/v1/oauth/token`, { method: 'POST', headers: headers({}), body });
      const read = answer.kind === 'answer' ? tokenShape.safeParse(answer.body) : null;
      if (!read?.success) return null;
      const { accessToken: token, expiresIn } = read.data.data;
      return { token, lifeMs: expiresIn * 1_000 };
    },
    isRefused: (answer) => answer.kind === 'answer' && (answer.status === 401 || scbCode(answer) === 9300),
  });

  return ({ method, path, body, now }) =>
    withToken(now, (token) =>
      askProvider(`${apiUrl}${path}`, {
        method,
        headers: headers({ authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
}

/** The code of the bank's status; 1000 is success. `null` if there is none. */
export function scbCode(answer: ProviderAnswer): number | null {
  const read = answer.kind === 'answer' ? statusShape.safeParse(answer.body) : null;
  return read?.success ? read.data.status.code : null;
}
