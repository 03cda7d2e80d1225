import type { moreIconShapes } from './moreIconShapes.ts';

/**
 * On a 24-pixel grid, 1.75 stroke, round ends. A string is drawn as lines; in a pair the second path is filled. Kept as
 * data, so that an icon costs its path and no request.
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

/** Fetches the icons of the other screens, once; again when it failed and one is drawn anew. Their place is kept meanwhile. */
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
