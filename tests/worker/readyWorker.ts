import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { type Network, origin, server, startWorker, type TinyWorker } from './tinyWorker.ts';

/** Each test begins with an empty device, and leaves nothing behind of what was set up for its worker. */
export function emptyDeviceForEachTest(): void {
  beforeEach(() => {
    vi.stubGlobal('indexedDB', new IDBFactory());
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  });
}

/** A worker that has taken over and has every route. */
export async function readyWorker(network: Network = server()): Promise<TinyWorker> {
  const worker = await startWorker(server());
  await worker.send('install');
  await worker.send('activate');
  expect(await worker.precacheState()).toBe('PRECACHE_DONE');
  worker.asked.length = 0;
  worker.setNetwork(network);
  return worker;
}

/** Nothing is answered. */
export const noNetwork: Network = () => null;

/** `null` where the worker left the request to the browser. */
export const textOf = async (answer: Response | null) => (answer === null ? null : answer.text());

/** An answer that came by a redirect, as a Wi-Fi’s gate sends its own page. */
export const elsewhere = (body: string) =>
  Object.defineProperties(new Response(body), { redirected: { value: true }, url: { value: `${origin}/sign-in` } });
