import { queryOptions } from '@tanstack/react-query';
import { ownTaxData } from '../../contract/taxData.ts';
import { callServer } from '../../platform/callServer.ts';

/** The buyer's own tax data; `null` before it was saved. Gone from the device at sign-out. */
export const taxDataQuery = queryOptions({
  queryKey: ['taxData'] as const,
  queryFn: ({ signal }) => callServer(ownTaxData, {}, { signal }),
  staleTime: 0,
  meta: { keep: 'private' },
});
