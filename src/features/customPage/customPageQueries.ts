import { queryOptions } from '@tanstack/react-query';
import { customPage, listPages } from '../../contract/customPage.ts';
import { callServer } from '../../platform/callServer.ts';

/** Links to the pages that are published. */
export const pageLinksQuery = queryOptions({
  queryKey: ['pageLinks'],
  queryFn: ({ signal }) => callServer(listPages, {}, { signal }),
  staleTime: 5 * 60_000,
  meta: { keep: 'shared' },
});

/** A page of the shop's own words, by the end of its address. */
export const customPageQuery = (path: string) =>
  queryOptions({
    queryKey: ['customPage', path],
    queryFn: ({ signal }) => callServer(customPage, { params: { path } }, { signal }),
    staleTime: 60_000,
    meta: { keep: 'shared' },
  });
