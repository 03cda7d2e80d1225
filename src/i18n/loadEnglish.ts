import type { english } from './english.ts';

export type English = typeof english;

let words: English | null = null;

/** The English words of the first screens, once they are here. */
export const loadedEnglish = (): English | null => words;

/** A first visit waits for its language, but not in front of a white page. */
const patienceMs = 8_000;

/** Fetches them; again after a failure. Thai is shown until then. Throws when they do not come in time. */
export async function loadEnglish(): Promise<void> {
  if (words !== null) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The English words do not come')), patienceMs);
  });
  try {
    words = (await Promise.race([import('./english.ts'), tooLong])).english;
  } finally {
    clearTimeout(timer);
  }
}
