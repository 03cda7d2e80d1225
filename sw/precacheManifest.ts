import type { PrecacheEntry } from 'workbox-precaching';

declare const self: ServiceWorkerGlobalScope;

/** The files that the first screen needs, sorted out by the build (see vite.config.ts). */
export const firstStage = self.__WB_MANIFEST.filter((entry) => typeof entry !== 'string') satisfies PrecacheEntry[];

/** The one of them that lists the files of all other routes. */
export const laterStageList = firstStage.find(({ url }) => url.endsWith('.json'))?.url ?? '';
