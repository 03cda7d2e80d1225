import * as z from 'zod/mini';
import { revisionHeader } from '../../contract/administration/revision.ts';
import type { Call, CallInput, CallOutput } from '../../contract/call.ts';
import { patience } from '../patience.ts';
import { signOutTold } from '../session/queuedSignOut.ts';
import { addressOf } from './addressParts.ts';
import { anySignal } from './anySignal.ts';
import { readAnswer, silenceOf } from './readAnswer.ts';

/** Timeout of a call (ms). */
const callTimeoutMs = patience(15_000);

/** Longest pause (s) that needs no words. */
const quietSeconds = 10;

type Parts<C extends Call> = Partial<CallInput<C>>;
type CallOptions = {
  /** The idempotency key. */
  readonly key?: string;
  /** The revision that a save was made from. */
  readonly revision?: string;
  readonly signal?: AbortSignal;
};

/**
 * Sends a call and answers in inside spelling. Throws `CallFailed` for a refusal and `ServerUnreachable` without an
 * answer. Calls that depend on the session wait for a queued sign-out.
 */
export async function callServer<C extends Call>(
  call: C,
  parts: Parts<C> = {},
  options: CallOptions = {},
): Promise<CallOutput<C>> {
  if (call.caching === 'private' && !call.changesSession) await signOutTold();
  return await readAnswer(call, await send(call, parts, options), options);
}

/** A busy shop counts a call and does nothing: it is sent once more after the pause that the shop asks for. */
async function send(call: Call, parts: Parts<Call>, options: CallOptions): Promise<Response> {
  const response = await ask(call, parts, options);
  const seconds = response.status === 429 ? Number(response.headers.get('retry-after')) : 0;
  if (!(seconds > 0 && seconds <= quietSeconds)) return response;
  // Not all of a class at the same moment.
  await new Promise((done) => setTimeout(done, (seconds + Math.random()) * 1_000));
  return await ask(call, parts, options);
}

async function ask(call: Call, parts: Parts<Call>, options: CallOptions): Promise<Response> {
  const address = addressOf(call, parts);
  const signal = anySignal(options.signal, AbortSignal.timeout(callTimeoutMs));
  const body = call.method === 'GET' ? null : JSON.stringify(z.encode(call.body, (parts.body ?? {}) as never));
  try {
    return await fetch(address, {
      method: call.method,
      headers: {
        accept: 'application/json',
        'accept-language': document.documentElement.lang || 'th',
        ...(body === null ? {} : { 'content-type': 'application/json' }),
        ...(options.key === undefined ? {} : { 'idempotency-key': options.key }),
        ...(options.revision === undefined ? {} : { [revisionHeader]: options.revision }),
      },
      body,
      credentials: 'same-origin',
      // The server never redirects: a redirect is a captive portal.
      redirect: 'manual',
      signal,
    });
  } catch (cause) {
    throw silenceOf(cause, options);
  }
}
