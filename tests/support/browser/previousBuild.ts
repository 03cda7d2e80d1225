import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildPages } from '../run/builtPages.ts';
import { projectRoot, runProcess, toolEnvironment } from '../run/processes.ts';
import type { RunningShop } from '../shop/shopServer.ts';

/** A shop that runs the previous build on its own data and address. */
export type Renewal = {
  /** Addresses of the scripts that only the previous build has. */
  readonly oldScripts: readonly string[];
  /** Restarts the shop with the current build. */
  renew(): Promise<void>;
  /** Deletes the previous build's files, as the shop does after a month. */
  forgetPrevious(): Promise<void>;
  /** The scripts of a page of the current build. */
  newScripts(): Promise<readonly string[]>;
};

/**
 * Restarts the shop with a build of the same sources under another name, so that nearly every file has another name.
 */
export async function runPreviousBuild(shop: RunningShop): Promise<Renewal> {
  const { id } = await buildPages();
  const previous = await buildPrevious(id);
  const builds = join(shop.dataDir, 'builds');
  const [current, today, aside] = [join(builds, id), join(shop.dataDir, 'build-of-today'), join(builds, 'previous')];
  const scripts = async (build: string) =>
    (await readdir(join(build, 'assets'))).filter((name) => name.endsWith('.js'));

  await shop.halt();
  await rm(aside, { recursive: true, force: true });
  await rename(current, today);
  await cp(previous, current, { recursive: true });
  await shop.restart();
  const ofToday = new Set(await scripts(today));
  return {
    oldScripts: (await scripts(previous)).filter((name) => !ofToday.has(name)).map((name) => `/assets/${name}`),
    renew: async () => {
      await shop.halt();
      await rename(current, aside);
      await rename(today, current);
      await shop.restart();
    },
    forgetPrevious: () => rm(aside, { recursive: true }),
    newScripts: async () => scriptsIn(await readFile(join(existsSync(today) ? today : current, 'index.html'), 'utf8')),
  };
}

/** Built once per state of the sources. */
async function buildPrevious(id: string): Promise<string> {
  const folder = join(projectRoot, '.cache', 'previous', `${id}-${process.env.TEST_PATIENCE ?? '1'}`);
  if (existsSync(folder)) return folder;
  const draft = `${folder}.${process.pid}`;
  await mkdir(join(folder, '..'), { recursive: true });
  const env = { ...toolEnvironment(), BUILD_DIR: draft, BUILD_ID: 'previous' };
  const { ok, output } = await runProcess('vite', ['build', '--logLevel', 'warn'], { env, quiet: true });
  if (!ok) throw new Error(`The previous build could not be made:\n${output}`);
  if (existsSync(folder)) await rm(draft, { recursive: true });
  else await rename(draft, folder);
  return folder;
}

const scriptsIn = (document: string): readonly string[] =>
  [...document.matchAll(/<script [^>]*src="([^"]+)"/g)].map(([, address = '']) => address);
