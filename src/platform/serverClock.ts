const timeoutMs = 5_000;

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
    return Number.isNaN(served) ? null : served - Date.now();
  } catch {
    return null;
  }
}
