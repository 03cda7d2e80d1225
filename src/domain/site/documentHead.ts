import type { CourseDetail, ItemKind } from '../catalogue/course.ts';
import type { ProductDetail } from '../catalogue/product.ts';
import type { Rating } from '../catalogue/rating.ts';
import { type Language, type LocalText, textIn } from '../localText.ts';
import type { Currency } from '../pricing/currency.ts';
import { encodeMajor } from '../pricing/minorUnits.ts';
import { linkCards, shortDescription } from './linkCards.ts';
import { linkPictureAddress, linkPictureSize } from './linkPicture.ts';
import {
  categoryPath,
  contactPath,
  coursePath,
  coursesPath,
  customPagePath,
  homePath,
  productPath,
  productsPath,
  promotionPath,
  teacherPath,
} from './pageAddress.ts';
import type { RobotsRule, Sharing } from './sharing.ts';
import { courseData, type JsonLd, openPlans, productData, trailData } from './structuredData.ts';

/** A category as a page's head names it. */
export type HeadCategory = { readonly name: LocalText; readonly linkPath: string };

/** The subject of a page; the head omits what is missing. */
export type PageSubject =
  | { readonly kind: 'home' }
  | {
      readonly kind: 'list';
      readonly itemKind: ItemKind;
      readonly category: HeadCategory | null;
      /** From 1, in pages of the default size. */
      readonly page: number;
    }
  | {
      readonly kind: 'course';
      readonly course: CourseDetail;
      /** `null` without a review, and while the shop shows none. */
      readonly rating: Rating | null;
      readonly category: HeadCategory | null;
      readonly currency: Currency;
    }
  | {
      readonly kind: 'product';
      readonly product: ProductDetail;
      readonly category: HeadCategory | null;
      readonly currency: Currency;
    }
  | { readonly kind: 'promotion'; readonly id: string; readonly pictureUrl: string | null }
  | { readonly kind: 'teacher'; readonly id: string; readonly pictureUrl: string | null }
  | { readonly kind: 'contact' }
  /** `path` is the part after `/page/`. */
  | { readonly kind: 'custom'; readonly path: string; readonly pictureUrl: string | null };

/** The shop's texts and addresses for a head. */
export type HeadContext = {
  readonly language: Language;
  /** The public origin (`PUBLIC_URL`) without a trailing slash. */
  readonly publicUrl: string;
  readonly siteName: string;
  readonly words: { readonly home: string; readonly courses: string; readonly products: string };
};

/** Title and description of a page, without the site's name. */
export type PageWords = {
  readonly title: string;
  readonly description: string;
  /** False for personal pages, searches and missing pages. */
  readonly isListed: boolean;
};

/** The head of a page for search engines and shared links. */
export type DocumentHead = {
  readonly title: string;
  readonly description: string;
  readonly robots: RobotsRule | 'noindex';
  readonly keywords: string | null;
  /** Absolute; `null` if the page has no public address. */
  readonly canonical: string | null;
  /** Open Graph by `property`. */
  readonly openGraph: readonly (readonly [property: string, content: string])[];
  /** Twitter cards by `name`. */
  readonly twitter: readonly (readonly [name: string, content: string])[];
  /** Structured data (schema.org). */
  readonly jsonLd: readonly JsonLd[];
};

/** The title of a page, with the site's name behind it. */
const titleWith = (title: string, siteName: string): string => (title === '' ? siteName : `${title} · ${siteName}`);

/** The head of a page. A page without a subject is personal or missing: it has a title and is not listed. */
export function documentHead(words: PageWords, subject: PageSubject | null, context: HeadContext): DocumentHead {
  if (subject === null) return ownHead(words, context);
  switch (subject.kind) {
    case 'home':
      return homeHead(words, context);
    case 'list':
      return listHead(words, subject, context);
    case 'course':
      return courseHead(words, subject, context);
    case 'product':
      return productHead(words, subject, context);
    case 'promotion':
      return promotionHead(words, subject, context);
    case 'teacher':
      return teacherHead(words, subject, context);
    case 'contact':
      return contactHead(words, context);
    case 'custom':
      return customHead(words, subject, context);
  }
}

function ownHead({ title, description }: PageWords, { siteName }: HeadContext): DocumentHead {
  const none = { keywords: null, canonical: null, openGraph: [], twitter: [], jsonLd: [] };
  return { title: titleWith(title, siteName), description: shortDescription(description), robots: 'noindex', ...none };
}

