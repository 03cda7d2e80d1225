import type { ProviderAnswer } from './askProvider.ts';

/** A token is renewed this long (ms) before it ends, so that none ends on its way. */
const renewBeforeMs = 60_000;

type BearerToken = { readonly token: string; readonly lifeMs: number };

type TokenSource = {
  /** Asks the provider for a token; `null` if it gives none. */
  readonly ask: () => Promise<BearerToken | null>;
  /** Whether the provider ended the token before its time. */
  readonly isRefused: (answer: ProviderAnswer) => boolean;
};

/** Calls with a bearer token, which is cached until shortly before its end and replaced once if it is refused. */
export function withBearerToken({ ask, isRefused }: TokenSource) {
  let cached: { readonly token: string; readonly endsAt: number } | null = null;
  let asking: Promise<string | null> | null = null;

  async function askToken(now: number): Promise<string | null> {
    const given = await ask();
    if (given !== null) cached = { token: given.token, endsAt: now + given.lifeMs - renewBeforeMs };
    return given?.token ?? null;
  }

  /** Calls at the same time share one request for a token. */
  async function tokenAt(now: number): Promise<string | null> {
    if (cached !== null && now < cached.endsAt) return cached.token;
    asking ??= askToken(now).finally(() => {
      asking = null;
    });
    return await asking;
  }

  return async (now: number, call: (token: string) => Promise<ProviderAnswer>): Promise<ProviderAnswer> => {
    const token = await tokenAt(now);
    if (token === null) return { kind: 'none' };
    const answer = await call(token);
    if (!isRefused(answer)) return answer;
    if (cached?.token === token) cached = null;
    const other = await tokenAt(now);
    return other === null ? { kind: 'none' } : await call(other);
  };
}
