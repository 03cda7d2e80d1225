import { queryOptions } from '@tanstack/react-query';
import { adminPages } from '../../../contract/site/customPage.ts';
import { callServer } from '../../../platform/net/callServer.ts';

/** All pages of the shop, drafts too. */
export const adminPagesQuery = queryOptions({
  queryKey: ['adminPages'],
  queryFn: ({ signal }) => callServer(adminPages, {}, { signal }),
  staleTime: 5_000,
});
