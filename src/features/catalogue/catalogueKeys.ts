import type { ItemKind } from '../../domain/catalogue/course.ts';

const items = { course: 'courses', product: 'products' } as const satisfies Record<ItemKind, string>;

/** Query keys of lists, categories and light rows, and of the detail pages that continue a list. */
export const catalogueKeys = {
  categories: ['catalogue', 'categories'] as const,
  lists: (kind: ItemKind) => [items[kind], 'list'] as const,
  list: <Query>(kind: ItemKind, query: Query) => [...catalogueKeys.lists(kind), query] as const,
  detail: (kind: ItemKind, id: string) => [items[kind], 'detail', id] as const,
  /** `revision`: the persisted catalogue that answered. */
  deviceList: <Search>(search: Search, revision: number) => ['device', 'list', search, revision] as const,
  deviceListing: (id: string) => ['device', 'listing', id] as const,
};
