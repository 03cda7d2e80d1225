import { useConnection } from '../../ui/state/useConnection.ts';
import { usePassed } from '../../ui/state/usePassed.ts';

/** Cached data is shown this long without its age, while the server may still answer (ms). */
const quietMs = 2_000;

/**
 * Whether a screen shows the age of its data: while offline, and while only data cached before the start is there,
 * because a dead network is detected late. `readAt`: time of the fetch (ms).
 */
export function useTellsAge(readAt: number): boolean {
  const isAway = useConnection() !== 'online';
  const hasWaited = usePassed(quietMs);
  return isAway || (hasWaited && readAt < performance.timeOrigin);
}
