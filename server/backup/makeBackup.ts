import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import type { OnProgress } from './backupFormat.ts';
import { packArchive } from './packArchive.ts';

type BackupOptions = {
  readonly dataDir: string;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Writes the rows of one moment into a folder of the data folder. */
  readonly spool: (folder: string) => Promise<void>;
  readonly onProgress: OnProgress;
};

/** A spool folder's name. */
export const spoolName = /^backup-[0-9a-f]{16}$/;
const staleMs = 24 * 3_600_000;

/** Writes a backup and ends `out`. Answers the names of files that rows name and that are not there. */
export async function makeBackup(out: Writable, { dataDir, now, spool, onProgress }: BackupOptions) {
  await removeStaleSpools(dataDir, now);
  const folder = join(dataDir, `backup-${randomBytes(8).toString('hex')}`);
  await mkdir(folder, { mode: 0o700 });
  try {
    await spool(folder);
    return await packArchive({ spool: folder, files: join(dataDir, 'files'), out, onProgress });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Writes a backup into a file of its own, which has its name only when it is whole. */
export async function makeBackupFile(path: string, options: BackupOptions) {
  const draft = `${path}.partial`;
  try {
    const missing = await makeBackup(createWriteStream(draft, { mode: 0o600, flush: true }), options);
    await rename(draft, path);
    return missing;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Left by a killed backup. */
async function removeStaleSpools(dataDir: string, now: number): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!spoolName.test(name)) continue;
    const folder = join(dataDir, name);
    const made = await stat(folder).catch(() => null);
    if (made !== null && made.mtimeMs < now - staleMs) await rm(folder, { recursive: true, force: true });
  }
}
