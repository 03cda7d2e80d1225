import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { type Network, origin, server, startWorker, type TinyWorker } from './tinyWorker.ts';

/** Starts each test on an empty device and removes the worker's stubs afterwards. */
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

/** An active worker with all routes cached. */
export async function readyWorker(network: Network = server()): Promise<TinyWorker> {
  const worker = await startWorker(server());
  await worker.send('install');
  await worker.send('activate');
  expect(await worker.precacheState()).toBe('PRECACHE_DONE');
  worker.asked.length = 0;
  worker.setNetwork(network);
  return worker;
}

/** No request is answered. */
export const noNetwork: Network = () => null;

/** `null` if the worker left the request to the browser. */
export const textOf = async (answer: Response | null) => (answer === null ? null : answer.text());

/** A response after a redirect, like a captive portal's. */
export const elsewhere = (body: string) =>
  Object.defineProperties(new Response(body), { redirected: { value: true }, url: { value: `${origin}/sign-in` } });
