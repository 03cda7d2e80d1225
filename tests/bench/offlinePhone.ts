import type { Page } from 'playwright';
import type { SiteFile } from './bareSite.ts';
import { fetchRaw } from './fetchRaw.ts';

export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'th-TH' };
export const courseLink = 'a[href*="/course/"]';

/** Notes when the first course is on the screen. */
export const markFirstCourse = (page: Page): Promise<unknown> =>
  page.addInitScript((wanted) => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector(wanted)) return;
      observer.disconnect();
      // The frame after this one shows it.
      requestAnimationFrame(() => performance.mark('first course'));
    }).observe(document, { childList: true, subtree: true });
  }, courseLink);

/** Notes when the first picture is on the screen. */
export const markFirstPicture = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const note = ({ target }: Event) => {
      if (!(target instanceof HTMLImageElement)) return;
      document.removeEventListener('load', note, true);
      requestAnimationFrame(() => performance.mark('first picture'));
    };
    // Load events reach ancestors only in the capture phase.
    document.addEventListener('load', note, true);
  });

/** Notes when the app has taken the first course over, so that its buttons and its search answer, too. */
export const markHydrated = (page: Page): Promise<unknown> =>
  page.addInitScript((wanted) => {
    const look = () => {
      const link = document.querySelector(wanted);
      const isTaken = link !== null && Object.keys(link).some((name) => name.startsWith('__reactProps'));
      if (isTaken) performance.mark('hydrated');
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, courseLink);

export const hydratedAt = (page: Page): Promise<number> =>
  page.evaluate(() => performance.getEntriesByName('hydrated')[0]?.startTime ?? Number.NaN);

/** From the start of the navigation (ms). */
export const firstPicture = (page: Page): Promise<number> =>
  page.evaluate(() => performance.getEntriesByName('first picture')[0]?.startTime ?? Number.NaN);

/** From the start of the navigation (ms). */
export const firstCourse = (page: Page): Promise<number> =>
  page.evaluate(() => performance.getEntriesByName('first course')[0]?.startTime ?? Number.NaN);

export const firstPaint = (page: Page): Promise<number> =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN);

/** Waits until the worker says that every chunk is on the device. */
export const untilPrecached = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    for (;;) {
      const { port1, port2 } = new MessageChannel();
      const answer = new Promise<MessageEvent>((resolve) => {
        port1.onmessage = resolve;
      });
      active?.postMessage({ type: 'PRECACHE_STATE' }, [port2]);
      if ((await answer).data.type === 'PRECACHE_DONE') return;
    }
  });

/** Styles and scripts that the page has loaded. */
export async function readFiles(page: Page): Promise<SiteFile[]> {
  const urls = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const wanted = [...new Set(urls)].filter((url) => /\.(js|css)$/.test(new URL(url).pathname));
  return await Promise.all(
    wanted.map(async (url) => {
      const { pathname } = new URL(url);
      const type = pathname.endsWith('.css') ? 'text/css' : 'text/javascript';
      return { path: pathname, type, bytes: (await fetchRaw(url, {})).bytes };
    }),
  );
}
