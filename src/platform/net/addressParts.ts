import * as z from 'zod/mini';
import type { Call, CallInput } from '../../contract/call.ts';
import { CallFailed, noFacts } from './callFailed.ts';

type Parts = Partial<Pick<CallInput<Call>, 'params' | 'query'>>;

/** The address with its parameters, as pages and caches spell it. */
export function addressOf(call: Call, parts: Parts): string {
  const { params, query } = addressParts(call, parts);
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}

/** Parameters and query in wire spelling. Throws `CallFailed` for an impossible address, as the server would. */
export const addressParts = (call: Call, { params, query }: Parts) => ({
  params: encoded(call.params, params) as Record<string, string>,
  query: encoded(call.query, query) as Record<string, string | undefined>,
});

function encoded(schema: Call['params'], part: unknown): unknown {
  const result = z.safeEncode(schema, (part ?? {}) as never);
  if (result.success) return result.data;
  throw new CallFailed(400, 'INPUT_ERROR', '', noFacts);
}
