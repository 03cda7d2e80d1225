import { openDatabase } from '../../server/store/database/database.ts';

/** Opens the embedded database of a folder, tells its resident memory and ends: `node openEmptyDatabase.ts <folder>`. */
const database = await openDatabase({ dataDir: process.argv[2] ?? null });
await database.ping();
console.log(`open ${process.memoryUsage.rss()}`);
process.exit(0);
