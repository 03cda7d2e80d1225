import type { ItemKind } from '../../domain/catalogue/course.ts';
import { links } from '../../ui/press/links.ts';
import { listAddress, plainSearch } from './listSearch.ts';

/** One kind of item, or both together. */
export type ListedKind = ItemKind | 'all';

/** The address of everything of a kind, or of what a keyword finds there. */
export const kindAddress = (kind: ListedKind, keyword = ''): string =>
  kind === 'all' ? links.search(keyword) : listAddress({ ...plainSearch(kind), keyword });
