import { useEffect, useState } from 'react';
import type { EpochMs } from '../../domain/time.ts';
import { shownNow } from '../../platform/net/shownNow.ts';

/** The longest timeout of a timer (ms). */
const timersReach = 2 ** 31 - 1;

/** The device's clock, updated when one of these instants has passed. */
export function useNowAt(instants: readonly (EpochMs | null)[]): EpochMs {
  const [now, setNow] = useState(shownNow);
  const next = Math.min(...instants.map((at) => (at === null || at < now ? Number.POSITIVE_INFINITY : at)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a timer that came before the instant is set again
  useEffect(() => {
    if (next === Number.POSITIVE_INFINITY) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.min(next + 1 - Date.now(), timersReach));
    return () => clearTimeout(timer);
  }, [next, now]);
  return now;
}
