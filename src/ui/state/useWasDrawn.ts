import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the server drew this part and the browser took it over; `false` for all that is drawn here. Stays as it is. */
export function useWasDrawn(): boolean {
  const isTakenOver = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  return useState(isTakenOver)[0];
}
