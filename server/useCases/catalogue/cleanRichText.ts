import sanitizeHtml from 'sanitize-html';
import { publicFilesPath } from '../../../src/contract/site/fileAddresses.ts';
import { customPagePath } from '../../../src/domain/site/pageAddress.ts';
import { paragraphsIn } from '../../../src/domain/site/richText.ts';
import { withinItself } from '../../../src/domain/writtenText.ts';

/** Stands for the shop's own address while addresses are read, whatever it is. */
const ownOrigin = 'https://own.invalid';
/** Where such pages stand, and none itself. */
const pagesWithoutName = customPagePath('');
const ownPicture = new RegExp(`^${publicFilesPath}/[A-Za-z0-9_-][A-Za-z0-9._-]*$`);
const schemes = ['https:', 'http:', 'mailto:', 'tel:'];

/** In CSS pixels, as the picture is. */
export type PictureSize = { readonly width: number; readonly height: number };
/** The size of a picture of the public store, by its name; asked only where the text says none. */
export type SizeOf = (name: string) => PictureSize | null;

const unknownSize: SizeOf = () => null;

/**
 * Typed HTML as it may be shown to anybody: an allow list of tags and attributes, nothing that runs, styles or names,
 * links that say where they lead, read from where such a page stands, and pictures of the shop's own public store only (the
 * policy of the pages loads no others). Text without tags becomes paragraphs, and none of it reaches beyond itself
 * (`withinItself`), also where signs are written by their numbers. Cleaning what is clean changes nothing.
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

/** What tags in an odd order have left is straight after one time more. */
const mostTimes = 5;

/** A second time takes apart what the first has put into each other, such as paragraphs in a paragraph. */
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

/**
 * Pictures that are not the shop's own, and what has neither a word nor a picture in it, however deep; of a link that leads
 * nowhere the tag alone.
 */
function nothings(): (frame: sanitizeHtml.IFrame) => boolean | 'excludeTag' {
  // Where the last stood that is something, though it is no text of what is around it.
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

/** Read as a browser reads it, so that no spelling of an address means something else there. */
const readAddress = (address: string | undefined, base: string): URL | null =>
  address === undefined || address.trim() === '' ? null : URL.parse(address, base);

/** Empty where it leads nowhere: what names a place in its own page does, since places have no names here. */
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
