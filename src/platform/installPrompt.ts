import { earlyInstallOffer } from './earlyInstallOffer.ts';

/** Chromium's offer to install the app, kept until the person is ready for it. Other browsers never send it. */
type InstallEvent = Event & {
  prompt: () => Promise<void>;
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
};

const REFUSED = 'lanrian.install.refused';
const VISITS = 'lanrian.visits';
const VISIT_OPEN = 'lanrian.visit';

const listeners = new Set<() => void>();
let offer: InstallEvent | null = null;
let wanted = false;

/** True when the app can be installed now and the moment is right: a second visit or a kept lecture, never after a no. */
export const isInstallOffered = (): boolean => wanted && offer !== null && !wasRefused();

export function subscribeToInstall(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes up the browser's offer, made already or still to come, and counts visits; once for each start of the app. */
export function watchInstall(): void {
  wanted = countVisit() >= 2;
  takeUp(earlyInstallOffer());
  addEventListener('beforeinstallprompt', takeUp);
  addEventListener('appinstalled', () => {
    offer = null;
    tell();
  });
}

/** The first kept lecture is as good a moment as a second visit. */
export function installIsUseful(): void {
  wanted = true;
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

/** Refused means never asked again. */
export function refuseInstall(): void {
  keep(REFUSED, '1');
  tell();
}

function takeUp(event: Event | null): void {
  if (!event || !isInstallEvent(event)) return;
  event.preventDefault();
  offer = event;
  tell();
}

const isInstallEvent = (event: Event): event is InstallEvent => 'prompt' in event && 'userChoice' in event;
const wasRefused = () => kept(REFUSED) === '1';

/** A visit is one browser session, however many pages it opens. */
function countVisit(): number {
  const before = Number(kept(VISITS) ?? 0);
  try {
    if (sessionStorage.getItem(VISIT_OPEN)) return before;
    sessionStorage.setItem(VISIT_OPEN, '1');
  } catch {}
  keep(VISITS, String(before + 1));
  return before + 1;
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
