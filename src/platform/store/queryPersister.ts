import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { clear, del, delMany, entries, get, keys, set, type UseStore } from 'idb-keyval';
import { buildId } from '../install/buildId.ts';
import { forgetSeenTimes } from '../learning/seenTimes.ts';
import { CallFailed } from '../net/callFailed.ts';
import { forgetSentProgress } from '../outbox/sentProgress.ts';
import { noteParting, type Parting } from '../session/endedSession.ts';
import { clearForgettingOwed, enqueueForgetting, isForgettingOwed, isSignOutOwed } from '../session/queuedSignOut.ts';
import { sessionKey } from '../session/sessionKey.ts';
import { privateQueryStore, sharedQueryStore } from './stores.ts';

/** Version of the persisted answers' shapes. Raise it when a shape changes: answers of another version are dropped. */
export const answerShape = 7;

/**
 * Whose answer a query holds, as its `meta.keep` says. `shared` may be shown to the next person on this device,
 * `private` is gone at sign-out. Queries without the word are not kept.
 */
export type Keeping = 'shared' | 'private';

type CachedQuery = {
  readonly key: QueryKey;
  readonly data: unknown;
  readonly readAt: number;
  readonly shape: number;
  /** What another build kept is shown, and asked again as soon as there is a network. */
  readonly build: string;
};

const dayMs = 86_400_000;
/** So long an answer that is everybody's is shown; what is a person's own goes with them, and not before. */
const shownForMs = 30 * dayMs;
/** And so long it stays on the disk: it may only look old, by a clock that is wrong for a while. */
const cachedForMs = 90 * dayMs;

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
 * Puts persisted answers back into the cache. Old and unreadable ones and other shapes are dropped; so is everything
 * private after a sign-out that was not completed. An answer from the future, by a wrong clock, is shown and fetched again.
 */
export async function restoreQueries(client: QueryClient, keeping: Keeping, now: number): Promise<void> {
  const store = storeOf(keeping);
  if (keeping === 'private' && (isSignOutOwed() || isForgettingOwed())) return await forgetPersisted();
  const rows = await readable(store);
  if (keeping === 'private' && isOfSomebodyElse(rows, client)) return await forgetPersisted();
  for (const [id, row] of rows) {
    if (!isUsable(row, keeping, now)) {
      if (!mayComeBack(row, now)) await del(id, store);
      continue;
    }
    // Also a time later than now: the seen times of an access belong to the answer with this time.
    const updatedAt = askedAtEveryStart.has(row.key[0]) ? 0 : row.readAt;
    const known = client.getQueryState(row.key);
    if (known?.data !== undefined && known.dataUpdatedAt >= Math.min(row.readAt, now)) continue;
    // As with a page that the server drew: what is not there any more must not come back from the disk.
    if (known?.error instanceof CallFailed && known.error.status < 500) continue;
    const query = heldInMemory(client, row.key);
    client.setQueryData(row.key, row.data, { updatedAt });
    if (row.build !== buildId || row.readAt > now) query.invalidate();
  }
}

const heldInMemory = (client: QueryClient, queryKey: QueryKey): Query => {
  const query = client.getQueryCache().build<unknown, Error>(client, { queryKey });
  holdInMemory(query);
  return query;
};

/**
 * The disk is read at the start only, and a page may live for days: an answer that the cache evicts would be missing
 * offline until the next start.
 */
function holdInMemory(query: Query): void {
  query.gcTime = Number.POSITIVE_INFINITY;
  // Where nobody looks at it its time is running already, and it ends for good.
  if (query.state.fetchStatus === 'idle') query.destroy();
}

/** The server has named who is here before the disk could, and it is not the person of these rows. */
function isOfSomebodyElse(rows: readonly (readonly [string, unknown])[], client: QueryClient): boolean {
  const here = client.getQueryData(sessionKey);
  if (here === undefined) return false;
  const persisted = rows.find(([id]) => id === hashKey(sessionKey))?.[1];
  return isRecord(persisted) && isRecord(persisted.data) && persisted.data.id !== (isRecord(here) ? here.id : null);
}

