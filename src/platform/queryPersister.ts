import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { clear, del, entries, set, type UseStore } from 'idb-keyval';
import { isSignOutOwed } from './owedSignOut.ts';
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
const dayMs = 86_400_000;
const keptForMs = 30 * dayMs;

/** To the other tabs: one channel for both directions, since only its own messages do not come back to it. */
let channel: BroadcastChannel | null = null;

function otherTabs(): BroadcastChannel {
  channel ??= new BroadcastChannel('lanrian-private');
  return channel;
}

/**
 * Who is here may have changed in another window of the browser, and a guest hears of no change of the settings: their
 * copies are shown, and asked again at once.
 */
const askedAtEveryStart = new Set<unknown>(['session', 'site']);

const storeOf = (keeping: Keeping): UseStore => (keeping === 'shared' ? sharedQueryStore() : privateQueryStore());

/**
 * Puts kept answers back into the cache. Old, foreign-shaped and unreadable ones are dropped; so is everything private
 * after a sign-out that the server has not heard of, should the app have been closed before all was cleared.
 */
export async function restoreQueries(client: QueryClient, keeping: Keeping, now: number): Promise<void> {
  const store = storeOf(keeping);
  if (keeping === 'private' && isSignOutOwed()) return await clear(store);
  for (const [id, row] of await entries<string, unknown>(store)) {
    if (!isUsable(row, now)) {
      await del(id, store);
      continue;
    }
    const updatedAt = askedAtEveryStart.has(row.key[0]) ? 0 : row.readAt;
    if (client.getQueryData(row.key) === undefined) client.setQueryData(row.key, row.data, { updatedAt });
  }
}

/**
 * Keeps the good answers that are there and every later one, of queries that say so; and forgets what is private when
 * another tab does. Returns the way to stop.
 */
export function keepQueries(client: QueryClient): () => void {
  const keep = (query: Query) => {
    const keeping = keepingOf(query);
    if (keeping !== null) void keepOne(query, keeping);
  };
  const cache = client.getQueryCache();
  for (const query of cache.getAll()) if (query.state.status === 'success') keep(query);
  const stopKeeping = cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') keep(event.query);
  });
  const stopListening = onForgottenElsewhere(client);
  return () => {
    stopKeeping();
    stopListening();
  };
}

/**
 * At sign-out, also one made without a network: nothing about the person stays. What a screen still shows is emptied in
 * place, since it would go on watching a removed query; the session itself is the caller's to set.
 */
export async function forgetPrivateQueries(client: QueryClient): Promise<void> {
  forgetInMemory(client);
  await clear(privateQueryStore());
  otherTabs().postMessage('forget');
}

function forgetInMemory(client: QueryClient): void {
  const cache = client.getQueryCache();
  for (const query of cache.findAll({ predicate: isPersonal })) {
    // Also one that only looks and asks nobody is a screen.
    if (query.getObserversCount() > 0) query.reset();
    else cache.remove(query);
  }
}

/** A second tab must not go on showing, and keeping, whoever left in the first; who is here now it asks anew. */
function onForgottenElsewhere(client: QueryClient): () => void {
  const forget = () => {
    forgetInMemory(client);
    client.setQueryData(['session'], null);
    void client.invalidateQueries({ queryKey: ['session'] }).then(() => askForWhatIsShown(client));
  };
  otherTabs().addEventListener('message', forget);
  return () => otherTabs().removeEventListener('message', forget);
}

/** What was forgotten and is still on the screen is asked again, as whoever is here now. */
export const askForWhatIsShown = (client: QueryClient): Promise<void> =>
  client.refetchQueries({ type: 'active', predicate: (query) => query.state.data === undefined });

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

function isUsable(row: unknown, now: number): row is KeptQuery {
  if (!isRecord(row) || row.shape !== shapeVersion || !Array.isArray(row.key)) return false;
  // An answer from the future was read under a wrong clock, and would never grow old.
  const age = typeof row.readAt === 'number' ? now - row.readAt : Number.NaN;
  return row.data !== undefined && age < keptForMs && age > -dayMs;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
