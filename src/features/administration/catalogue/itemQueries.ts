import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adminItem, adminItems } from '../../../contract/administration/adminItem.ts';
import type { ItemFilter } from '../../../domain/catalogue/storedItem.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { administrationKeys } from '../administrationKeys.ts';

export const itemsPageSize = 20;

/** Pages count from 0. */
export type ItemSearch = ItemFilter & { readonly keyword: string; readonly page: number };

/** The first page of all items. */
export const anyItem: ItemSearch = { keyword: '', kind: null, state: null, categoryId: null, page: 0 };

/** Whether the search leaves items out; its page does not count. */
export const isNarrowedSearch = ({ keyword, kind, state, categoryId }: ItemSearch): boolean =>
  keyword !== '' || kind !== null || state !== null || categoryId !== null;

/** The shop's courses and products, shown or not. */
export const adminItemsQuery = ({ keyword, kind, state, categoryId, page }: ItemSearch) =>
  queryOptions({
    queryKey: administrationKeys.itemList({ keyword, kind, state, categoryId, page }),
    queryFn: ({ signal }) =>
      callServer(
        adminItems,
        {
          query: {
            ...(keyword === '' ? {} : { keyword }),
            ...(kind === null ? {} : { kind }),
            ...(state === null ? {} : { state }),
            ...(categoryId === null ? {} : { category: categoryId }),
            ...{ page: page + 1, pageSize: itemsPageSize },
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  });

/** A catalogue item with its editable fields. */
export const adminItemQuery = (itemId: string) =>
  queryOptions({
    queryKey: administrationKeys.item(itemId),
    queryFn: ({ signal }) => callServer(adminItem, { params: { itemId } }, { signal }),
    staleTime: 5_000,
  });
