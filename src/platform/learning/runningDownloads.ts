/** Downloads of this page that are on their way, by lecture. */
export const runningDownloads = new Map<string, AbortController>();

const forgottenKey = 'lanrian.lecturesForgotten';

/**
 * A token that changes whenever lectures are deleted, in any window: a download that began with another token stops.
 * Stored in `localStorage`, where every window sees it at once.
 */
export const lastForgotten = (): string => storage().getItem(forgottenKey) ?? '';

/** Ends the downloads of every window. */
export function forgetDownloads(): void {
  storage().setItem(forgottenKey, crypto.randomUUID());
  for (const stop of runningDownloads.values()) stop.abort();
}

/** The service worker imports this file to make room and has no `localStorage`; only pages call the functions above. */
const storage = () => (globalThis as unknown as { readonly localStorage: Storage }).localStorage;
type Storage = { getItem(key: string): string | null; setItem(key: string, value: string): void };
