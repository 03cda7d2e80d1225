const timeoutMs = 5_000;

let heard: number | null = null;

/**
 * How far the server's clock was ahead of this device's (ms, negative: behind) when it told last in this visit; the device
 * counts on from there without a network. `null`: it has not told yet.
 */
export const heardServerAhead = (): number | null => heard;

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
    heard = served - Date.now();
    return heard;
  } catch {
    return null;
  }
}