function homeHead(words: PageWords, context: HeadContext): DocumentHead {
  const head = sharedHead(words, { path: homePath, pictureUrl: null, trail: [] }, context);
  const { publicUrl, siteName, language } = context;
  const site = { '@context': 'https://schema.org', '@type': 'WebSite', name: siteName, url: `${publicUrl}/` };
  return { ...head, jsonLd: [{ ...site, inLanguage: language }] };
}

/** The head of a list page; sort order and page size do not change its canonical address. */
function listHead(
  words: PageWords,
  { itemKind, category, page }: Extract<PageSubject, { kind: 'list' }>,
  context: HeadContext,
): DocumentHead {
  const root = rootOf(itemKind, context);
  const path = category === null ? root.path : categoryPath(category.linkPath, itemKind);
  const trail = category === null ? [root] : [root, { name: textIn(category.name, context.language), path }];
  const paged = page > 1 ? `${path}?page=${page}` : path;
  return sharedHead(words, { path: paged, pictureUrl: null, trail }, context);
}

function courseHead(
  words: PageWords,
  { course, rating, category, currency }: Extract<PageSubject, { kind: 'course' }>,
  context: HeadContext,
): DocumentHead {
  const path = coursePath(course.slug);
  const trail = [...categoryTrail('course', category, context), { name: textIn(course.title, context.language), path }];
  const { coverUrl: pictureUrl, sharing } = course;
  const head = sharedHead(words, { path, pictureUrl, trail, sharing, alt: course.coverAlt }, context);
  const data = courseData(course, { ...dataOf(head, currency, context), siteName: context.siteName, rating });
  return { ...head, jsonLd: [data, ...head.jsonLd] };
}

function productHead(
  words: PageWords,
  { product, category, currency }: Extract<PageSubject, { kind: 'product' }>,
  context: HeadContext,
): DocumentHead {
  const { language, publicUrl } = context;
  const path = productPath(product.slug);
  const trail = [...categoryTrail('product', category, context), { name: textIn(product.title, language), path }];
  const { coverUrl: pictureUrl, sharing } = product;
  const head = sharedHead(words, { path, pictureUrl, trail, sharing, alt: product.coverAlt, type: 'product' }, context);
  const price = openPlans(product.plans, currency)[0]?.prices[currency] ?? null;
  const priced = [
    ['product:price:amount', encodeMajor(price ?? 0).toFixed(2)],
    ['product:price:currency', currency],
  ] as const;
  const film = [
    ['og:video', absolute(product.video?.mp4Url ?? '', publicUrl)],
    ['og:video:type', 'video/mp4'],
  ] as const;
  const named = category === null ? null : textIn(category.name, language);
  return {
    ...head,
    openGraph: [...head.openGraph, ...(product.video === null ? [] : film), ...(price === null ? [] : priced)],
    jsonLd: [productData(product, { ...dataOf(head, currency, context), category: named }), ...head.jsonLd],
  };
}

function promotionHead(
  words: PageWords,
  { id, pictureUrl }: Extract<PageSubject, { kind: 'promotion' }>,
  context: HeadContext,
): DocumentHead {
  const path = promotionPath(id);
  return sharedHead(words, { path, pictureUrl, trail: [{ name: words.title, path }] }, context);
}

function teacherHead(
  words: PageWords,
  { id, pictureUrl }: Extract<PageSubject, { kind: 'teacher' }>,
  context: HeadContext,
): DocumentHead {
  const { publicUrl } = context;
  const path = teacherPath(id);
  const head = sharedHead(words, { path, pictureUrl, trail: [{ name: words.title, path }] }, context);
  const person = { '@context': 'https://schema.org', '@type': 'Person', name: words.title };
  const image = pictureUrl === null ? {} : { image: absolute(pictureUrl, publicUrl) };
  return { ...head, jsonLd: [{ ...person, url: absolute(path, publicUrl), ...image }, ...head.jsonLd] };
}

function contactHead(words: PageWords, context: HeadContext): DocumentHead {
  const trail = [{ name: words.title, path: contactPath }];
  return sharedHead(words, { path: contactPath, pictureUrl: null, trail }, context);
}

