import sanitizeHtml from 'sanitize-html';
import { publicFilesPath } from '../../../src/contract/site/fileAddresses.ts';
import { customPagePath } from '../../../src/domain/site/pageAddress.ts';
import { paragraphsIn } from '../../../src/domain/site/richText.ts';
import { withinItself } from '../../../src/domain/writtenText.ts';

/** A placeholder origin for parsing addresses. */
const ownOrigin = 'https://own.invalid';
/** The folder of custom pages. */
const pagesWithoutName = customPagePath('');
const ownPicture = new RegExp(`^${publicFilesPath}/[A-Za-z0-9_-][A-Za-z0-9._-]*$`);
const schemes = ['https:', 'http:', 'mailto:', 'tel:'];

/** In CSS pixels. */
export type PictureSize = { readonly width: number; readonly height: number };
/** The size of a picture in the public store by name; asked only if the text gives none. */
export type SizeOf = (name: string) => PictureSize | null;

const unknownSize: SizeOf = () => null;

/**
 * Cleans typed HTML, idempotently: an allow list of tags and attributes, links from the page's address, pictures of the
 * public store. Plain text becomes paragraphs; direction marks are closed (`withinItself`).
 */
export function cleanRichText(typed: string, sizeOf: SizeOf = unknownSize): string {
  let html = typed;
  for (let times = 0; times < mostTimes; times += 1) {
    const cleaner = cleanOnce(withinItself(cleanOnce(html, sizeOf)), sizeOf);
    if (cleaner === html) break;
    html = cleaner;
  }
  return html;
}

/** Oddly nested tags are clean after one more pass. */
const mostTimes = 5;

/** A second pass separates elements that the first nested, such as paragraphs in a paragraph. */
const cleanOnce = (html: string, sizeOf: SizeOf): string => cleanTags(paragraphsIn(html), sizeOf);

const cleanTags = (html: string, sizeOf: SizeOf): string =>
  sanitizeHtml(html, {
    allowedTags: [
      ...['p', 'br', 'h2', 'h3', 'strong', 'em', 'u', 's', 'sub', 'sup', 'ul', 'ol', 'li', 'blockquote', 'a', 'img'],
      ...['figure', 'figcaption', 'hr', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
    ],
    allowedAttributes: {
      a: ['href', 'rel', 'target'],
      img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
      th: ['scope'],
    },
    allowedSchemes: schemes.map((scheme) => scheme.slice(0, -1)),
    allowProtocolRelative: false,
    enforceHtmlBoundary: false,
    nestingLimit: 30,
    parseStyleAttributes: false,
    transformTags: {
      h1: 'h2',
      h4: 'h3',
      h5: 'h3',
      h6: 'h3',
      b: 'strong',
      i: 'em',
      div: 'p',
      a: (tagName, { href }) => ({ tagName, attribs: linkTo(href) }),
      img: (tagName, attributes) => ({ tagName, attribs: pictureOf(attributes, sizeOf) }),
    },
    exclusiveFilter: nothings(),
  }).trim();

const needsSomething: ReadonlySet<string> = new Set(['p', 'h2', 'h3', 'table']);

/** Foreign pictures and empty elements are removed; a dead link loses its tag only. */
function nothings(): (frame: sanitizeHtml.IFrame) => boolean | 'excludeTag' {
  // Index of the last element with content.
  let last = -1;
  return ({ tag, attribs, text, tagPosition }) => {
    if (tag === 'img') {
      if (attribs.src === undefined) return true;
      last = tagPosition;
      return false;
    }
    if (tag === 'a' && attribs.href === undefined) {
      if (text.trim() !== '') last = tagPosition;
      return 'excludeTag';
    }
    return needsSomething.has(tag) && text.trim() === '' && last < tagPosition;
  };
}

/** Parsed like a browser, so that no spelling means another address there. */
const readAddress = (address: string | undefined, base: string): URL | null =>
  address === undefined || address.trim() === '' ? null : URL.parse(address, base);

/** '' for a dead link, such as an anchor, because pages have no ids. */
function linkTo(href: string | undefined): Record<string, string> {
  if (/^[\s\p{Cc}]*[#?]/u.test(href ?? '')) return {};
  const url = readAddress(href, ownOrigin + pagesWithoutName);
  if (url === null || !schemes.includes(url.protocol)) return {};
  if (url.origin === ownOrigin && url.pathname === pagesWithoutName) return {};
  if (url.origin === ownOrigin) return { href: url.pathname + url.search + url.hash };
  return url.protocol.startsWith('http')
    ? { href: url.href, rel: 'noopener noreferrer', target: '_blank' }
    : { href: url.href };
}

function pictureOf(
  { src, alt, width, height }: Readonly<Record<string, string>>,
  sizeOf: SizeOf,
): Record<string, string> {
  const url = readAddress(src, ownOrigin);
  if (url === null || url.origin !== ownOrigin || !ownPicture.test(url.pathname)) return {};
  return {
    src: url.pathname,
    alt: alt ?? '',
    ...(sizeIn(width, height) ?? sizeIn(...numbersOf(sizeOf(url.pathname.slice(publicFilesPath.length + 1))))),
    loading: 'lazy',
    decoding: 'async',
  };
}

const side = /^[1-9]\d{0,3}$/;
const sizeIn = (width = '', height = '') => (side.test(width) && side.test(height) ? { width, height } : null);
const numbersOf = (size: PictureSize | null): [width?: string, height?: string] =>
  size === null ? [] : [String(size.width), String(size.height)];
