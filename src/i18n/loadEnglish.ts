import type { english } from './english.ts';

export type English = typeof english;

let words: English | null = null;

/** The English texts of the first screens once loaded. */
export const loadedEnglish = (): English | null => words;

/** The longest wait for English on a first visit (ms). */
const patienceMs = 8_000;

/** Loads the English texts, again after a failure; Thai is shown until then. Throws if they do not come in time. */
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
