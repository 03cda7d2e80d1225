import { defaultPageSize } from '../site/interfaceConstants.ts';

/** More rows make a document slow; then the next page takes the place of the shown ones. */
export const mostFurther = 9;

/** The last page of a list; an empty one has one page, too. */
export const lastPage = (total: number, pageSize: number): number => Math.max(1, Math.ceil(total / pageSize));

/**
 * The page of the usual length that holds the first row of another page. It is the canonical address: pages of other
 * lengths repeat its rows. robots.txt forbids none of them: an engine must read a page to find its canonical address.
 */
export const usualPage = (page: number, pageSize: number): number =>
  Math.floor(((page - 1) * pageSize) / defaultPageSize) + 1;

/** Page numbers to link around the current one: first, last and neighbours; `null` is a gap. */
export function pagesAround(current: number, last: number): readonly (number | null)[] {
  const wanted = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last);
  const pages = [...new Set(wanted)].toSorted((a, b) => a - b);
  return pages.flatMap((page, place) => {
    const before = pages[place - 1];
    return before !== undefined && page - before > 1 ? [null, page] : [page];
  });
}
