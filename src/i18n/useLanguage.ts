import { useSyncExternalStore } from 'react';
import type { Language } from '../domain/localText.ts';
import { currentLanguage, setLanguage, subscribeToLanguage } from './language.ts';

/** The current language and the way to change it. */
export function useLanguage(): { language: Language; setLanguage: (next: Language) => Promise<boolean> } {
  const language = useSyncExternalStore(subscribeToLanguage, currentLanguage, currentLanguage);
  return { language, setLanguage };
}
