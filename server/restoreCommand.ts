import { restoreBackup } from './backup/restoreBackup.ts';
import { runBackupCommand } from './backup/runBackupCommand.ts';
import { isLock, takeLock } from './lock.ts';
import { StartFault } from './ports.ts';
import { readConfig } from './readConfig.ts';

const usage = 'npm run restore -- FILE     restores a backup into an empty DATA_DIR and an empty database';

await runBackupCommand(usage, async (path, onProgress) => {
  const { dataDir, databaseUrl } = readConfig(process.env);
  const lock = await takeLock(dataDir);
  if (!isLock(lock))
    throw new StartFault(`Process ${lock.pid} has ${dataDir} in use. Stop it, or choose another DATA_DIR.`);
  try {
    await restoreBackup(path, { dataDir, databaseUrl }, { onProgress, log: console });
    return 'Done: the shop can be started.';
  } finally {
    await lock.release();
  }
});
