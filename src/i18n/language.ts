import type { Language } from '../domain/localText.ts';
import { loadEnglish } from './loadEnglish.ts';

const STORED_AS = 'lanrian.language';
const listeners = new Set<() => void>();
let language: Language | null = null;

/** The language chosen by the person, or the first guess; readable outside components too. */
export function currentLanguage(): Language {
  language ??= rememberedLanguage() ?? languageForVisitor(browserLanguages());
  return language;
}

/**
 * Changes the language, remembers it on this device and tells every reader. Answers false, and changes nothing, when the
 * English words can not be fetched.
 */
export async function setLanguage(next: Language): Promise<boolean> {
  if (!(await hasWordsOf(next))) return false;
  language = next;
  remember(next);
  markDocument(next);
  for (const listener of listeners) listener();
  return true;
}

/**
 * Has the words of the current language ready and writes it to `<html lang>`, for line breaking and screen readers.
 * Await it once before the first render; without the English words the visit is Thai.
 */
export async function applyLanguage(): Promise<void> {
  if (!(await hasWordsOf(currentLanguage()))) language = 'th';
  markDocument(currentLanguage());
}

async function hasWordsOf(wanted: Language): Promise<boolean> {
  if (wanted === 'th') return true;
  try {
    await loadEnglish();
    return true;
  } catch {
    return false;
  }
}

export function subscribeToLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Thai unless the browser asks for English and for nothing but English. */
export function languageForVisitor(wanted: readonly string[]): Language {
  const onlyEnglish = wanted.length > 0 && wanted.every((tag) => tag.toLowerCase().startsWith('en'));
  return onlyEnglish ? 'en' : 'th';
}

function browserLanguages(): readonly string[] {
  return typeof navigator === 'undefined' ? [] : (navigator.languages ?? []);
}

// Storage may be refused (private windows, blocked cookies): the choice then lasts for this visit only.
function rememberedLanguage(): Language | null {
  try {
    const stored = localStorage.getItem(STORED_AS);
    return stored === 'th' || stored === 'en' ? stored : null;
  } catch {
    return null;
  }
}

function remember(next: Language): void {
  try {
    localStorage.setItem(STORED_AS, next);
  } catch {}
}

function markDocument(next: Language): void {
  if (typeof document !== 'undefined') document.documentElement.lang = next;
}
