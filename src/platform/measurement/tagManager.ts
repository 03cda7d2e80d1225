import { pageFields } from '../../contract/site/dataLayer.ts';
import { loadScript } from '../net/loadScript.ts';

let isStarted = false;

/**
 * Whether a tag manager runs in this document, or was started. It reads every field, and cannot be stopped without leaving
 * the document.
 */
export const hasTagManager = (): boolean => isStarted || 'google_tag_manager' in window;

/** Starts Google Tag Manager with this container, once a document. Call it with consent only. */
export function startTagManager(containerId: string): void {
  if (isStarted) return;
  isStarted = true;
  window.dataLayer ??= [];
  window.dataLayer.push({ event: 'gtm.js', 'gtm.start': Date.now() });
  const address = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(containerId)}`;
  void loadScript(address, () => undefined);
}

/** Tells Google's tags the page's public address and title. Their own reading would include secrets of the address. */
export function nameMeasuredPage(address: string, title: string): void {
  if (isStarted) command('set', pageFields(address, title, location.origin));
}

/** Google's tags take a command only as the arguments of a call. */
function command(..._: readonly unknown[]): void {
  // biome-ignore lint/complexity/noArguments: a tag ignores an array
  window.dataLayer?.push(arguments);
}
