import * as z from 'zod/mini';
import type { Call, CallInput, CallOutput } from '../contract/call.ts';
import type { AnswerCall } from '../contract/site/drawnPage.ts';
import { addressParts } from '../platform/net/addressParts.ts';
import { readRefusal } from '../platform/net/readRefusal.ts';

let answer: AnswerCall | null = null;

/** See `PageDrawer`. */
export function answerBy(next: AnswerCall): void {
  answer = next;
}

/**
 * Replaces `callServer` during server rendering: the same answers without a network. Only public calls are allowed; any
 * other call is a defect.
 */
export async function callServer<C extends Call>(call: C, parts: Partial<CallInput<C>> = {}): Promise<CallOutput<C>> {
  if (!answer || call.scope !== 'public' || call.caching !== 'shared' || call.method !== 'GET') {
    throw new Error(`${call.name} is asked while a page is drawn for everybody`);
  }
  const { status, body } = await answer({ name: call.name, ...addressParts(call, parts) });
  if (status !== 200) throw readRefusal(status, body) ?? new Error(`${call.name} answered ${status}`);
  return z.decode(call.response, JSON.parse(JSON.stringify(body))) as CallOutput<C>;
}
