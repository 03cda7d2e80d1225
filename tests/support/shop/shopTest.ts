import { test as base } from 'playwright/test';
import { openPushService, type PushService } from '../services/pushService.ts';
import { type RunningShop, startShop } from './shopServer.ts';

type WorkerFixtures = { readonly server: RunningShop; readonly pushService: PushService };

/** A browser test with its worker's own shop, which pushes to a test service: relative addresses lead to it. */
export const test = base.extend<Record<never, never>, WorkerFixtures>({
  pushService: [
    // The tool reads the fixtures that are needed from this pattern.
    // biome-ignore lint/correctness/noEmptyPattern: it must be a pattern, and nothing is needed.
    async ({}, use) => {
      const service = await openPushService();
      await use(service);
      await service.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ pushService }, use) => {
      const server = await startShop({ env: { PUSH_SERVICES: pushService.origin } });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ server }, use) => use(server.url),
});
