import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { openFiles } from '../../../server/files/openFiles.ts';

const disk = vi.hoisted(() => ({ looks: Promise.resolve() }));
vi.mock('node:fs/promises', async (original) => {
  const { stat, ...all } = await original<typeof import('node:fs/promises')>();
  return { ...all, stat: (path: string) => disk.looks.then(() => stat(path)) };
});

const folder = mkdtempSync(join(tmpdir(), 'lanrian-counted-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a start waits for no look at each file that lies there; room is given only when all are counted', async () => {
  const cuts = join(folder, 'files', 'cuts');
  mkdirSync(cuts, { recursive: true });
  for (const name of ['a.webp.360.avif', 'b.webp.360.avif']) writeFileSync(join(cuts, name), Buffer.alloc(30));
  const { promise, resolve: release } = Promise.withResolvers<void>();
  disk.looks = promise;

  const files = await openFiles(folder, 100);
  const removed = files.cuts.remove('b.webp.360.avif');
  const tooLarge = files.private.putAs('slip.jpg', Buffer.alloc(80));
  release();
  await removed;
  expect(await tooLarge).toEqual({ kind: 'storageFull' });
  expect(await files.freeBytes()).toBe(70);
});
