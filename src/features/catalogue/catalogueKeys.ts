import type { ItemKind } from '../../domain/catalogue/course.ts';
import { deviceKey } from '../device/deviceKey.ts';

const items = { course: 'courses', product: 'products' } as const satisfies Record<ItemKind, string>;

/** Query keys of lists, categories and light rows, and of the detail pages that continue a list. */
export const catalogueKeys = {
  /** The public keys of the catalogue. */
  shared: [['catalogue'], [items.course], [items.product]] as const,
  categories: ['catalogue', 'categories'] as const,
  promotions: ['promotions'] as const,
  lists: (kind: ItemKind) => [items[kind], 'list'] as const,
  list: <Query>(kind: ItemKind, query: Query) => [...catalogueKeys.lists(kind), query] as const,
  detail: (kind: ItemKind, id: string) => [items[kind], 'detail', id] as const,
  /** `revision`: the persisted catalogue that answered. */
  deviceList: <Search>(search: Search, revision: number) => [...deviceKey, 'list', search, revision] as const,
  suggestions: (keyword: string, revision: number) => [...deviceKey, 'suggestions', keyword, revision] as const,
  deviceListing: (id: string) => [...deviceKey, 'listing', id] as const,
};
