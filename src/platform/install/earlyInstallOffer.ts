/** Chromium may offer installation before `installPrompt.ts` has loaded; the event is kept. */
let early: Event | null = null;

export function catchInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    early = event;
  });
}

/** The early offer, if any. */
export const earlyInstallOffer = (): Event | null => early;
