import { useLayoutEffect } from 'react';
import { idFromSlug } from '../../domain/catalogue/course.ts';

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

/**
 * The canonical path of an item, if the address has another slug (old or truncated). `null` if it is canonical already,
 * or belongs to another item.
 */
export const rightAddress = (own: string, { pathname, search, hash }: Address): string | null =>
  pathname !== own && idFromSlug(pathname) === idFromSlug(own) ? own + search + hash : null;

/**
 * Replaces the address by the canonical one, for copies, bookmarks and counting. Runs before effects that read the
 * address.
 */
export function useOwnAddress(own: string): void {
  useLayoutEffect(() => {
    const right = rightAddress(own, location);
    if (right !== null) history.replaceState(history.state, '', right);
  }, [own]);
}
