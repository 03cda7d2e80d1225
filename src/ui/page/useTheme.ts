import { useSyncExternalStore } from 'react';
import { currentTheme, setTheme, subscribeToTheme, type Theme } from './theme.ts';

/** The chosen appearance and the way to change it. */
export function useTheme(): { theme: Theme; setTheme: (next: Theme) => void } {
  return { theme: useSyncExternalStore(subscribeToTheme, currentTheme, () => 'system'), setTheme };
}
