import { keepEarlyPresses } from './earlyPresses.ts';

/** Long after a page whose styles are there can have been painted (ms). */
const paintedWithinMs = 300;

/**
 * What a drawn page begins with (server/http/pages/pageDocument.ts): its document is painted, then the app is fetched, whose
 * scripts would else take the line and the processor from that. A neutral document names the app's scripts itself.
 */
window.earlyPresses = keepEarlyPresses();
void whenPainted().then(fetchApp);

/** In a tab that nobody sees there is nothing to wait for. */
function whenPainted(): Promise<void> {
  return new Promise((resolve) => {
    if (document.visibilityState === 'hidden') return resolve();
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, paintedWithinMs);
  });
}

/** All at once and behind the pictures; the scripts of the app are run in their order. */
function fetchApp(): void {
  const { app, page } = document.querySelector<HTMLElement>('[data-app]')?.dataset ?? {};
  const namesIn = (list = '') => list.split(' ').filter(Boolean);
  const add = (element: HTMLElement, attributes: object) =>
    document.head.append(Object.assign(element, attributes, { fetchPriority: 'low' }));
  for (const href of namesIn(page)) add(document.createElement('link'), { rel: 'modulepreload', href });
  for (const src of namesIn(app)) add(document.createElement('script'), { type: 'module', src, async: false });
}
