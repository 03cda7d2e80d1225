import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the server rendered this part; `false` for later ones. It never changes. */
export function useWasDrawn(): boolean {
  const isTakenOver = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  return useState(isTakenOver)[0];
}
