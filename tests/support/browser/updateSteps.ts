import type { Page } from 'playwright/test';

/** Checks for a new version, as the app does on return and hourly. Resolves once the newer worker is there, or installs. */
export const lookForUpdate = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const found = new Promise((resolve) => registration.addEventListener('updatefound', resolve, { once: true }));
    await registration.update();
    if (!registration.waiting && !registration.installing) await found;
  });
