import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adminMedia, adminMedium } from '../../../contract/administration/medium.ts';
import { storageDetails } from '../../../contract/site/storage.ts';
import type { MediumKind } from '../../../domain/media/medium.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { administrationKeys } from '../administrationKeys.ts';

export const mediaPageSize = 20;

export type MediaSearch = { readonly keyword: string; readonly kind: MediumKind | null; readonly page: number };

/** The shop's uploaded files; pages count from 0. */
export const adminMediaQuery = ({ keyword, kind, page }: MediaSearch) =>
  queryOptions({
    queryKey: administrationKeys.mediaList({ keyword, kind, page }),
    queryFn: ({ signal }) =>
      callServer(
        adminMedia,
        {
          query: {
            ...(keyword === '' ? {} : { keyword }),
            ...(kind === null ? {} : { kind }),
            ...{ page: page + 1, pageSize: mediaPageSize },
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  });

export const adminMediumQuery = (mediumId: string) =>
  queryOptions({
    queryKey: administrationKeys.medium(mediumId),
    queryFn: ({ signal }) => callServer(adminMedium, { params: { mediumId } }, { signal }),
    staleTime: 5_000,
  });

/** The free space of the server, asked again after each upload. */
export const storageQuery = queryOptions({
  queryKey: administrationKeys.storage(),
  queryFn: ({ signal }) => callServer(storageDetails, {}, { signal }),
});
