import * as z from 'zod/mini';
import type { Call, CallOutput } from '../../contract/call.ts';
import { withinLimit } from '../store/withinLimit.ts';
import { ServerUnreachable } from './callFailed.ts';
import { checkServer, reportForeignAnswer, reportServerAnswered, reportSilence } from './connection.ts';

const wordsTimeoutMs = 8_000;

/** `signal`: the caller's abort signal. */
type Patience = { readonly signal?: AbortSignal };

/** Parses a call's response. Throws like `callServer`. */
export async function readAnswer<C extends Call>(
  call: C,
  response: Response,
  options: Patience = {},
): Promise<CallOutput<C>> {
  const body = await readJson(response, options);
  if (!response.ok) throw await failureOf(response.status, body);
  const decoded = z.safeDecode(call.response, body as never);
  if (!decoded.success) {
    // A portal that speaks JSON, or a newer server.
    void checkServer();
    throw new ServerUnreachable(decoded.error);
  }
  reportServerAnswered();
  return decoded.data as CallOutput<C>;
}

/** The error of a request without an answer. A caller's abort says nothing about the server. */
export function silenceOf(cause: unknown, { signal }: Patience = {}): unknown {
  if (signal?.aborted) return cause;
  reportSilence();
  return new ServerUnreachable(cause);
}

/** Other content comes from a portal or a proxy; a truncated body counts as silence. */
async function readJson(response: Response, options: Patience): Promise<unknown> {
  try {
    return await response.json();
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw silenceOf(cause, options);
    await reportForeignAnswer(response.status);
    throw new ServerUnreachable(cause);
  }
}

/** The refusal parser loads with the first refusal. */
async function failureOf(status: number, body: unknown): Promise<Error> {
  try {
    const { readRefusal } = await withinLimit(import('./readRefusal.ts'), wordsTimeoutMs);
    const refusal = readRefusal(status, body);
    if (refusal === null) {
      await reportForeignAnswer(status);
      return new ServerUnreachable(new Error(`An answer of ${status} that is not ours`));
    }
    // One failing call is not the whole server.
    if (status === 503) void checkServer();
    else reportServerAnswered();
    return refusal;
  } catch (cause) {
    void checkServer();
    return new ServerUnreachable(cause);
  }
}
