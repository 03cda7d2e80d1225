/**
 * Chromium may offer the installation before the part of the app that understands it is here; the offer is caught and
 * kept for `installPrompt.ts`.
 */
let early: Event | null = null;

export function catchInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    early = event;
  });
}

/** The offer that came so far. */
export const earlyInstallOffer = (): Event | null => early;
