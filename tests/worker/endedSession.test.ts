import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { newDevice } from './device.ts';
import { startReceiver } from './receiver.ts';

beforeEach(async () => {
  const server = await startReceiver();
  newDevice(server);
  vi.stubGlobal('document', { documentElement: { lang: 'th' } });
  return async () => {
    await server.close();
    vi.unstubAllGlobals();
  };
});

const mali = wirePerson('mali');

function wirePerson(id: string) {
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

const answering = (data: unknown) => vi.stubGlobal('fetch', async () => Response.json({ success: true, data }));

/** A page on which Mali is signed in, with an order and a report that waits on the device. */
async function maliHere() {
  vi.resetModules();
  const { sessionQuery } = await import('../../src/features/session/useSession.ts');
  const persister = await import('../../src/platform/queryPersister.ts');
  const { privateQueryStore } = await import('../../src/platform/stores.ts');
  const drafts = await import('../../src/platform/draftStorage.ts');
  const { entries } = await import('idb-keyval');
  const client = new QueryClient();
  persister.keepQueries(client);
  answering(mali);
  await client.fetchQuery(sessionQuery);
  await client.fetchQuery({ queryKey: ['addresses'], queryFn: () => ['home'], meta: { keep: 'private' } });
  await drafts.writeDraft('account-tax-mali', { nameOne: 'มะลิ' });
  const look = async () => ({
    kept: (await entries<string, { data: unknown }>(privateQueryStore())).map(([, { data }]) => data).filter(Boolean),
    addresses: client.getQueryData(['addresses']),
    draft: await drafts.readDraft('account-tax-mali'),
  });
  return { look, ask: () => client.fetchQuery({ ...sessionQuery, staleTime: 0 }) };
}

const untouched = { kept: [['home'], expect.objectContaining({ id: 'mali' })], addresses: ['home'] };

test('a device that was signed out elsewhere forgets what it kept, but not what is still typed', async () => {
  const { look, ask } = await maliHere();
  await vi.waitFor(async () => expect((await look()).kept).toHaveLength(2));
  answering(null);
  expect(await ask()).toBeNull();
  expect(await look()).toEqual({ kept: [], addresses: undefined, draft: { nameOne: 'มะลิ' } });
});

test('when somebody else has signed in behind its back, what was the former person’s is gone', async () => {
  const { look, ask } = await maliHere();
  await vi.waitFor(async () => expect((await look()).kept).toHaveLength(2));
  answering(wirePerson('niran'));
  expect(await ask()).toMatchObject({ id: 'niran' });
  await vi.waitFor(async () => expect((await look()).kept).toEqual([expect.objectContaining({ id: 'niran' })]));
  expect((await look()).addresses).toBeUndefined();
});

test('without an answer, and with the same person’s, everything stays', async () => {
  const { look, ask } = await maliHere();
  await vi.waitFor(async () => expect((await look()).kept).toHaveLength(2));
  await ask();
  expect(await look()).toMatchObject(untouched);
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('fetch failed');
  });
  await expect(ask()).rejects.toThrow();
  expect(await look()).toMatchObject(untouched);
});
