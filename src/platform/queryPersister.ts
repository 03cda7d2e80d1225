import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { clear, del, entries, set, type UseStore } from 'idb-keyval';
import { privateQueryStore, sharedQueryStore } from './stores.ts';

/**
 * Whose answer a query holds, as its `meta.keep` says. `shared` may be shown to the next person on this device,
 * `private` is gone at sign-out. Queries without the word are not kept.
 */
export type Keeping = 'shared' | 'private';

type KeptQuery = {
  readonly key: QueryKey;
  readonly data: unknown;
  readonly readAt: number;
  /** The shape's version: an answer kept by a build with other shapes is dropped without drama. */
  readonly shape: number;
};

/** Raise it whenever an inside shape of a kept answer changes. */
const shapeVersion = 1;
const keptForMs = 30 * 86_400_000;

const storeOf = (keeping: Keeping): UseStore => (keeping === 'shared' ? sharedQueryStore() : privateQueryStore());

/** Puts kept answers back into the cache. Old, foreign-shaped and unreadable ones are dropped. */
export async function restoreQueries(client: QueryClient, keeping: Keeping, now: number): Promise<void> {
  const store = storeOf(keeping);
  for (const [id, row] of await entries<string, KeptQuery>(store)) {
    if (!isUsable(row, now)) {
      await del(id, store);
      continue;
    }
    if (client.getQueryData(row.key) === undefined) client.setQueryData(row.key, row.data, { updatedAt: row.readAt });
  }
}

/** Keeps the good answers that are there and every later one, of queries that say so. Returns the way to stop. */
export function keepQueries(client: QueryClient): () => void {
  const keep = (query: Query) => {
    const keeping = keepingOf(query);
    if (keeping !== null) void keepOne(query, keeping);
  };
  const cache = client.getQueryCache();
  for (const query of cache.getAll()) if (query.state.status === 'success') keep(query);
  return cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') keep(event.query);
  });
}

/**
 * At sign-out, also one made without a network: nothing about the person stays. What a screen still shows is emptied in
 * place, since it would go on watching a removed query; the session itself is the caller's to set.
 */
export async function forgetPrivateQueries(client: QueryClient): Promise<void> {
  client.removeQueries({ type: 'inactive', predicate: isPersonal });
  for (const query of client.getQueryCache().findAll({ type: 'active', predicate: isPersonal })) query.reset();
  await clear(privateQueryStore());
}

const isPersonal = (query: Query): boolean =>
  keepingOf(query) !== 'shared' && query.queryKey[0] !== 'device' && query.queryKey[0] !== 'session';

async function keepOne(query: Query, keeping: Keeping): Promise<void> {
  const row: KeptQuery = {
    key: query.queryKey,
    data: query.state.data,
    readAt: query.state.dataUpdatedAt,
    shape: shapeVersion,
  };
  try {
    await set(query.queryHash, row, storeOf(keeping));
  } catch {
    // A full or closed database only costs the copy; the answer itself is on the screen.
  }
}

const keepingOf = (query: Query): Keeping | null => {
  const keep = query.meta?.keep;
  return keep === 'shared' || keep === 'private' ? keep : null;
};

const isUsable = (row: KeptQuery | undefined, now: number): row is KeptQuery =>
  row !== undefined && row.shape === shapeVersion && Array.isArray(row.key) && now - row.readAt < keptForMs;
