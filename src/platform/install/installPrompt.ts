import { type BrowserKind, currentBrowser } from './browserKind.ts';
import { earlyInstallOffer } from './earlyInstallOffer.ts';

/** Chromium's offer to install the app, kept until the person is ready for it. Other browsers never send it. */
type InstallEvent = Event & {
  prompt: () => Promise<void>;
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
};

/** How the app comes onto this device: it is there, the browser asks by itself, or by that browser's own steps. */
export type InstallWay = 'installed' | 'prompt' | BrowserKind;

const REFUSED = 'lanrian.install.refused';
/** The visit in which the steps were closed. */
const PUT_OFF = 'lanrian.install.putOff';
const INSTALLED = 'lanrian.install.done';
const USEFUL = 'lanrian.install.useful';
const VISITS = 'lanrian.visits';
/** Whoever rested for half an hour comes anew, also to a tab that was left open; one that is opened beside another is no visit of its own. */
const restMs = 30 * 60_000;
/** So often a page in sight notes that its visit goes on. */
const noteMs = 10 * 60_000;

/** Where the app is worth a word unasked: others have said no, are installed already, or hide it in a menu. */
const offeredWays: ReadonlySet<InstallWay> = new Set(['prompt', 'iosSafari', 'iosOther', 'line', 'inApp']);

const listeners = new Set<() => void>();
let offer: InstallEvent | null = null;
let wanted = false;

/** How to install here and now. */
export function installWay(): InstallWay {
  if (isInstalledApp()) return 'installed';
  if (offer !== null) return 'prompt';
  return kept(INSTALLED) === '1' ? 'installed' : currentBrowser();
}

/** Whether this page is the installed app itself. */
export const isInstalledApp = (): boolean =>
  matchMedia('(display-mode: standalone), (display-mode: minimal-ui)').matches ||
  ('standalone' in navigator && navigator.standalone === true);

/**
 * True when the app can be installed now and the moment is right: a second visit, an order or a kept lecture, never after
 * a no, nor twice in the visit in which its steps were closed.
 */
export const isInstallOffered = (): boolean =>
  wanted && offeredWays.has(installWay()) && !wasRefused() && kept(PUT_OFF) !== visitNow();

export function subscribeToInstall(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes up the browser's offer, made already or still to come, and counts visits; once for each start of the app. */
export function watchInstall(): void {
  wanted ||= kept(USEFUL) === '1';
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

/** The first order and the first kept lecture are as good a moment as a second visit, from now on. */
export function installIsUseful(): void {
  wanted = true;
  keep(USEFUL, '1');
  tell();
}

/** Shows the browser's own question. Call from a press. */
export async function install(): Promise<void> {
  const event = offer;
  if (!event) return;
  offer = null;
  await event.prompt();
  if ((await event.userChoice).outcome === 'dismissed') refuseInstall();
  tell();
}

/** Refused means never offered again; the account page still tells how. */
export function refuseInstall(): void {
  keep(REFUSED, '1');
  tell();
}

/** Whoever closes the steps may have followed them, or want them another day: that is no refusal. */
export function putOffInstall(): void {
  keep(PUT_OFF, visitNow());
  tell();
}

function takeUp(event: Event | null): void {
  if (!event || !isInstallEvent(event)) return;
  event.preventDefault();
  offer = event;
  // A browser offers only what it does not have (any more).
  keep(INSTALLED, '0');
  tell();
}

const isInstallEvent = (event: Event): event is InstallEvent => 'prompt' in event && 'userChoice' in event;
const wasRefused = () => kept(REFUSED) === '1';

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

/** How many visits there were, this one included. */
const visitNow = (): string => (kept(VISITS) ?? '').split(' ')[0] ?? '';

/** The number of visits is kept with the time at which the last one was known to go on. */
function countVisit(now: number): void {
  const [before = 0, at = 0] = (kept(VISITS) ?? '').split(' ').map(Number);
  const goesOn = before > 0 && now >= at && now - at < restMs;
  keep(VISITS, `${goesOn ? before : before + 1} ${now}`);
}

function kept(name: string): string | null {
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
