import { awaitedAppMessages } from '../../i18n/app/awaitedApp.ts';

/**
 * Pauses before each retry of an interrupted script (ms). After the last only the network's return triggers a retry.
 */
const pausesMs = [500, 2_000, 5_000, 15_000];
/** A note appears if the app is missing after this time (ms). */
const patienceMs = 30_000;

/** State of the document while the app loads. `tell` shows that it did not load; `end` hides that. */
export type AwaitedApp = { readonly tell: () => void; readonly end: () => void };

declare global {
  interface Window {
    awaitedApp?: AwaitedApp;
  }
}

/**
 * Part of every document (inlined by vite.config.ts), because nothing else runs if a script does not load. It retries
 * interrupted scripts and tells the person after a while. It imports texts only.
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
// Error events of elements do not bubble; only capture sees them.
addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && void askAgain(target), true);

async function askAgain(broken: HTMLScriptElement): Promise<void> {
  const tried = tries.get(broken.src) ?? 0;
  tries.set(broken.src, tried + 1);
  const pauseMs = pausesMs[tried];
  if (pauseMs === undefined) tell();
  await timeOrNetwork(pauseMs);
  const copy = document.createElement('script');
  for (const { name, value } of broken.attributes) copy.setAttribute(name, value);
  // Added scripts run in the order of their arrival unless `async` is off.
  copy.async = false;
  broken.replaceWith(copy);
}

const timeOrNetwork = (pauseMs?: number): Promise<unknown> =>
  new Promise((done) => {
    addEventListener('online', done, { once: true });
    if (pauseMs !== undefined) setTimeout(done, pauseMs);
  });

/** In the language of a server-rendered page; the neutral document has no chosen language. */
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
