import { existsSync } from 'node:fs';
import { mkdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type Jobs, jobNames } from '../jobs/jobs.ts';
import { openJobs } from '../jobs/openJobs.ts';
import { restoreRows, tablesWithRows } from '../store/backup/restoredRows.ts';
import type { AppliedMigration } from '../store/backup/snapshot.ts';
import { type Database, openDatabase } from '../store/database/database.ts';
import { listMigrations, migrate } from '../store/database/migrate.ts';
import { BackupFault, type OnProgress } from './backupFormat.ts';
import { checkArchive } from './readArchive.ts';
import { hasFiles, readParts, removeFiles, unpackFiles } from './unpackArchive.ts';

/** Where a backup goes to. `databaseUrl`: `null` for the embedded database of the data folder. */
type Place = { readonly dataDir: string; readonly databaseUrl: string | null };
type RestoreOptions = { readonly onProgress: OnProgress; readonly log: Parameters<typeof openJobs>[1] };

/** Restores an archive into an empty place that this process owns. A refusal or a failure leaves the place empty. */
export async function restoreBackup(path: string, place: Place, { onProgress, log }: RestoreOptions): Promise<void> {
  const found = await stat(path).catch(() => null);
  if (found === null) throw new BackupFault(`${path} cannot be read.`);
  await refuseFilled(place);
  const { manifest, fileBytes } = await checkArchive(path, found.size, onProgress);
  refuseOtherSchema(manifest.migrations, listMigrations());
  await refuseFullDisk(place.dataDir, fileBytes);
  const files = join(place.dataDir, 'files');
  await unpackFiles(path, files, fileBytes, onProgress);
  const total = manifest.tables.length;
  const onTable = (done: number) => onProgress({ step: 'restoring', done: Math.min(done, total), total });
  try {
    await onOpenDatabase(place, (database) => restoreDatabase(database, path, onTable, log));
  } catch (error) {
    await removeFiles(files);
    throw error;
  }
}

async function refuseFilled(place: Place): Promise<void> {
  const { dataDir, databaseUrl } = place;
  if (await hasFiles(join(dataDir, 'files'))) {
    throw new BackupFault(
      `A restore needs an empty place, but ${join(dataDir, 'files')} holds files. Choose another DATA_DIR.`,
    );
  }
  if (databaseUrl === null && !existsSync(join(dataDir, 'database'))) return;
  const filled = await onOpenDatabase(place, ({ executeSql }) => tablesWithRows(executeSql));
  if (filled.length === 0) return;
  const other = databaseUrl === null ? 'DATA_DIR' : 'DATABASE_URL';
  const few = filled.slice(0, 3).join(', ');
  throw new BackupFault(`A restore needs an empty place, but the database has rows (${few}). Choose another ${other}.`);
}

/** Refuses rows of another schema; an older one is restored by its own version, which then gives them to this one. */
export function refuseOtherSchema(made: readonly AppliedMigration[], own: readonly AppliedMigration[]): void {
  const known = new Map(own.map(({ name, hash }) => [name, hash]));
  const foreign = made.find(({ name, hash }) => known.get(name) !== hash);
  if (foreign !== undefined) {
    throw new BackupFault(
      `The backup was made by a newer or another version of the shop (migration ${foreign.name}). Install that version, then restore.`,
    );
  }
  if (made.length === own.length) return;
  throw new BackupFault(
    `The backup was made by an older version of the shop (${made.length} migrations, this one has ${own.length}). Restore it with that version; then start this one, which brings the database up to date.`,
  );
}

async function refuseFullDisk(dataDir: string, needed: number): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const disk = await statfs(dataDir);
  if (disk.bavail * disk.bsize >= needed) return;
  throw new BackupFault(`The files need ${Math.ceil(needed / 1e6)} MB, which ${dataDir} does not have free.`);
}

async function onOpenDatabase<Result>(
  { dataDir, databaseUrl }: Place,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase({ url: databaseUrl, dataDir });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

async function restoreDatabase(
  database: Database,
  path: string,
  onTable: (done: number) => void,
  log: RestoreOptions['log'],
): Promise<void> {
  await migrate(database);
  const parts = async function* () {
    let done = 0;
    for await (const part of readParts(path)) {
      yield part;
      done += 1;
      onTable(done);
    }
  };
  await restoreRows(database.db, parts);
  const jobs = openJobs(database, log);
  await jobs.start();
  try {
    // After the rows: the queue asks about a queue that has no worker outside of any transaction.
    await sendJobs(jobs, path);
  } finally {
    await jobs.stop();
  }
}

const jobSchema = z.object({
  name: z.string(),
  data: z.unknown(),
  singletonKey: z.string().nullable(),
  startAfter: z.number(),
});

async function sendJobs(jobs: Jobs, path: string): Promise<void> {
  for await (const part of readParts(path)) {
    for await (const lines of part.batches) {
      for (const line of part.kind === 'jobs' ? lines : []) {
        const { name, data, singletonKey, startAfter } = jobSchema.parse(JSON.parse(line));
        const known = jobNames.find((each) => each === name);
        if (known === undefined) continue;
        await jobs.send(known, data as never, { startAfter, ...(singletonKey === null ? {} : { singletonKey }) });
      }
    }
  }
}
