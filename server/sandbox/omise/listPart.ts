import type { Reply } from '../http/answer.ts';
import { json } from '../http/answer.ts';
import { listBody } from './bodies.ts';
import { badRequest } from './refusal.ts';

const limitMaximum = 100;

/** A list of objects by creation time, with the terms of the query: `from`, `to`, `limit`, `offset`, `order`. */
export function listPart<T extends { readonly createdAt: number }>(
  objects: readonly T[],
  bodyOf: (object: T) => unknown,
  query: URLSearchParams,
  { location, now }: { readonly location: string; readonly now: number },
): Reply {
  const limit = Number(query.get('limit') ?? 20);
  const offset = Number(query.get('offset') ?? 0);
  const order = query.get('order') ?? 'chronological';
  const from = Date.parse(query.get('from') ?? '1970-01-01T00:00:00Z');
  const to = query.has('to') ? Date.parse(query.get('to') ?? '') : now;
  if (!Number.isInteger(limit) || limit < 1 || limit > limitMaximum) return badRequest('limit is invalid');
  if (!Number.isInteger(offset) || offset < 0) return badRequest('offset is invalid');
  if (order !== 'chronological' && order !== 'reverse_chronological') return badRequest('order is invalid');
  if (Number.isNaN(from) || Number.isNaN(to)) return badRequest('from or to is invalid');

  const found = objects.filter(({ createdAt }) => createdAt >= from && createdAt <= to);
  const ordered = order === 'chronological' ? found : found.toReversed();
  return json(
    listBody(location, ordered.slice(offset, offset + limit).map(bodyOf), {
      ...{ total: found.length, limit, offset, order, from, to },
    }),
  );
}
