import { expect, test, vi } from 'vitest';
import { emptyDeviceForEachTest, noNetwork, readyWorker } from '../readyWorker.ts';
import type { Network } from '../tinyWorker.ts';

emptyDeviceForEachTest();

test('woken by the browser it sends waiting entries, and asks to be woken again while any are left', async () => {
  const path = '/public/payment/report';
  const worker = await readyWorker(noNetwork);
  const { putEntry, readEntry } = await import('../../../src/platform/outbox/outboxStore.ts');
  await putEntry(entryOf('key-1', path), new Map());
  const pauses = skipPauses();

  await expect(worker.send('sync', { tag: 'outbox' })).rejects.toThrow();
  expect(await readEntry('key-1')).toMatchObject({ state: 'queued', attempts: 2 });
  expect(pauses).toHaveBeenCalledOnce();
  worker.setNetwork(acceptReport(path));
  await worker.send('sync', { tag: 'something else' });
  expect(await readEntry('key-1')).toMatchObject({ state: 'queued', attempts: 2 });
  await worker.send('sync', { tag: 'outbox' });
  expect(await readEntry('key-1')).toMatchObject({ state: 'sent' });
  expect(await worker.kept()).not.toContain(path);
});

test('a network that fails the first call of the way back gets another, before the browser is asked', async () => {
  const path = '/public/payment/report';
  const worker = await readyWorker(noNetwork);
  const { putEntry, readEntry } = await import('../../../src/platform/outbox/outboxStore.ts');
  await putEntry(entryOf('key-1', path), new Map());
  skipPauses().mockImplementation(() => worker.setNetwork(acceptReport(path)));
  await worker.send('sync', { tag: 'outbox' });
  expect(await readEntry('key-1')).toMatchObject({ state: 'sent', attempts: 2 });
});

test('a closing page releases its lock, and the worker sends', async () => {
  const path = '/public/payment/report';
  const worker = await readyWorker(acceptReport(path));
  const { putEntry, readEntry } = await import('../../../src/platform/outbox/outboxStore.ts');
  await putEntry(entryOf('key-1', path), new Map());
  const closing = Promise.withResolvers<void>();
  const page = navigator.locks.request('lanrian-outbox', () => closing.promise);
  skipPauses().mockImplementation(async () => {
    closing.resolve();
    await page;
  });
  await worker.send('sync', { tag: 'outbox' });
  expect(await readEntry('key-1')).toMatchObject({ state: 'sent', attempts: 1 });
});

test('woken while a page sends it does not wait for it, because a newer worker could not take over meanwhile', async () => {
  const worker = await readyWorker(noNetwork);
  skipPauses();
  const sending = Promise.withResolvers<void>();
  const page = navigator.locks.request('lanrian-outbox', () => sending.promise);
  await expect
    .poll(async () => (await navigator.locks.query()).held?.map(({ name }) => name))
    .toContain('lanrian-outbox');
  await expect(worker.send('sync', { tag: 'outbox' })).rejects.toThrow('A page is sending');
  sending.resolve();
  await page;
  await worker.send('sync', { tag: 'outbox' });
});

const acceptReport =
  (path: string): Network =>
  (asked, request) => {
    if (asked !== path) return null;
    const headers = { 'idempotency-key': request.headers.get('idempotency-key') ?? '' };
    return Response.json({ success: true, received_at: '2026-02-14T17:00:00Z' }, { headers });
  };

/** Called instead of the pause between the worker's two tries. */
function skipPauses() {
  const wait = setTimeout;
  const skipped = vi.fn<() => void | Promise<void>>();
  vi.stubGlobal('setTimeout', (run: () => void, ms?: number) =>
    ms === 3_000 ? void Promise.resolve(skipped()).then(run) : wait(run, ms),
  );
  return skipped;
}

const entryOf = (key: string, path: string) => ({
  ...{ key, kind: 'transferReport' as const, owner: { kind: 'order' as const, orderId: '7', token: 'order-token' } },
  request: { path, body: {}, upload: null, email: null },
  ...{ draft: null, slips: [], state: 'queued' as const, isSealed: false, attempts: 0, createdAt: 0, nextAttemptAt: 0 },
  ...{ receivedAt: null, problem: null },
});
