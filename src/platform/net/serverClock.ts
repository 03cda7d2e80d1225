const timeoutMs = 5_000;
/** So far two counts of the same time may be apart before one of them was set or stood still. */
const sameMs = 60_000;

/** What the server told last in this visit, and when, by the device's clock and by the time since the page began. */
type Heard = { readonly ahead: number; readonly clock: number; readonly sincePage: number };

let heard: Heard | null = null;

/**
 * How far the server's clock was ahead of this device's (ms, negative: behind) when it told last in this visit; the device
 * counts on from there without a network. `null`: it has not told yet, or the device's clock may have been set since. A
 * phone that slept looks like one whose clock was put forward, and may have been put back meanwhile, too: whoever counted
 * on would refuse a true day.
 */
export function heardServerAhead(): number | null {
  if (heard === null) return null;
  const byClock = Date.now() - heard.clock;
  const sincePage = performance.now() - heard.sincePage;
  return Math.abs(byClock - sincePage) > sameMs ? null : heard.ahead;
}

/**
 * How far the server's clock is ahead of this device's (ms, negative: behind), to within some seconds; `null` where the
 * server cannot be asked. Asked past every cache, whose hour is an old one.
 */
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
