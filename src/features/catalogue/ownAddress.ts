import { useLayoutEffect } from 'react';
import { idFromSlug } from '../../domain/catalogue/course.ts';

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

/**
 * Where an item stands, of the address that led to it, if the words behind the id are others: an old link, or one that was
 * cut. `null` where it stands there, and where the address is of something else.
 */
export const rightAddress = (own: string, { pathname, search, hash }: Address): string | null =>
  pathname !== own && idFromSlug(pathname) === idFromSlug(own) ? own + search + hash : null;

/**
 * Puts the address of what is shown right, to be copied, kept and counted; nothing else happens. Before whatever reads it:
 * a page's view is noted in an effect.
 */
export function useOwnAddress(own: string): void {
  useLayoutEffect(() => {
    const right = rightAddress(own, location);
    if (right !== null) history.replaceState(history.state, '', right);
  }, [own]);
}
