import { type ItemKind, idFromSlug } from '../catalogue/course.ts';

/** Addresses of public pages, for links, search engines and the sitemap. */
export const homePath = '/';
export const coursesPath = '/courses';
export const productsPath = '/products';
/** A category of courses or of products. */
export const categoryPath = (linkPath: string, kind: ItemKind = 'course'): string =>
  `${kind === 'course' ? coursesPath : productsPath}/${encodeURIComponent(linkPath)}`;
/** By the slug (`id-words`). */
export const coursePath = (slug: string): string => `/course/${encodeURIComponent(slug)}`;
/** Whether a course's address leads to its lectures (`?learn=true`). */
export const leadsToLectures = ({
  pathname,
  search,
}: {
  readonly pathname: string;
  readonly search: string;
}): boolean => pathname.startsWith('/course/') && new URLSearchParams(search).get('learn') === 'true';
export const productPath = (slug: string): string => `/product/${encodeURIComponent(slug)}`;
export const promotionPath = (promotionId: string): string => `/promotion/${encodeURIComponent(promotionId)}`;
/**
 * The identity of a page by its address: an item counts up to its id, because its words may be corrected while it is
 * shown.
 */
export const pageOf = (pathname: string): string =>
  /^\/(course|product)\//.test(pathname) ? idFromSlug(pathname) : pathname;
/** An order, by its token. */
export const orderPath = (token: string): string => `/order/${encodeURIComponent(token)}`;
/** A teacher, by id. */
export const teacherPath = (teacherId: string): string => `/teacher/${encodeURIComponent(teacherId)}`;
/** How to reach the shop. */
export const contactPath = '/contact';
/** A page of the shop's own words. */
export const customPagePath = (path: string): string => `/page/${encodeURIComponent(path)}`;
