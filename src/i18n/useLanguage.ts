import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Language } from '../domain/localText.ts';
import { currentLanguage, setLanguage, subscribeToLanguage } from './language.ts';

/** The language of one render on the server, which renders both at a time. */
export const DrawnLanguage = createContext<Language | null>(null);

/** The current language and the way to change it. */
export function useLanguage(): { language: Language; setLanguage: (next: Language) => Promise<boolean> } {
  const drawn = useContext(DrawnLanguage);
  const language = useSyncExternalStore(subscribeToLanguage, currentLanguage, () => drawn ?? currentLanguage());
  return { language, setLanguage };
}
