import { hashKey, type Query, type QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query';
import { clear, del, delMany, entries, get, keys, set, type UseStore } from 'idb-keyval';
import { buildId } from '../install/buildId.ts';
import { forgetSeenTimes } from '../learning/seenTimes.ts';
import { CallFailed } from '../net/callFailed.ts';
import { forgetSentProgress } from '../outbox/sentProgress.ts';
import { noteParting, type Parting } from '../session/endedSession.ts';
import {
  clearQueuedForgetting,
  enqueueForgetting,
  isForgettingQueued,
  isSignOutQueued,
} from '../session/queuedSignOut.ts';
import { sessionKey } from '../session/sessionKey.ts';
import type { Keeping } from './persisted.ts';
import { privateQueryStore, sharedQueryStore } from './stores.ts';

/** Version of the persisted answers' shapes. Raise it when a shape changes: answers of another version are dropped. */
export const answerShape = 7;

type CachedQuery = {
  readonly key: QueryKey;
  readonly data: unknown;
  readonly readAt: number;
  readonly shape: number;
  /** Answers of another build are shown, and refetched once online. */
  readonly build: string;
};

const dayMs = 86_400_000;
/** Public answers older than this are not shown; private ones end with the session. */
const shownForMs = 30 * dayMs;
/** Time on the disk; longer, because a wrong clock can make an answer look old for a while. */
const cachedForMs = 90 * dayMs;

/** One channel for both directions, because a channel does not receive its own messages. */
let channel: BroadcastChannel | null = null;

function otherTabs(): BroadcastChannel {
  channel ??= new BroadcastChannel('lanrian-private');
  return channel;
}

/**
 * Shown and refetched at once: another window may have changed the session, and a guest receives no settings events.
 */
const askedAtEveryStart = new Set<unknown>(['session', 'site']);

const storeOf = (keeping: Keeping): UseStore => (keeping === 'shared' ? sharedQueryStore() : privateQueryStore());

/**
 * Restores persisted answers. Old and unreadable ones and other formats are dropped; so is everything private after an
 * incomplete sign-out. An answer from the future, by a wrong clock, is shown and refetched.
 */
export async function restoreQueries(client: QueryClient, keeping: Keeping, now: number): Promise<void> {
  const store = storeOf(keeping);
  if (keeping === 'private' && (isSignOutQueued() || isForgettingQueued())) return await forgetPersisted();
  const rows = await readable(store);
  if (keeping === 'private' && isOfSomebodyElse(rows, client)) return await forgetPersisted();
  for (const [id, row] of rows) {
    if (!isUsable(row, keeping, now)) {
      if (!mayComeBack(row, now)) await del(id, store);
      continue;
    }
    // Kept even if later than now: the seen times of an access belong to the answer with this time.
    const updatedAt = askedAtEveryStart.has(row.key[0]) ? 0 : row.readAt;
    const known = client.getQueryState(row.key);
    if (known?.data !== undefined && known.dataUpdatedAt >= Math.min(row.readAt, now)) continue;
    // As on a server-rendered page: deleted content must not return from the disk.
    if (known?.error instanceof CallFailed && known.error.status < 500) continue;
    if (known === undefined) holdInMemory(client, row.key);
    client.setQueryData(row.key, row.data, { updatedAt });
    if (row.build !== buildId || row.readAt > now) {
      void client.invalidateQueries({ queryKey: row.key, exact: true, refetchType: 'none' });
    }
  }
}

/** Creates the query before a screen defines it, so that it is not evicted after a day. */
function holdInMemory(client: QueryClient, queryKey: QueryKey): void {
  new QueryObserver(client, { queryKey, gcTime: Number.POSITIVE_INFINITY, enabled: false });
}

/** The server has already named another person than the owner of these rows. */
function isOfSomebodyElse(rows: readonly (readonly [string, unknown])[], client: QueryClient): boolean {
  const here = client.getQueryData(sessionKey);
  if (here === undefined) return false;
  const persisted = rows.find(([id]) => id === hashKey(sessionKey))?.[1];
  return isRecord(persisted) && isRecord(persisted.data) && persisted.data.id !== (isRecord(here) ? here.id : null);
}

/** The readable rows. A row that the browser cannot deserialize is dropped alone. */
async function readable(store: UseStore): Promise<readonly [string, unknown][]> {
  try {
    return await entries<string, unknown>(store);
  } catch {
    const rows: [string, unknown][] = [];
    for (const id of await keys<string>(store)) {
      await get<unknown>(id, store).then(
        (row) => rows.push([id, row]),
        () => del(id, store),
      );
    }
    return rows;
  }
}

/**
 * Persists present and later answers of queries with `meta.keep`, and deletes private ones when another tab does. Call
 * it after the restore. Returns a function that stops it.
 */
export function keepQueries(client: QueryClient): () => void {
  const keep = (query: Query) => {
    const keeping = keepingOf(query);
    if (keeping !== null) void persistOne(query, keeping);
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
 * Deletes everything private at a sign-out, also offline. Queries on a screen are reset in place, because the screen
 * would go on observing a removed one; the caller sets the session. `hereId`: the current person.
 */
export async function forgetPrivateQueries(client: QueryClient, why: Parting, hereId: string | null): Promise<void> {
  enqueueForgetting();
  const told: ToldParting = { why, leftId: personIdIn(client), hereId };
  forgetInMemory(client);
  // At once, because the deletion may be slow; and again afterwards, for tabs that persisted something in between.
  otherTabs().postMessage(told);
  try {
    await forgetPersisted();
  } finally {
    otherTabs().postMessage(told);
  }
}

/** A message between tabs: the person who left and the current one; `null`: nobody or unknown. */
type ToldParting = {
  readonly why: Parting;
  readonly leftId: string | null;
  readonly hereId: string | null;
};

function personIdIn(client: QueryClient): string | null {
  const person = client.getQueryData(sessionKey);
  return isRecord(person) && typeof person.id === 'string' ? person.id : null;
}

/** A hanging store is cleared at the next start, before anything of it is shown. */
async function forgetPersisted(): Promise<void> {
  forgetSeenTimes();
  await Promise.all([clear(privateQueryStore()), forgetSentProgress()]);
  clearQueuedForgetting();
}

/** Deletes the queries from memory and returns them. */
function forgetInMemory(client: QueryClient): readonly Query[] {
  const cache = client.getQueryCache();
  const personal = cache.findAll({ predicate: isPersonal });
  for (const query of personal) {
    // A screen may observe without fetching.
    if (query.getObserversCount() > 0) query.reset();
    else cache.remove(query);
  }
  return personal;
}

/**
 * Another tab must not show or persist the former person's data, and asks who is signed in. A late message deletes
 * nothing of a later person.
 */
function onForgottenElsewhere(client: QueryClient): () => void {
  const forget = ({ data }: MessageEvent<ToldParting>) => {
    const { why, leftId, hereId } = data;
    const shown = personIdIn(client);
    const cameSince = shown !== null && (shown === hereId || (leftId !== null && shown !== leftId));
    if (!cameSince) {
      noteParting(why);
      void forgetRows(forgetInMemory(client));
      client.setQueryData(sessionKey, null);
    }
    void client.invalidateQueries({ queryKey: sessionKey }).then(() => askForWhatIsShown(client));
  };
  otherTabs().addEventListener('message', forget);
  return () => otherTabs().removeEventListener('message', forget);
}

/**
 * Deletes rows that this tab wrote after another tab had cleared the store. Other rows may belong to the next person.
 */
const forgetRows = (of: readonly Query[]): Promise<void> =>
  delMany(
    of.map(({ queryHash }) => queryHash),
    privateQueryStore(),
  ).catch(enqueueForgetting);

/** Refetches deleted queries that are still on the screen, as the current person. */
export const askForWhatIsShown = (client: QueryClient): Promise<void> =>
  client.refetchQueries({ type: 'active', predicate: (query) => query.state.data === undefined });

const isPersonal = (query: Query): boolean =>
  keepingOf(query) !== 'shared' && query.queryKey[0] !== 'device' && query.queryKey[0] !== 'session';

async function persistOne(query: Query, keeping: Keeping): Promise<void> {
  const row: CachedQuery = {
    key: query.queryKey,
    data: query.state.data,
    readAt: query.state.dataUpdatedAt,
    shape: answerShape,
    build: buildId,
  };
  try {
    await set(query.queryHash, row, storeOf(keeping));
  } catch {
    // A full or closed database loses the copy only; the answer is on the screen.
  }
}

const keepingOf = (query: Query): Keeping | null => {
  const keep = query.meta?.keep;
  return keep === 'shared' || keep === 'private' ? keep : null;
};

function isUsable(row: unknown, keeping: Keeping, now: number): row is CachedQuery {
  return isWhole(row) && (keeping === 'private' || now - row.readAt < shownForMs);
}

const isWhole = (row: unknown): row is CachedQuery =>
  isRecord(row) &&
  row.shape === answerShape &&
  Array.isArray(row.key) &&
  row.data !== undefined &&
  typeof row.readAt === 'number';

/** A wrong clock can make an answer look old for a while. */
const mayComeBack = (row: unknown, now: number): boolean => isWhole(row) && now - row.readAt < cachedForMs;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
