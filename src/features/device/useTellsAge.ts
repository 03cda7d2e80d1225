import { useConnection } from '../../ui/state/useConnection.ts';
import { usePassed } from '../../ui/state/usePassed.ts';

/** So long an answer of the disk stands without a word, while the shop may still tell another (ms). */
const quietMs = 2_000;

/**
 * Whether a screen says how old it is: while the shop is away, and where what lay on the disk at the start is still all
 * there is, since a dead network is known as such only long after. `readAt` is when the shop told it (ms).
 */
export function useTellsAge(readAt: number): boolean {
  const isAway = useConnection() !== 'online';
  const hasWaited = usePassed(quietMs);
  return isAway || (hasWaited && readAt < performance.timeOrigin);
}
