import { displayCookie, themeCookie } from '../../domain/site/displayCookies.ts';

/** `system` follows the device. */
export type Theme = 'system' | 'light' | 'dark';

const STORED_AS = 'lanrian.theme';
const barColour = { light: '#0b5d45', dark: '#08110d' };
const listeners = new Set<() => void>();
let theme: Theme | null = null;

export function currentTheme(): Theme {
  theme ??= rememberedTheme();
  return theme;
}

export function setTheme(next: Theme): void {
  theme = next;
  try {
    localStorage.setItem(STORED_AS, next);
  } catch {}
  applyTheme();
  for (const listener of listeners) listener();
}

export function subscribeToTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sets the theme of the document and the browser's bar. Call once before the first render. */
export function applyTheme(): void {
  const chosen = currentTheme();
  // The server renders the next page in it.
  if ((document.documentElement.dataset.theme ?? 'system') !== chosen) {
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the other way yet
    document.cookie = displayCookie(themeCookie, chosen === 'system' ? null : chosen);
  }
  if (chosen === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = chosen;

  for (const tag of document.head.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = tag.media.includes('dark') ? 'dark' : 'light';
    tag.content = barColour[chosen === 'system' ? own : chosen];
  }
}

function rememberedTheme(): Theme {
  try {
    const stored = localStorage.getItem(STORED_AS);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}
