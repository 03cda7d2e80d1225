import * as z from 'zod/mini';
import type { Call, CallInput, CallOutput } from '../contract/call.ts';
import { ServerUnreachable } from './callFailed.ts';
import { reportServerAnswered, reportServerUnreachable } from './connection.ts';

/** Every wait ends: after so long an unanswered call counts as unreachable. */
const callTimeoutMs = 15_000;

type Parts<C extends Call> = Partial<CallInput<C>>;
type CallOptions = { readonly key?: string; readonly signal?: AbortSignal };

/**
 * Sends one call of the contract and answers in the inside spelling.
 * Throws `CallFailed` for a refusal and `ServerUnreachable` when no answer of ours comes.
 */
export async function callServer<C extends Call>(
  call: C,
  parts: Parts<C> = {},
  options: CallOptions = {},
): Promise<CallOutput<C>> {
  const response = await send(call, parts, options);
  const body = await readJson(response);
  if (!response.ok) throw await failureOf(response.status, body);
  const decoded = z.safeDecode(call.response, body as never);
  if (!decoded.success) {
    reportServerUnreachable();
    throw new ServerUnreachable(decoded.error);
  }
  reportServerAnswered();
  return decoded.data as CallOutput<C>;
}

async function send(call: Call, parts: Parts<Call>, options: CallOptions): Promise<Response> {
  const timeout = AbortSignal.timeout(callTimeoutMs);
  const body = call.method === 'GET' ? null : JSON.stringify(z.encode(call.body, (parts.body ?? {}) as never));
  try {
    return await fetch(addressOf(call, parts), {
      method: call.method,
      headers: {
        accept: 'application/json',
        'accept-language': document.documentElement.lang || 'th',
        ...(body === null ? {} : { 'content-type': 'application/json' }),
        ...(options.key === undefined ? {} : { 'idempotency-key': options.key }),
      },
      body,
      credentials: 'same-origin',
      signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
    });
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    reportServerUnreachable();
    throw new ServerUnreachable(cause);
  }
}

/** The address with its parameters filled in, as both the page and the caches spell it. */
function addressOf(call: Call, parts: Parts<Call>): string {
  const params = z.encode(call.params, (parts.params ?? {}) as never) as Record<string, string>;
  const query = z.encode(call.query, (parts.query ?? {}) as never) as Record<string, string | undefined>;
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}

/** A page in place of JSON is a captive portal or a proxy speaking, not our server. */
async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (cause) {
    reportServerUnreachable();
    throw new ServerUnreachable(cause);
  }
}

/** How a refusal is read comes with the first one: most visits see none. */
async function failureOf(status: number, body: unknown): Promise<Error> {
  try {
    const { readRefusal } = await import('./readRefusal.ts');
    const refusal = readRefusal(status, body);
    if (refusal === null) throw new Error(`An answer of ${status} that is not ours`);
    reportServerAnswered();
    return refusal;
  } catch (cause) {
    reportServerUnreachable();
    return new ServerUnreachable(cause);
  }
}
