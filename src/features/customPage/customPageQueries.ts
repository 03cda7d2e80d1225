import { queryOptions } from '@tanstack/react-query';
import { customPage } from '../../contract/site/customPage.ts';
import { callServer } from '../../platform/net/callServer.ts';
import { persisted } from '../../platform/store/persisted.ts';
import { customPageKeys } from './customPageKeys.ts';

/** A custom page by its slug. */
export const customPageQuery = (path: string) =>
  queryOptions({
    queryKey: customPageKeys.page(path),
    queryFn: ({ signal }) => callServer(customPage, { params: { path } }, { signal }),
    staleTime: 60_000,
    ...persisted.shared,
  });
