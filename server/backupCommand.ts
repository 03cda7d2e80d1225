import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BackupFault, type OnProgress } from './backup/backupFormat.ts';
import { backupOverSocket } from './backup/backupOverSocket.ts';
import { makeBackup, makeBackupFile } from './backup/makeBackup.ts';
import { runBackupCommand, say } from './backup/runBackupCommand.ts';
import { spoolRows } from './backup/spoolRows.ts';
import { countText } from './base/countText.ts';
import { isLock, type Lock, type LockHolder, takeLock } from './lock.ts';
import { StartFault } from './ports.ts';
import { readConfig } from './readConfig.ts';
import { openDatabase } from './store/database/database.ts';

const usage = `npm run backup -- FILE          writes the database and all files into FILE (.tar)
npm run --silent backup -- -    writes them to standard output`;

/** npm prints its banner to standard output unless it is silent; the archive behind it would be damaged. */
function refuseBanner({ npm_lifecycle_event: script, npm_config_loglevel: level }: NodeJS.ProcessEnv): void {
  if (script === undefined || level === 'silent') return;
  throw new StartFault('npm would print into the backup. Use: npm run --silent backup -- -');
}

await runBackupCommand(usage, async (path, onProgress) => {
  if (path === '-') refuseBanner(process.env);
  else if (existsSync(path)) throw new StartFault(`${path} exists. Name a new file.`);
  const { dataDir, databaseUrl } = readConfig(process.env);
  const lock = await takeLock(dataDir);
  try {
    const now = Date.now();
    const spool = (folder: string) => spoolFrom(lock, { dataDir, databaseUrl, folder, now, onProgress });
    const options = { dataDir, now, spool, onProgress };
    const missing = path === '-' ? await makeBackup(process.stdout, options) : await makeBackupFile(path, options);
    for (const name of missing) say(`Missing: ${name} is named by the database, but there is no such file.`);
    const told = missing.length === 0 ? '' : `, without ${countText(missing.length)} missing files`;
    return `Done: ${path === '-' ? 'the backup is written' : path}${told}.`;
  } finally {
    if (isLock(lock)) await lock.release();
  }
});

type From = {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly folder: string;
  readonly now: number;
  readonly onProgress: OnProgress;
};

/** The rows come from the shop that owns the data folder, or from the database itself. */
async function spoolFrom(
  lock: Lock | LockHolder,
  { dataDir, databaseUrl, folder, now, onProgress }: From,
): Promise<void> {
  if (!isLock(lock)) {
    if (lock.commandSocket !== undefined) return await backupOverSocket(lock.commandSocket, folder, onProgress);
    throw new StartFault(`Process ${lock.pid} has ${dataDir} in use, but takes no command yet. Try again.`);
  }
  if (databaseUrl === null && !existsSync(join(dataDir, 'database')))
    throw new BackupFault(`${dataDir} holds no shop.`);
  const database = await openDatabase({ url: databaseUrl, dataDir });
  try {
    await spoolRows(database.db, folder, { now, onProgress });
  } finally {
    await database.close();
  }
}
