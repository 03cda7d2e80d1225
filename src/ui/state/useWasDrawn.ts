import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the server rendered this part; `false` for later ones. It never changes. */
export function useWasDrawn(): boolean {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  return useState(isHydrating)[0];
}
