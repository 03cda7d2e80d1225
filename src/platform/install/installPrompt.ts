import { type BrowserKind, currentBrowser } from './browserKind.ts';
import { earlyInstallOffer } from './earlyInstallOffer.ts';

/** Chromium's install event, kept until the person is ready. Other browsers have none. */
type InstallEvent = Event & {
  prompt: () => Promise<void>;
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
};

/** The way to install: installed already, by prompt, or by the browser's own steps. */
export type InstallWay = 'installed' | 'prompt' | BrowserKind;

const REFUSED = 'lanrian.install.refused';
/** The visit in which the steps were closed. */
const PUT_OFF = 'lanrian.install.putOff';
const INSTALLED = 'lanrian.install.done';
const USEFUL = 'lanrian.install.useful';
const VISITS = 'lanrian.visits';
/** A pause of half an hour (ms) begins a new visit; a parallel tab does not. */
const restMs = 30 * 60_000;
/** Interval (ms) of recording that a visible page's visit continues. */
const noteMs = 10 * 60_000;

/** Ways that are offered unasked: other browsers cannot, are installed, or hide it in a menu. */
const offeredWays: ReadonlySet<InstallWay> = new Set(['prompt', 'iosSafari', 'iosOther', 'line', 'inApp']);

const listeners = new Set<() => void>();
let offer: InstallEvent | null = null;
let wanted = false;

/** The way to install here and now. */
export function installWay(): InstallWay {
  if (isInstalledApp()) return 'installed';
  if (offer !== null) return 'prompt';
  return stored(INSTALLED) === '1' ? 'installed' : currentBrowser();
}

/** Whether this page is the installed app. */
export const isInstalledApp = (): boolean =>
  matchMedia('(display-mode: standalone), (display-mode: minimal-ui)').matches ||
  ('standalone' in navigator && navigator.standalone === true);

/**
 * Whether to offer the installation: on a second visit, after an order or a download; never after a refusal, nor twice
 * in the visit in which the steps were closed.
 */
export const isInstallOffered = (): boolean =>
  wanted && offeredWays.has(installWay()) && !wasRefused() && stored(PUT_OFF) !== visitNow();

export function subscribeToInstall(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes the browser's offer and counts visits; once per start. */
export function watchInstall(): void {
  wanted ||= stored(USEFUL) === '1';
  watchVisits();
  takeUp(earlyInstallOffer());
  addEventListener('beforeinstallprompt', takeUp);
  addEventListener('appinstalled', () => {
    offer = null;
    keep(INSTALLED, '1');
    tell();
  });
  tell();
}

/** The first order or download counts like a second visit. */
export function installIsUseful(): void {
  wanted = true;
  keep(USEFUL, '1');
  tell();
}

/** Shows the browser's prompt. Call from a press. */
export async function install(): Promise<void> {
  const event = offer;
  if (!event) return;
  offer = null;
  await event.prompt();
  if ((await event.userChoice).outcome === 'dismissed') refuseInstall();
  tell();
}

/** A refusal ends all offers; the account page still explains. */
export function refuseInstall(): void {
  keep(REFUSED, '1');
  tell();
}

/** Closing the steps is no refusal: they may have been followed. */
export function putOffInstall(): void {
  keep(PUT_OFF, visitNow());
  tell();
}

function takeUp(event: Event | null): void {
  if (!event || !isInstallEvent(event)) return;
  event.preventDefault();
  offer = event;
  // An offer means that the app is not installed.
  keep(INSTALLED, '0');
  tell();
}

const isInstallEvent = (event: Event): event is InstallEvent => 'prompt' in event && 'userChoice' in event;
const wasRefused = () => stored(REFUSED) === '1';

function watchVisits(): void {
  const count = () => {
    countVisit(Date.now());
    wanted ||= Number(visitNow()) >= 2;
    tell();
  };
  count();
  document.addEventListener('visibilitychange', count);
  setInterval(() => document.visibilityState === 'visible' && count(), noteMs);
}

/** The number of visits including this one. */
const visitNow = (): string => (stored(VISITS) ?? '').split(' ')[0] ?? '';

/** The count is stored with the time of the last activity. */
function countVisit(now: number): void {
  const [before = 0, at = 0] = (stored(VISITS) ?? '').split(' ').map(Number);
  const goesOn = before > 0 && now >= at && now - at < restMs;
  keep(VISITS, `${goesOn ? before : before + 1} ${now}`);
}

function stored(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function keep(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {}
}

function tell(): void {
  for (const listener of listeners) listener();
}
