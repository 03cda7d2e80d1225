import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, vi } from 'vitest';
import { newDevice } from '../device.ts';
import { startReceiver } from '../outbox/receiver.ts';

/** Each test begins with an empty device on which nobody is signed in. */
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

/** Tabs of a test hear no word of the next one's. */
const closing: (() => void)[] = [];

/** A student as the server tells it. */
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

/** Who is here when a test begins. */
export const mali = wirePerson('mali');

/** From now on the server says that this person is here. */
export const answering = (data: unknown) => vi.stubGlobal('fetch', async () => Response.json({ success: true, data }));

/** A page on which Mali is signed in, with an order and a report that waits on the device. */
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

/** The next start of the app on the same device, whose disk answers when `read` is called. */
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

/** What lies on the device and stands on the screen as long as Mali is here. */
export const untouched = { kept: [['home'], expect.objectContaining({ id: 'mali' })], addresses: ['home'] };
