import { cpSync, rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import packageFile from '../../../package.json' with { type: 'json' };
import { copyPages } from '../run/builtPages.ts';
import {
  endWithUs,
  freePort,
  projectRoot,
  toolEnvironment,
  type WatchedProcess,
  watchProcess,
} from '../run/processes.ts';

/** A running shop with its own data folder. */
export type RunningShop = {
  /** The shop's address without a trailing slash; unchanged by a restart. */
  readonly url: string;
  readonly dataDir: string;
  /** Output since its last start. */
  output(): string;
  /** Process id; changes with a restart. */
  pid(): number;
  /** Duration of its last start until it listened (ms). */
  startedIn(): number;
  /** Stops it regularly; the data stay. */
  halt(): Promise<void>;
  /** Kills it like a power cut; the data stay. */
  kill9(): Promise<void>;
  /** Starts it again on its data and ports, halting it first if necessary. */
  restart(): Promise<void>;
  /** Kills it and removes its data, which need no regular end. */
  stop(): Promise<void>;
};

export type ShopOptions = {
  /** A data folder to copy instead of seeding; by default the one of `SHOP_SEED`. */
  readonly seed?: string;
  /** Settings over those of a demo shop. */
  readonly env?: Readonly<Record<string, string>>;
  /** For tests with calls only: no pages are built. */
  readonly withoutPages?: boolean;
};

/** Limit of the first start, which seeds the database (ms). */
const startLimit = 250_000;
const stopLimit = 60_000;

/** Starts the built app as a process on free ports, with a fresh or copied data folder. */
export async function startShop({
  seed = process.env.SHOP_SEED,
  env = {},
  withoutPages = false,
}: ShopOptions = {}): Promise<RunningShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lanrian-shop-'));
  const forget = endWithUs(() => rmSync(dataDir, { recursive: true, force: true }));
  // Node copies in its own code, four times as fast as `cp` with a filter.
  if (seed) cpSync(seed, dataDir, { recursive: true });
  else if (!withoutPages) await copyPages(dataDir);

  const settings = {
    SHOP_MODE: 'demo',
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    REALTIME_PORT: String(await freePort()),
    TRUST_PROXY: 'loopback',
    ...env,
  };
  let running = await listen(settings, withoutPages);
  // An open page finds the shop at the same address after a restart.
  const { url } = running;
  const halt = () => running.process.stop('SIGTERM', stopLimit);
  const kill9 = () => running.process.stop('SIGKILL', stopLimit);

  return {
    url,
    dataDir,
    output: () => running.process.output(),
    pid: () => running.process.pid,
    startedIn: () => running.startedIn,
    halt,
    kill9,
    restart: async () => {
      await halt();
      running = await listen(settings, withoutPages);
    },
    stop: async () => {
      await kill9();
      await rm(dataDir, { recursive: true, force: true });
      forget();
    },
  };
}

/** A seeded and halted shop, which holds no sockets: `startShop({ seed: dataDir })` copies it; `stop` deletes it. */
export async function seedShop(): Promise<RunningShop> {
  const shop = await startShop();
  await shop.halt();
  return shop;
}

type Listening = { url: string; startedIn: number; process: WatchedProcess };

async function listen(settings: Record<string, string>, withoutPages: boolean): Promise<Listening> {
  const begun = performance.now();
  const shop = await launchShop(settings, withoutPages);
  try {
    const [url] = await shop.waitFor(/http:\/\/localhost:\d+(?=[\s/])/, startLimit);
    return { url, startedIn: performance.now() - begun, process: shop };
  } catch (fault) {
    await shop.stop('SIGKILL', stopLimit);
    throw fault;
  }
}

/** The arguments of Node in `npm start`. */
const [, ...startArguments] = packageFile.scripts.start.split(' ');

/** Starts the process without waiting for its port. */
export const launchShop = (
  settings: Readonly<Record<string, string>>,
  withoutPages: boolean,
): Promise<WatchedProcess> =>
  watchProcess(process.execPath, [...startArguments, ...(withoutPages ? ['--without-build'] : [])], {
    cwd: projectRoot,
    env: { ...toolEnvironment(), ...settings },
  });