function customHead(
  words: PageWords,
  { path: name, pictureUrl }: Extract<PageSubject, { kind: 'custom' }>,
  context: HeadContext,
): DocumentHead {
  const path = customPagePath(name);
  return sharedHead(words, { path, pictureUrl, trail: [{ name: words.title, path }] }, context);
}

type TrailStep = { readonly name: string; readonly path: string };

type Shared = {
  readonly path: string;
  readonly pictureUrl: string | null;
  /** The breadcrumb from the second step to the page; the first is the home page. */
  readonly trail: readonly TrailStep[];
  readonly sharing?: Sharing;
  readonly alt?: LocalText;
  readonly type?: 'website' | 'product';
};

/** The shared part of every public head; an item's sharing texts override the screen's. */
function sharedHead(words: PageWords, shared: Shared, context: HeadContext): DocumentHead {
  const { language, publicUrl, siteName } = context;
  const { title } = words;
  const canonical = absolute(shared.path, publicUrl);
  const description = shortDescription(words.description);
  const own = { title: title === '' ? siteName : title, description, picture: shared.pictureUrl };
  const { facebook, twitter } = linkCards(own, shared.sharing, language);
  const meta = shared.sharing?.meta;
  const alt = shared.alt && textIn(shared.alt, language);
  return {
    title: titleWith(title, siteName),
    description,
    robots: words.isListed ? (meta?.robots ?? 'index,follow') : 'noindex',
    keywords: (meta?.keywords && textIn(meta.keywords, language)) || null,
    canonical,
    openGraph: [
      ['og:type', shared.type ?? 'website'],
      ['og:site_name', siteName],
      ['og:locale', language === 'th' ? 'th_TH' : 'en_US'],
      ['og:url', canonical],
      ['og:title', facebook.title],
      ['og:description', facebook.description],
      ...pictureTags(facebook.picture, shared.sharing?.facebook.image ? undefined : alt, publicUrl),
    ],
    twitter: [
      // The shop's logo is small and square.
      ['twitter:card', twitter.picture === null ? 'summary' : 'summary_large_image'],
      ['twitter:title', twitter.title],
      ['twitter:description', twitter.description],
      ['twitter:image', pictureOf(twitter.picture, publicUrl).address],
    ],
    jsonLd: shared.trail.length === 0 ? [] : [trailData([homeStep(context), ...shared.trail], publicUrl)],
  };
}

/** The shop's logo, for pages without a picture. */
const sitePicture = '/icons/icon-512.png';

/** The picture beside a link; `isCut`: in its standard size. */
function pictureOf(picture: string | null, publicUrl: string) {
  const cut = picture === null ? null : linkPictureAddress(picture);
  return { address: absolute(cut ?? picture ?? sitePicture, publicUrl), isCut: cut !== null };
}

function pictureTags(
  picture: string | null,
  alt: string | undefined,
  publicUrl: string,
): readonly (readonly [property: string, content: string])[] {
  const { address, isCut } = pictureOf(picture, publicUrl);
  const size = [
    ['og:image:type', 'image/jpeg'],
    ['og:image:width', String(linkPictureSize.width)],
    ['og:image:height', String(linkPictureSize.height)],
  ] as const;
  const words = picture !== null && alt ? [['og:image:alt', alt] as const] : [];
  return [['og:image', address], ...(isCut ? size : []), ...words];
}

const homeStep = ({ words }: HeadContext): TrailStep => ({ name: words.home, path: homePath });

const rootOf = (kind: ItemKind, { words }: HeadContext): TrailStep =>
  kind === 'course' ? { name: words.courses, path: coursesPath } : { name: words.products, path: productsPath };

const categoryTrail = (kind: ItemKind, category: HeadCategory | null, context: HeadContext): readonly TrailStep[] => [
  rootOf(kind, context),
  ...(category === null
    ? []
    : [{ name: textIn(category.name, context.language), path: categoryPath(category.linkPath, kind) }]),
];

const dataOf = ({ description, canonical, openGraph }: DocumentHead, currency: Currency, context: HeadContext) => ({
  ...{ language: context.language, publicUrl: context.publicUrl, currency, description, url: canonical ?? '' },
  pictureUrl: openGraph.find(([property]) => property === 'og:image')?.[1] ?? '',
});

const absolute = (address: string, publicUrl: string): string =>
  /^https?:\/\//.test(address) ? address : `${publicUrl}${address}`;