/** The rows that can be read. One that the browser cannot make whole again is dropped, and takes no other along. */
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
 * Persists the present and later answers of queries whose `meta.keep` is set, and forgets private ones when another tab
 * does. Call it after the restore. Returns a stop function.
 */
export function keepQueries(client: QueryClient): () => void {
  const keep = (query: Query) => {
    const keeping = keepingOf(query);
    if (keeping === null) return;
    holdInMemory(query);
    void persistOne(query, keeping);
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
 * place, since it would go on watching a removed query; the session itself is the caller's to set. `hereId`: who is here from
 * now on.
 */
export async function forgetPrivateQueries(client: QueryClient, why: Parting, hereId: string | null): Promise<void> {
  enqueueForgetting();
  const told: ToldParting = { why, leftId: personIdIn(client), hereId };
  forgetInMemory(client);
  // At once, for the store may take its time; and once more, for what a tab that had not heard of it kept meanwhile.
  otherTabs().postMessage(told);
  try {
    await forgetPersisted();
  } finally {
    otherTabs().postMessage(told);
  }
}

/** What one tab tells the others: who left and who is here since; `null` is nobody, also where it is not known. */
type ToldParting = {
  readonly why: Parting;
  readonly leftId: string | null;
  readonly hereId: string | null;
};

function personIdIn(client: QueryClient): string | null {
  const person = client.getQueryData(sessionKey);
  return isRecord(person) && typeof person.id === 'string' ? person.id : null;
}

/** A store that hangs is cleared at the next start, before anything of it is shown. */
async function forgetPersisted(): Promise<void> {
  forgetSeenTimes();
  await Promise.all([clear(privateQueryStore()), forgetSentProgress()]);
  clearForgettingOwed();
}

/** Returns what it has forgotten. */
function forgetInMemory(client: QueryClient): readonly Query[] {
  const cache = client.getQueryCache();
  const personal = cache.findAll({ predicate: isPersonal });
  for (const query of personal) {
    // Also one that only looks and asks nobody is a screen.
    if (query.getObserversCount() > 0) query.reset();
    else cache.remove(query);
  }
  return personal;
}

/**
 * A second tab must not go on showing, and keeping, whoever left in the first; who is here now it asks anew. A word that is
 * late takes nothing from somebody else who came since.
 */
function onForgottenElsewhere(client: QueryClient): () => void {
  const forget = ({ data }: MessageEvent<unknown>) => {
    // A tab of an older build says why and no more.
    const { why, leftId, hereId }: Partial<Record<keyof ToldParting, unknown>> = isRecord(data) ? data : { why: data };
    const shown = personIdIn(client);
    const cameSince = shown !== null && (shown === hereId || (typeof leftId === 'string' && shown !== leftId));
    if (!cameSince) {
      noteParting(why === 'ended' ? why : 'left');
      void forgetRows(forgetInMemory(client));
      client.setQueryData(sessionKey, null);
    }
    void client.invalidateQueries({ queryKey: sessionKey }).then(() => askForWhatIsShown(client));
  };
  otherTabs().addEventListener('message', forget);
  return () => otherTabs().removeEventListener('message', forget);
}

/**
 * What this tab was keeping while the other cleared the store came behind that. The rest of it may be the next person's
 * already, who is let in there.
 */
const forgetRows = (of: readonly Query[]): Promise<void> =>
  delMany(
    of.map(({ queryHash }) => queryHash),
    privateQueryStore(),
  ).catch(enqueueForgetting);

/** What was forgotten and is still on the screen is asked again, as whoever is here now. */
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
    // A full or closed database only costs the copy; the answer itself is on the screen.
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

/** An answer may only look old, by a clock that is wrong for a while. */
const mayComeBack = (row: unknown, now: number): boolean => isWhole(row) && now - row.readAt < cachedForMs;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
