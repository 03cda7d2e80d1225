import { QueryClient } from '@tanstack/react-query';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetPrivateQueries, keepQueries } from '../../../src/platform/store/queryPersister.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('localStorage', { getItem: () => null, setItem() {}, removeItem() {} });
});
afterEach(() => vi.unstubAllGlobals());

const picture = () => new File(['slip'], 'slip.jpg', { type: 'image/jpeg' });

test('a shared slip belongs to the person signed in when it came, as far as the worker can read it', async () => {
  const { readStoredPersonId } = await import('../../../src/platform/session/lastPersonId.ts');
  const { storeSharedSlip, readSharedSlips } = await import('../../../src/platform/session/sharedSlips.ts');
  const sharer = async () => ({ userId: await readStoredPersonId(), isUnmarked: true });
  expect(await readStoredPersonId()).toBeNull();

  const client = new QueryClient();
  const stop = keepQueries(client);
  await client.fetchQuery({ queryKey: ['session'], queryFn: () => ({ id: '7' }), meta: { keep: 'private' } });
  await expect.poll(readStoredPersonId).toBe('7');
  await storeSharedSlip(picture(), await sharer(), 1);

  await forgetPrivateQueries(client, 'left', null);
  expect(await readStoredPersonId()).toBeNull();
  await storeSharedSlip(picture(), await sharer(), 2);
  expect((await readSharedSlips()).map(({ sharedAt, userId }) => [sharedAt, userId])).toEqual([
    [2, null],
    [1, '7'],
  ]);
  stop();
});
