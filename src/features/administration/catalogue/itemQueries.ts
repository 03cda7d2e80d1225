import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adminItem, adminItems } from '../../../contract/administration/adminItem.ts';
import type { ItemKind } from '../../../domain/catalogue/course.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { administrationKeys } from '../administrationKeys.ts';

export const itemsPageSize = 20;

export type ItemSearch = { readonly keyword: string; readonly kind: ItemKind | null; readonly page: number };

/** The shop's courses and products, shown or not; pages count from 0. */
export const adminItemsQuery = ({ keyword, kind, page }: ItemSearch) =>
  queryOptions({
    queryKey: administrationKeys.itemList({ keyword, kind, page }),
    queryFn: ({ signal }) =>
      callServer(
        adminItems,
        {
          query: {
            ...(keyword === '' ? {} : { keyword }),
            ...(kind === null ? {} : { kind }),
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
