import { type ItemKind, idFromSlug } from '../catalogue/course.ts';

/** Addresses of what everybody may see, as links, search engines and the list of all pages need them. */
export const homePath = '/';
export const coursesPath = '/courses';
export const productsPath = '/products';
/** A category of courses or of products. */
export const categoryPath = (linkPath: string, kind: ItemKind = 'course'): string =>
  `${kind === 'course' ? coursesPath : productsPath}/${encodeURIComponent(linkPath)}`;
/** By the last segment of its address (`id-words`). */
export const coursePath = (slug: string): string => `/course/${encodeURIComponent(slug)}`;
/** Whether a course's address leads on to its lectures (`?learn=true`): nobody stays there. */
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
 * What tells the page of an address from others: of a course or product all up to its id, for the words behind that may
 * be put right while it is shown.
 */
export const pageOf = (pathname: string): string =>
  /^\/(course|product)\//.test(pathname) ? idFromSlug(pathname) : pathname;
/** A page of the shop's own words. */
export const customPagePath = (path: string): string => `/page/${encodeURIComponent(path)}`;
