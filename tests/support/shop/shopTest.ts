import { test as base } from 'playwright/test';
import { type RunningShop, startShop } from './shopServer.ts';

/** A browser test with a shop of its worker's own: pages open relative to its address. */
export const test = base.extend<Record<never, never>, { server: RunningShop }>({
  server: [
    // The tool reads the fixtures that are needed from this pattern.
    // biome-ignore lint/correctness/noEmptyPattern: it must be a pattern, and nothing is needed.
    async ({}, use) => {
      const server = await startShop();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  baseURL: ({ server }, use) => use(server.url),
});
