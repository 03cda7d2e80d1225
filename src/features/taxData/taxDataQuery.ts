import { queryOptions } from '@tanstack/react-query';
import { ownTaxData } from '../../contract/people/taxData.ts';
import { callServer } from '../../platform/net/callServer.ts';
import { persisted } from '../../platform/store/persisted.ts';
import { taxDataKeys } from './taxDataKeys.ts';

/** The buyer's own tax data; `null` before it was saved. Gone from the device at sign-out. */
export const taxDataQuery = queryOptions({
  queryKey: taxDataKeys.own,
  queryFn: ({ signal }) => callServer(ownTaxData, {}, { signal }),
  staleTime: 0,
  ...persisted.private,
});
