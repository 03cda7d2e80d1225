import type { english } from './english.ts';

export type English = typeof english;

let words: English | null = null;

/** The English words of the first screens, once they are here. */
export const loadedEnglish = (): English | null => words;

/** Fetches them; again after a failure. Thai is shown until then. */
export async function loadEnglish(): Promise<void> {
  words ??= (await import('./english.ts')).english;
}
