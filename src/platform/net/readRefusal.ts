import * as z from 'zod/mini';
import { wireFailure } from '../../contract/failure.ts';
import { CallFailed, noFacts } from './callFailed.ts';

/** The server's refusal; `null` for a foreign body. */
export function readRefusal(status: number, body: unknown): CallFailed | null {
  const read = z.safeParse(wireFailure, body);
  if (!read.success) return null;
  const { code, message, details } = read.data.error;
  return new CallFailed(status, code, message, {
    ...noFacts,
    fields: details?.fields ?? {},
    itemIds: details?.itemIds ?? [],
    quote: details?.quote,
    until: details?.until ?? null,
    reason: details?.reason ?? null,
  });
}
