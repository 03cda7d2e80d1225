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
const INSTALLED = 'lanrian.install.done';
const USEFUL = 'lanrian.install.useful';
const VISITS = 'lanrian.visits';
const VISIT_OPEN = 'lanrian.visit';
/** A tab that is opened beside another is no visit of its own; one after half an hour's rest is. */
const restMs = 30 * 60_000;

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
 * a no.
 */
export const isInstallOffered = (): boolean => wanted && offeredWays.has(installWay()) && !wasRefused();

export function subscribeToInstall(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes up the browser's offer, made already or still to come, and counts visits; once for each start of the app. */
export function watchInstall(): void {
  wanted = countVisit(Date.now()) >= 2 || wanted || kept(USEFUL) === '1';
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

/** How many visits there were, this one included; kept with the time of the last start. */
function countVisit(now: number): number {
  const [before = 0, at = 0] = (kept(VISITS) ?? '').split(' ').map(Number);
  const goesOn = isOpenTab() || (now >= at && now - at < restMs);
  const visits = goesOn ? Math.max(1, before) : before + 1;
  keep(VISITS, `${visits} ${now}`);
  return visits;
}

/** Whether this tab has been counted; from now on it has. */
function isOpenTab(): boolean {
  try {
    const isOpen = sessionStorage.getItem(VISIT_OPEN) !== null;
    sessionStorage.setItem(VISIT_OPEN, '1');
    return isOpen;
  } catch {
    return false;
  }
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
