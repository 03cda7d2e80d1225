import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, vi } from 'vitest';
import { newDevice } from '../device.ts';
import { startReceiver } from '../outbox/receiver.ts';

/** Starts each test on an empty device without a session. */
export function emptyDeviceForEachTest(): void {
  beforeEach(async () => {
    const server = await startReceiver();
    newDevice(server);
    vi.stubGlobal('document', { documentElement: { lang: 'th' } });
    return async () => {
      for (const close of closing.splice(0)) close();
      vi.useRealTimers();
      vi.restoreAllMocks();
      await server.close();
      vi.unstubAllGlobals();
    };
  });
}

/** Tabs of a test must not receive messages of the next one. */
const closing: (() => void)[] = [];

/** A student in wire format. */
export function wirePerson(id: string) {
  return {
    id,
    role_id: 3,
    username: id,
    email: `${id}@example.com`,
    firstname: id,
    lastname: '',
    tel: null,
  };
}

/** The signed-in person at the start of a test. */
export const mali = wirePerson('mali');

/** Makes the server name this person from now on. */
export const answering = (data: unknown) => vi.stubGlobal('fetch', async () => Response.json({ success: true, data }));

/** A page with Mali signed in, an order, and a waiting report. */
export async function maliHere() {
  vi.resetModules();
  const { sessionQuery } = await import('../../../src/features/session/useSession.ts');
  const persister = await import('../../../src/platform/store/queryPersister.ts');
  const { privateQueryStore } = await import('../../../src/platform/store/stores.ts');
  const drafts = await import('../../../src/platform/store/draftStorage.ts');
  const { entries } = await import('idb-keyval');
  const client = new QueryClient();
  closing.push(persister.keepQueries(client));
  answering(mali);
  await client.fetchQuery(sessionQuery);
  const readAddresses = () =>
    client.fetchQuery({ queryKey: ['addresses'], queryFn: () => ['home'], meta: { keep: 'private' } });
  await readAddresses();
  await drafts.writeDraft('account-tax-mali', { nameOne: 'มะลิ' });
  const look = async () => ({
    kept: (await entries<string, { data: unknown }>(privateQueryStore())).map(([, { data }]) => data).filter(Boolean),
    addresses: client.getQueryData(['addresses']),
    draft: await drafts.readDraft('account-tax-mali'),
  });
  return {
    look,
    readAddresses,
    watchSession: () => closing.push(new QueryObserver(client, sessionQuery).subscribe(() => {})),
    ask: () => client.fetchQuery({ ...sessionQuery, staleTime: 0 }),
    shown: () => ({ here: client.getQueryData(sessionQuery.queryKey), addresses: client.getQueryData(['addresses']) }),
  };
}

/** The next start of the app on the same device, whose disk answers after `read`. */
export async function startedAgain() {
  vi.resetModules();
  const { sessionQuery } = await import('../../../src/features/session/useSession.ts');
  const { restoreQueries } = await import('../../../src/platform/store/queryPersister.ts');
  const { expectCachedAnswers } = await import('../../../src/platform/store/cachedAnswers.ts');
  const { hasSessionEnded } = await import('../../../src/platform/session/endedSession.ts');
  const { privateQueryStore } = await import('../../../src/platform/store/stores.ts');
  const { values } = await import('idb-keyval');
  const client = new QueryClient();
  const disk = Promise.withResolvers<void>();
  expectCachedAnswers(disk.promise);
  return {
    client,
    hasSessionEnded,
    ask: () => client.fetchQuery(sessionQuery),
    read: async () => {
      await restoreQueries(client, 'private', Date.now());
      disk.resolve();
    },
    kept: async () => (await values<{ data: unknown }>(privateQueryStore())).map(({ data }) => data).filter(Boolean),
  };
}

/** Data on the device and on the screen while Mali is signed in. */
export const untouched = { kept: [['home'], expect.objectContaining({ id: 'mali' })], addresses: ['home'] };
