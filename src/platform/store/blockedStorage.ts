let isBlocked = false;

/** Whether the browser's settings block site data, so that the page stores everything in memory. */
export const isStorageBlocked = (): boolean => isBlocked;

/**
 * Replaces blocked stores with stores in memory, before anything reads them: the app works for the visit. Databases,
 * `localStorage` and Cache Storage are blocked together.
 */
export async function replaceBlockedStorage(): Promise<void> {
  try {
    localStorage.getItem('');
  } catch {
    isBlocked = true;
    // Without this code the app shows what it can.
    await import('./storageInMemory.ts').then(({ storeInMemory }) => storeInMemory()).catch(() => {});
  }
}
