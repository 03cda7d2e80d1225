import type { moreIconShapes } from './moreIconShapes.ts';

/**
 * On a 24-pixel grid, 1.75 stroke, round ends. A string is stroked; the second path of a pair is filled. Data, so that
 * an icon costs its path only.
 */
export type Shape = string | readonly [line: string, solid: string];

export type MoreIcons = typeof moreIconShapes;

const listeners = new Set<() => void>();
let shapes: MoreIcons | null = null;
let loading = false;

export const loadedMoreIcons = (): MoreIcons | null => shapes;

export function subscribeToMoreIcons(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Loads the icons of later screens once, again after a failure. Their space is reserved. */
export function loadMoreIcons(): void {
  if (loading || shapes) return;
  loading = true;
  import('./moreIconShapes.ts')
    .then((file) => {
      shapes = file.moreIconShapes;
      for (const listener of listeners) listener();
    })
    .catch(() => {})
    .finally(() => {
      loading = false;
    });
}
