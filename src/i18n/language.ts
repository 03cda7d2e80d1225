import type { Language } from '../domain/localText.ts';
import { displayCookie, languageCookie } from '../domain/site/displayCookies.ts';
import { languageForVisitor } from './languageForVisitor.ts';
import { loadEnglish } from './loadEnglish.ts';

const STORED_AS = 'lanrian.language';
const listeners = new Set<() => void>();
let language: Language | null = null;

/** The chosen language, the language of the rendered page, or the first guess; also outside components. */
export function currentLanguage(): Language {
  language ??= rememberedLanguage() ?? drawnLanguage() ?? languageForVisitor(browserLanguages());
  return language;
}

/**
 * Changes the language, stores it on the device and notifies readers. Answers false and changes nothing if the English
 * texts cannot be fetched.
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
 * Loads the texts of the current language and sets `<html lang>` for line breaking and screen readers. Await it once
 * before the first render; without the English texts the visit is Thai.
 */
export async function applyLanguage(): Promise<void> {
  if (!(await hasWordsOf(currentLanguage()))) language = 'th';
  const drawn = drawnLanguage();
  // The cookie is missing although a language was chosen.
  if (drawn !== null && drawn !== currentLanguage()) tellServer(currentLanguage());
  markDocument(currentLanguage());
}

/** The language of a server-rendered page; `null` for the neutral document. */
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

// Storage may be refused (private windows, blocked cookies): the choice then lasts for this visit.
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

/** An equal value would also make the browser compute every style again. */
function markDocument(next: Language): void {
  if (typeof document === 'undefined') return;
  const root = document.documentElement;
  if (root.lang !== next) root.lang = next;
}
