import type { Language } from '../../domain/localText.ts';
import { type HeadTag, headTags } from '../../domain/site/headTags.ts';
import { headOf } from './headOf.ts';
import type { PageHead } from './pageRendering.ts';

const ours = [
  ...['meta[name=description]', 'meta[name=robots]', 'meta[name=keywords]', 'meta[name^="twitter:"]'],
  ...['meta[property^="og:"]', 'meta[property^="product:"]', 'link[rel=canonical]'],
  'script[type="application/ld+json"]',
].join();

/** Replaces the head of the former page. */
export function writeHead(told: PageHead, language: Language): void {
  const tags = headTags(headOf(told, language, publicUrl()));
  for (const former of document.head.querySelectorAll(ours)) former.remove();
  for (const tag of tags) {
    if (tag.name === 'title') document.title = tag.text;
    else document.head.append(elementOf(tag));
  }
}

let knownOrigin: string | null = null;

/** The server's own public address; another host name is not for sharing. */
function publicUrl(): string {
  const canonical = document.head.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (canonical) knownOrigin ??= new URL(canonical.href).origin;
  return knownOrigin ?? location.origin;
}

function elementOf({ name, attributes, text }: HeadTag): HTMLElement {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.textContent = text;
  return element;
}
