import type { Language } from '../domain/localText.ts';

const STORED_AS = 'lanrian.language';
const listeners = new Set<() => void>();
let language: Language | null = null;

/** The language chosen by the person, or the first guess; readable outside components too. */
export function currentLanguage(): Language {
  language ??= rememberedLanguage() ?? languageForVisitor(browserLanguages());
  return language;
}

/** Changes the language at once, remembers it on this device and tells every reader. */
export function setLanguage(next: Language): void {
  language = next;
  remember(next);
  markDocument(next);
  for (const listener of listeners) listener();
}

/** Writes the current language to `<html lang>`, for line breaking and screen readers. Call once before the first render. */
export function applyLanguage(): void {
  markDocument(currentLanguage());
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
