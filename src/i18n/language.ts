import type { Language } from '../domain/localText.ts';
import { displayCookie, languageCookie } from '../domain/site/displayCookies.ts';
import { languageForVisitor } from './languageForVisitor.ts';
import { loadEnglish } from './loadEnglish.ts';

const STORED_AS = 'lanrian.language';
const listeners = new Set<() => void>();
let language: Language | null = null;

/** The language chosen by the person, that of the page as the server drew it, or the first guess; also outside components. */
export function currentLanguage(): Language {
  language ??= rememberedLanguage() ?? drawnLanguage() ?? languageForVisitor(browserLanguages());
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
  const drawn = drawnLanguage();
  // Chosen here before servers drew pages, or the cookie is gone.
  if (drawn !== null && drawn !== currentLanguage()) tellServer(currentLanguage());
  markDocument(currentLanguage());
}

/** In which language the server drew this page; `null` for the neutral document, whose language is nobody's choice. */
export function drawnLanguage(): Language | null {
  const drawn = typeof document === 'undefined' ? undefined : document.documentElement.dataset.drawn;
  return drawn === 'th' || drawn === 'en' ? drawn : null;
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
  tellServer(next);
  try {
    localStorage.setItem(STORED_AS, next);
  } catch {}
}

function tellServer(next: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the other way yet
  if (typeof document !== 'undefined') document.cookie = displayCookie(languageCookie, next);
}

function markDocument(next: Language): void {
  if (typeof document !== 'undefined') document.documentElement.lang = next;
}
