import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type WatchedProcess, watchProcess } from '../support/run/processes.ts';

export type BareServer = { readonly url: string; readonly pid: number; stop(): Promise<void> };

/** Starts a bare server that answers these bytes, in a process of its own like the shop. */
export async function startBare(bytes: Uint8Array, headers: Readonly<Record<string, string>>): Promise<BareServer> {
  const folder = await mkdtemp(join(tmpdir(), 'lanrian-bare-'));
  const file = join(folder, 'answer');
  await writeFile(file, bytes);
  const bare = await startScript('bareServer.ts', [file, JSON.stringify(headers)]);
  const [url] = await bare.waitFor(/http:\S+/, 10_000);
  return {
    url,
    pid: bare.pid,
    stop: async () => {
      await bare.stop('SIGTERM', 10_000);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A script of this folder on the Node that runs the shop. */
export const startScript = (script: string, args: string[]): Promise<WatchedProcess> =>
  watchProcess(process.execPath, [join(import.meta.dirname, script), ...args]);
