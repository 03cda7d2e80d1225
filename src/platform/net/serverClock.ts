const timeoutMs = 5_000;
/** Allowed difference (ms) of two clocks before one counts as set or stopped. */
const sameMs = 60_000;

/** The server's last time in this visit, with the device's clock and the time since the page began. */
type Heard = { readonly ahead: number; readonly clock: number; readonly sincePage: number };

let heard: Heard | null = null;

/**
 * The server's clock minus the device's (ms) when last heard in this visit. `null`: not heard, or the device's clock
 * may have been set since; sleep looks the same.
 */
export function knownServerAhead(): number | null {
  if (heard === null) return null;
  const byClock = Date.now() - heard.clock;
  const sincePage = performance.now() - heard.sincePage;
  return Math.abs(byClock - sincePage) > sameMs ? null : heard.ahead;
}

/** The server's clock minus the device's (ms), within seconds; `null` if unreachable. Bypasses caches. */
export async function askServerClock(): Promise<number | null> {
  try {
    const { headers } = await fetch('/robots.txt', {
      method: 'HEAD',
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const served = Date.parse(headers.get('date') ?? '');
    if (Number.isNaN(served)) return null;
    const clock = Date.now();
    heard = { ahead: served - clock, clock, sincePage: performance.now() };
    return heard.ahead;
  } catch {
    return null;
  }
}
