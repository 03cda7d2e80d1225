import { awaitedAppMessages } from '../../i18n/app/awaitedApp.ts';

/** Before each further try of a script that was broken off (ms); after the last only the network's return is waited for. */
const pausesMs = [500, 2_000, 5_000, 15_000];
/** The app comes within this, or the person is told that it does not (ms). */
const patienceMs = 30_000;

/** What the document does while the app is on its way. `tell` says that it does not come, `end` takes that back. */
export type AwaitedApp = { readonly tell: () => void; readonly end: () => void };

declare global {
  interface Window {
    awaitedApp?: AwaitedApp;
  }
}

/**
 * Stands in every document itself, since nothing else would be there when a script does not come (vite.config.ts puts it
 * in): a script that was broken off is asked for again, and whoever waits in vain is told so. It imports nothing but words.
 */
let told: HTMLElement | undefined;
const timer = setTimeout(tell, patienceMs);
window.awaitedApp = {
  tell,
  end: () => {
    clearTimeout(timer);
    told?.remove();
    told = undefined;
  },
};
const tries = new Map<string, number>();
// The failure of an element is heard on its way down only.
addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && void askAgain(target), true);

async function askAgain(broken: HTMLScriptElement): Promise<void> {
  const tried = tries.get(broken.src) ?? 0;
  tries.set(broken.src, tried + 1);
  const pauseMs = pausesMs[tried];
  if (pauseMs === undefined) tell();
  await timeOrNetwork(pauseMs);
  const anew = document.createElement('script');
  for (const { name, value } of broken.attributes) anew.setAttribute(name, value);
  // Scripts that are added run as they come, unless they say otherwise.
  anew.async = false;
  broken.replaceWith(anew);
}

const timeOrNetwork = (pauseMs?: number): Promise<unknown> =>
  new Promise((done) => {
    addEventListener('online', done, { once: true });
    if (pauseMs !== undefined) setTimeout(done, pauseMs);
  });

/** In the language of a page that was drawn; that of the neutral document is nobody's choice. */
function tell(): void {
  if (told !== undefined) return;
  const { drawn } = document.documentElement.dataset;
  const languages = (['th', 'en'] as const).filter((each) => drawn === undefined || each === drawn);
  const add = (place: Element, name: string, className: string) =>
    place.appendChild(Object.assign(document.createElement(name), { className }));
  const bar = document.createElement('div');
  bar.className = 'netbar';
  bar.setAttribute('role', 'alert');
  document.body.prepend(bar);
  told = bar;
  for (const language of languages) {
    const row = add(bar, 'div', 'wrap');
    row.lang = language;
    add(row, 'span', '').textContent = awaitedAppMessages[language].away;
    const button = add(row, 'button', 'again');
    button.textContent = awaitedAppMessages[language].reload;
    button.onclick = () => location.reload();
  }
}
