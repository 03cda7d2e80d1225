import { recordEarlyPresses } from './earlyPresses.ts';

/** Latest time of the first paint once its styles are there (ms). */
const paintedWithinMs = 300;

/**
 * First script of a server-rendered page (server/http/pages/pageDocument.ts): it fetches the app after the first paint,
 * so that scripts do not compete with it.
 */
window.earlyPresses = recordEarlyPresses();
void whenPainted().then(fetchApp);

/** A hidden tab does not paint, so it does not wait. */
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

/** All at once and after the pictures; the scripts still run in order. */
function fetchApp(): void {
  const { app, page } = document.querySelector<HTMLElement>('[data-app]')?.dataset ?? {};
  const namesIn = (list = '') => list.split(' ').filter(Boolean);
  const add = (element: HTMLElement, attributes: object) =>
    document.head.append(Object.assign(element, attributes, { fetchPriority: 'low' }));
  for (const href of namesIn(page)) add(document.createElement('link'), { rel: 'modulepreload', href });
  for (const src of namesIn(app)) add(document.createElement('script'), { type: 'module', src, async: false });
}
