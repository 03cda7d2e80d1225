import { vi } from 'vitest';
import * as z from 'zod/mini';
import { revisionHeader } from '../../../src/contract/administration/revision.ts';
import type { Call, CallInput, CallOutput } from '../../../src/contract/call.ts';
import type { FailureDetails } from '../../../src/contract/failure.ts';
import type { FailureCode } from '../../../src/domain/failure.ts';
import { failures } from '../../../src/i18n/th/app/failures.ts';

type Refusal = {
  readonly status: number;
  readonly code: FailureCode;
  readonly details?: FailureDetails;
};
type Body<C extends Call> = CallInput<C>['body'];
type Asked<Body> = { readonly params: Readonly<Record<string, string>>; readonly body: Body };
type Answer = (asked: never) => Response | Promise<Response>;

/** A stub network: each call has the answer that the test gave, in wire format. */
export type ShopAnswers = {
  answers<C extends Call>(call: C, value: CallOutput<C> | ((asked: Asked<Body<C>>) => CallOutput<C>)): void;
  refuses(call: Call, refusal: Refusal): void;
  /** Holds the answer of the call until the returned function is called. */
  holds<C extends Call>(call: C, value: CallOutput<C>): () => void;
  /** The shop's clock is ahead of the device's by this (ms). */
  clockAhead(ms: number): void;
  /** The bodies sent to a call, in order. */
  sent<C extends Call>(call: C): readonly Body<C>[];
  /** The revisions sent to a call, in order. */
  revisions(call: Call): readonly (string | null)[];
};

/** Replaces the network until the test ends. A call without an answer fails as if the server were down. */
export function shopAnswers(): ShopAnswers {
  const known = new Map<Call, Answer>();
  const sent = new Map<Call, unknown[]>();
  const revisions = new Map<Call, (string | null)[]>();
  const know = (call: Call, answer: Answer) => {
    known.set(call, answer);
    if (!sent.has(call)) sent.set(call, []);
  };
  const encoded = <C extends Call>(call: C, value: CallOutput<C>) => json(200, z.encode(call.response, value as never));

  let clockAhead: number | null = null;
  vi.stubGlobal('fetch', async (address: string | URL, init: RequestInit = {}) => {
    const { pathname } = new URL(String(address), location.origin);
    // The health check, which only a real server answers with the same key (`server/http/echoKey.ts`).
    if (pathname === '/healthz') return new Response(null, { headers: new Headers(init.headers) });
    if (pathname === '/robots.txt' && clockAhead !== null) {
      return new Response(null, { headers: { date: new Date(Date.now() + clockAhead).toUTCString() } });
    }
    const method = init.method ?? 'GET';
    for (const [call, answer] of known) {
      const params = call.method === method ? paramsOf(call.path, pathname) : null;
      if (params === null) continue;
      const body = typeof init.body === 'string' ? z.decode(call.body, JSON.parse(init.body)) : {};
      sent.get(call)?.push(body);
      revisions.set(call, [...(revisions.get(call) ?? []), new Headers(init.headers).get(revisionHeader)]);
      return await answer({ params, body } as never);
    }
    return json(503, {});
  });

  return {
    answers: (call, value) =>
      know(call, (asked) =>
        encoded(call, typeof value === 'function' ? (value as (asked: never) => never)(asked) : value),
      ),
    refuses: (call, { status, code, details = {} }) =>
      know(call, () => json(status, { success: false, error: { code, message: failures[code], details } })),
    holds: (call, value) => {
      const released = Promise.withResolvers<void>();
      know(call, () => released.promise.then(() => encoded(call, value)));
      return released.resolve;
    },
    clockAhead: (ms) => {
      clockAhead = ms;
    },
    revisions: (call) => revisions.get(call) ?? [],
    sent: (call) => (sent.get(call) ?? []) as never,
  };
}

/** The path parameters of a matching call; `null` if none matches. */
function paramsOf(path: string, pathname: string): Record<string, string> | null {
  const pattern = path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  const match = new RegExp(`^${pattern}$`).exec(pathname);
  return match && { ...match.groups };
}

const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
