/**
 * A browser's install abilities that no feature test shows: its menu, and whether it can install. In-app browsers
 * cannot.
 */
export type BrowserKind =
  /** LINE's browser, which can open another one. */
  | 'line'
  /** Browsers inside Facebook, Instagram, TikTok and the like. */
  | 'inApp'
  /** Safari on iPhone and iPad. */
  | 'iosSafari'
  /** Other browsers on iPhone and iPad; they install from their share menu. */
  | 'iosOther'
  | 'androidChromium'
  | 'androidFirefox'
  | 'desktopChromium'
  /** Safari on a Mac. */
  | 'macSafari'
  | 'desktopFirefox';

/** The facts about a browser. An iPad claims to be a Mac; touch points tell them apart. */
export type BrowserSigns = { readonly userAgent: string; readonly touchPoints: number };

const line = /\bLine\//i;
const otherApp =
  /FBAN|FBAV|FB_IAB|Instagram|MessengerForiOS|musical_ly|TikTok|BytedanceWebview|Twitter|MicroMessenger|Snapchat|Pinterest\/|; wv\)/i;
const iosBrowser = /\b(CriOS|FxiOS|EdgiOS|OPiOS|OPT|DuckDuckGo|GSA|Brave|YaBrowser)\b/;

/** The only reader of the user agent. */
export function browserKind({ userAgent, touchPoints }: BrowserSigns): BrowserKind {
  if (line.test(userAgent)) return 'line';
  if (otherApp.test(userAgent)) return 'inApp';
  if (isIos({ userAgent, touchPoints })) return iosKind(userAgent);
  const isFirefox = /Firefox\//.test(userAgent);
  if (/Android/.test(userAgent)) return isFirefox ? 'androidFirefox' : 'androidChromium';
  if (isFirefox) return 'desktopFirefox';
  return /Safari\//.test(userAgent) && !/Chrom(e|ium)\//.test(userAgent) ? 'macSafari' : 'desktopChromium';
}

const isIos = ({ userAgent, touchPoints }: BrowserSigns): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);

/** In-app pages lack "Safari"; so does the installed app, which never asks this. */
function iosKind(userAgent: string): BrowserKind {
  if (iosBrowser.test(userAgent)) return 'iosOther';
  return /Safari\//.test(userAgent) ? 'iosSafari' : 'inApp';
}

/** The current browser's kind. */
export const currentBrowser = (): BrowserKind =>
  browserKind({ userAgent: navigator.userAgent, touchPoints: navigator.maxTouchPoints });

/** iPhone and iPad give the installed app its own storage. */
export const isIosDevice = (): boolean =>
  isIos({ userAgent: navigator.userAgent, touchPoints: navigator.maxTouchPoints });
