import * as z from 'zod/mini';
import type { Call, CallOutput } from '../../contract/call.ts';
import { withinLimit } from '../store/withinLimit.ts';
import { ServerUnreachable } from './callFailed.ts';
import { checkServer, reportForeignAnswer, reportServerAnswered, reportSilence } from './connection.ts';

const wordsTimeoutMs = 8_000;

/** `signal`: the caller's own. */
type Patience = { readonly signal?: AbortSignal };

/** Reads what came back for a call, however it was sent. Throws as `callServer` does. */
export async function readAnswer<C extends Call>(
  call: C,
  response: Response,
  options: Patience = {},
): Promise<CallOutput<C>> {
  const body = await readJson(response, options);
  if (!response.ok) throw await failureOf(response.status, body);
  const decoded = z.safeDecode(call.response, body as never);
  if (!decoded.success) {
    // A gate that speaks JSON, or a newer server.
    void checkServer();
    throw new ServerUnreachable(decoded.error);
  }
  reportServerAnswered();
  return decoded.data as CallOutput<C>;
}

/** A request that ended without an answer. What the caller gave up itself says nothing about the server. */
export function silenceOf(cause: unknown, { signal }: Patience = {}): unknown {
  if (signal?.aborted) return cause;
  reportSilence();
  return new ServerUnreachable(cause);
}

/** No JSON was written by somebody else, a gate or a proxy; a body that breaks off is silence. */
async function readJson(response: Response, options: Patience): Promise<unknown> {
  try {
    return await response.json();
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw silenceOf(cause, options);
    await reportForeignAnswer(response.status);
    throw new ServerUnreachable(cause);
  }
}

/** How a refusal is read comes with the first one: most visits see none. */
async function failureOf(status: number, body: unknown): Promise<Error> {
  try {
    const { readRefusal } = await withinLimit(import('./readRefusal.ts'), wordsTimeoutMs);
    const refusal = readRefusal(status, body);
    if (refusal === null) {
      await reportForeignAnswer(status);
      return new ServerUnreachable(new Error(`An answer of ${status} that is not ours`));
    }
    // One call that stumbles is not yet the whole shop.
    if (status === 503) void checkServer();
    else reportServerAnswered();
    return refusal;
  } catch (cause) {
    void checkServer();
    return new ServerUnreachable(cause);
  }
}
