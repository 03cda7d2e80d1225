/**
 * What a browser is as far as installing goes, which no feature of the web tells: where its menu stands, and whether it
 * can install anything at all. The browsers inside other apps cannot.
 */
export type BrowserKind =
  /** The browser inside LINE, which opens another one when an address asks for it. */
  | 'line'
  /** The browser inside Facebook, Instagram, TikTok and the like. */
  | 'inApp'
  /** Safari on iPhone and iPad. */
  | 'iosSafari'
  /** Other browsers on iPhone and iPad, which install from their share menu, too. */
  | 'iosOther'
  | 'androidChromium'
  | 'androidFirefox'
  | 'desktopChromium'
  /** Safari on a Mac. */
  | 'macSafari'
  | 'desktopFirefox';

/** What a browser says of itself. An iPad says that it is a Mac, and only its fingers tell. */
export type BrowserSigns = { readonly userAgent: string; readonly touchPoints: number };

const line = /\bLine\//i;
const otherApp =
  /FBAN|FBAV|FB_IAB|Instagram|MessengerForiOS|musical_ly|TikTok|BytedanceWebview|Twitter|MicroMessenger|Snapchat|Pinterest\/|; wv\)/i;
const iosBrowser = /\b(CriOS|FxiOS|EdgiOS|OPiOS|OPT|DuckDuckGo|GSA|Brave|YaBrowser)\b/;

/** The one place that reads a user agent. */
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

/** A page inside an app has no word of Safari; the app on the home screen has none either and never asks this. */
function iosKind(userAgent: string): BrowserKind {
  if (iosBrowser.test(userAgent)) return 'iosOther';
  return /Safari\//.test(userAgent) ? 'iosSafari' : 'inApp';
}

/** What this browser is. */
export const currentBrowser = (): BrowserKind =>
  browserKind({ userAgent: navigator.userAgent, touchPoints: navigator.maxTouchPoints });

/** On iPhone and iPad the installed app has storage of its own. */
export const isIosDevice = (): boolean =>
  isIos({ userAgent: navigator.userAgent, touchPoints: navigator.maxTouchPoints });
