import { openDatabase } from '../../server/store/database.ts';

/** Opens the embedded database of a folder and ends: `node openEmptyDatabase.ts <folder>`. Nothing of the shop is in it. */
const database = await openDatabase({ dataDir: process.argv[2] ?? null });
await database.ping();
console.log('open');
process.exit(0);
