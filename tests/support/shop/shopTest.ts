import { test as base } from 'playwright/test';
import { type RunningShop, startShop } from './shopServer.ts';

/** A browser test with its worker's own shop: relative addresses lead to it. */
export const test = base.extend<Record<never, never>, { server: RunningShop }>({
  server: [
    // The tool reads the fixtures that are needed from this pattern.
    // biome-ignore lint/correctness/noEmptyPattern: it must be a pattern, and nothing is needed.
    async ({}, use) => {
      const server = await startShop();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ server }, use) => use(server.url),
});
