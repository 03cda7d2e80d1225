import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { openFiles } from '../../../server/files/openFiles.ts';

const folder = mkdtempSync(join(tmpdir(), 'lanrian-counted-'));
afterAll(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  rmSync(folder, { recursive: true });
});

test('a start waits for no look at each file that lies there; room is given only when all are counted', async () => {
  const cuts = join(folder, 'files', 'cuts');
  mkdirSync(cuts, { recursive: true });
  for (const name of ['a.webp.360.avif', 'b.webp.360.avif']) writeFileSync(join(cuts, name), Buffer.alloc(30));
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const { stat } = fs;
  vi.spyOn(fs, 'stat').mockImplementation(async (path) => {
    await promise;
    return await stat(path);
  });
  syncBuiltinESMExports();

  const files = await openFiles(folder, 100);
  const removed = files.cuts.remove('b.webp.360.avif');
  const tooLarge = files.private.putAs('slip.jpg', Buffer.alloc(80));
  release();
  await removed;
  expect(await tooLarge).toEqual({ kind: 'storageFull' });
  expect(await files.freeBytes()).toBe(60);
});
