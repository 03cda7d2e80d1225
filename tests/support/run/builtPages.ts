import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { prepareBuild } from '../../../server/build/prepareBuild.ts';
import { projectRoot } from './processes.ts';

/** Builds by the factor of their time-outs over the product's (`src/platform/patience.ts`), which `npm test` sets late. */
const folder = () => join(projectRoot, '.cache', `shop-${process.env.TEST_PATIENCE ?? '1'}`);

/** Builds the pages once for all test shops, unless the sources are unchanged. */
export const buildPages = () => prepareBuild(folder(), Date.now(), console.log);

/** Copies the built pages into a data folder for a shop that starts there. */
export async function copyPages(dataDir: string) {
  const { id } = await buildPages();
  await cp(join(folder(), 'builds', id), join(dataDir, 'builds', id), { recursive: true });
}
