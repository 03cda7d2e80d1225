import type { PrecacheEntry } from 'workbox-precaching';

declare const self: ServiceWorkerGlobalScope;

/** The files of this build that the worker keeps; each carries the stage that the build gave it (see vite.config.ts). */
const manifest = self.__WB_MANIFEST.filter((entry) => typeof entry !== 'string');

const isLater = (entry: PrecacheEntry) => 'stage' in entry && entry.stage === 2;

/** What the first screen needs: the worker takes over only once all of it is here. */
export const firstStage: PrecacheEntry[] = manifest
  .filter((entry) => !isLater(entry))
  .map(({ url, revision }) => ({ url, revision: revision ?? null }));

/** Every other route; hashed names, so an address never changes its content. */
export const laterStage: string[] = manifest.filter(isLater).map((entry) => `/${entry.url}`);
