import { useSyncExternalStore } from 'react';

/** Whether a media query holds now. Prefer CSS; this is for what CSS cannot decide, as where a sheet opens. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
