import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { prepareBuild } from '../../../server/build.ts';
import { projectRoot } from './processes.ts';

/** How many times longer than people's build this one waits for an answer (`src/platform/patience.ts`). */
const patience = process.env.TEST_PATIENCE ?? '1';
const folder = join(projectRoot, '.cache', `shop-${patience}`);

/** Builds the pages once for all shops of the tests; nothing is done while the sources stay as they are. */
export const buildPages = () => prepareBuild(folder, Date.now(), console.log);

/** Puts the built pages into a data folder, where a shop that starts there finds them. */
export async function copyPages(dataDir: string) {
  const { id } = await buildPages();
  await cp(join(folder, 'builds', id), join(dataDir, 'builds', id), { recursive: true });
}
