import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { formatBangkokDate, formatBangkokTime } from '../../../src/domain/time.ts';
import { makeBackupFile } from '../../backup/makeBackup.ts';
import { spoolRows } from '../../backup/spoolRows.ts';
import type { AppParts } from '../appParts.ts';

const madeName = /^lanrian-\d{4}-\d\d-\d\d-\d{6}\.tar$/;
const draftName = /^lanrian-[\d-]+\.tar\.partial$/;

/** Writes a backup into the configured folder, and then removes the oldest ones beyond the number that is kept. */
export async function makeDailyBackup({
  config,
  db,
  clock,
  log,
}: Pick<AppParts, 'config' | 'db' | 'clock' | 'log'>): Promise<void> {
  if (config.backups === null) return;
  const { folder, keep } = config.backups;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeAll(
    folder,
    (await readdir(folder)).filter((name) => draftName.test(name)),
  );
  const now = clock();
  const name = `lanrian-${formatBangkokDate(now)}-${formatBangkokTime(now).replaceAll(':', '')}.tar`;
  const onProgress = () => {};
  const spool = (rows: string) => spoolRows(db, rows, { now, onProgress });
  const missing = await makeBackupFile(join(folder, name), { dataDir: config.dataDir, now, spool, onProgress });
  if (missing.length > 0) log.warn({ missing: missing.slice(0, 20) }, 'a backup lacks files that the database names');
  const made = (await readdir(folder)).filter((each) => madeName.test(each)).sort();
  await removeAll(folder, made.slice(0, Math.max(0, made.length - keep)));
}

async function removeAll(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names) await rm(join(folder, name), { force: true });
}
