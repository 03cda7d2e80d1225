import { expect, type Page } from 'playwright/test';

/** Waits until the worker has cached everything. */
export const untilCached = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(precacheState), { message: 'the worker keeps every page', timeout: 60_000 })
    .toBe('PRECACHE_DONE');

/** Runs in the page. The worker's answer about its cached pages. */
async function precacheState(): Promise<string> {
  const { active } = await navigator.serviceWorker.ready;
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = (event) => resolve(String(event.data?.type));
    active?.postMessage({ type: 'PRECACHE_STATE' }, [port2]);
  });
}
