import type { PrecacheEntry } from 'workbox-precaching';

export type Stages = {
  /** What the first screen needs: the worker takes over only once all of it is here. */
  readonly first: readonly PrecacheEntry[];
  /** Paths of every other route; hashed names, so an address never changes its content. */
  readonly later: readonly string[];
};

/** Sorts the build's list. What says nothing of its stage is needed first: then nothing can be missing. */
export function stagesOf(manifest: readonly (PrecacheEntry | string)[]): Stages {
  const files = manifest.filter((entry) => typeof entry !== 'string');
  const isLater = (entry: PrecacheEntry) => 'stage' in entry && entry.stage === 2;
  return {
    first: files.filter((entry) => !isLater(entry)).map(({ url, revision }) => ({ url, revision: revision ?? null })),
    later: files.filter(isLater).map(({ url }) => `/${url}`),
  };
}
