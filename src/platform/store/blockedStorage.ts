let isBlocked = false;

/** Whether the browser's settings block site data, so that the page stores everything in memory. */
export const isStorageBlocked = (): boolean => isBlocked;

/** Whether the browser drops the cookies of this site, so that nobody can sign in or order. */
export function areCookiesBlocked(): boolean {
  const trial = 'lanrian.trial=1';
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the other way yet
  document.cookie = `${trial}; path=/; samesite=lax; max-age=60`;
  return !document.cookie.includes(trial);
}

/**
 * Replaces blocked stores with stores in memory, before anything reads them: the app works for the visit. Databases,
 * `localStorage`, Cache Storage and Web Locks are blocked together.
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
