import { rmSync } from 'node:fs';
import { cp, lstat, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { endWithUs, type WatchedProcess } from '../../support/run/processes.ts';
import { type ShopClient, shopClient } from '../../support/shop/shopClient.ts';
import { launchShop } from '../../support/shop/shopServer.ts';

/** A shop on the embedded database that is killed repeatedly, with lasting data. */
export type MortalShop = {
  readonly dataDir: string;
  /** Starts it and returns a client. */
  start(): Promise<ShopClient>;
  /** Starts it and kills it after this many milliseconds. */
  dieWhileStarting(after: number): Promise<void>;
  kill(): Promise<void>;
  halt(): Promise<void>;
  /** Kills it and deletes its data. */
  remove(): Promise<void>;
};

const startLimit = 120_000;
const endLimit = 30_000;

/** `copyOf`: the data folder of a halted shop; without it the first start fills an empty one. */
export async function makeMortalShop(copyOf?: string): Promise<MortalShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lanrian-mortal-'));
  const forget = endWithUs(() => rmSync(dataDir, { recursive: true, force: true }));
  if (copyOf !== undefined) await cp(copyOf, dataDir, { recursive: true, filter: isNoSocket });

  let running: WatchedProcess | undefined;
  const settings = { SHOP_MODE: 'demo', DATA_DIR: dataDir, PORT: '0', REALTIME_PORT: '0', TRUST_PROXY: 'loopback' };
  const launch = async () => {
    running = await launchShop(settings, true);
    return running;
  };
  const end = async (signal: NodeJS.Signals) => await running?.stop(signal, endLimit);

  return {
    dataDir,
    start: async () => {
      const [url] = await (await launch()).waitFor(/http:\/\/localhost:\d+(?=[\s/])/, startLimit);
      return shopClient(url);
    },
    dieWhileStarting: async (after) => {
      await launch();
      await pause(after);
      await end('SIGKILL');
    },
    kill: () => end('SIGKILL'),
    halt: () => end('SIGTERM'),
    remove: async () => {
      await end('SIGKILL');
      await rm(dataDir, { recursive: true, force: true });
      forget();
    },
  };
}

const isNoSocket = async (path: string) => !(await lstat(path)).isSocket();
