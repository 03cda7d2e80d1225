import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type SnapshotPart, withSnapshot } from '../store/backup/snapshot.ts';
import type { Db } from '../store/database/database.ts';
import { BackupFault, type Manifest, manifestName, type OnProgress, rowsEntry } from './backupFormat.ts';

/** Names of the files that rows name, a JSON text a line; not part of the archive. */
export const namedFiles = 'named-files';

type SpoolOptions = { readonly now: number; readonly signal?: AbortSignal; readonly onProgress: OnProgress };

/**
 * Writes the rows of one moment and the manifest into a new folder. On disk, because a snapshot that waits for a slow
 * receiver would hold up the embedded database's only connection.
 */
export async function spoolRows(db: Db, folder: string, { now, signal, onProgress }: SpoolOptions): Promise<void> {
  await mkdir(join(folder, 'rows', 'tables'), { recursive: true, mode: 0o700 });
  const manifest = await withSnapshot(db, async ({ migrations, tables, parts }) => {
    await writeFile(join(folder, namedFiles), '', { mode: 0o600 });
    let done = 0;
    // Told after every batch, so that a large table is not taken for silence.
    const tell = () => onProgress({ step: 'reading', done: Math.min(done, tables.length), total: tables.length });
    for await (const part of parts()) {
      await writePart(folder, part, tell, signal);
      done += 1;
      tell();
    }
    return { format: 1, madeAt: new Date(now).toISOString(), migrations, tables } as const;
  });
  if (manifest === null) throw new BackupFault('There is no shop to back up: its database is empty.');
  await writeFile(join(folder, manifestName), `${JSON.stringify(manifest satisfies Manifest, null, 2)}\n`);
}

async function writePart(
  folder: string,
  part: SnapshotPart,
  tell: () => void,
  signal: AbortSignal | undefined,
): Promise<void> {
  const lines = Readable.from(textOf(part.batches, tell));
  const options = signal === undefined ? {} : { signal };
  if (part.kind === 'fileNames') {
    return await pipeline(lines, createWriteStream(join(folder, namedFiles), { flags: 'a' }), options);
  }
  const path = join(folder, rowsEntry(part.kind === 'table' ? `tables/${part.name}` : part.name));
  await pipeline(lines, createGzip({ level: 4 }), createWriteStream(path, { mode: 0o600 }), options);
}

async function* textOf(batches: SnapshotPart['batches'], tell: () => void): AsyncGenerator<string> {
  for await (const lines of batches) {
    yield `${lines.join('\n')}\n`;
    tell();
  }
}
