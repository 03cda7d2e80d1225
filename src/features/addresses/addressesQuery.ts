import { queryOptions } from '@tanstack/react-query';
import { listAddresses } from '../../contract/people/addresses.ts';
import { callServer } from '../../platform/net/callServer.ts';
import { persisted } from '../../platform/store/persisted.ts';
import { addressKeys } from './addressKeys.ts';

/** The buyer's own delivery addresses, the default first. Gone from the device at sign-out. */
export const addressesQuery = queryOptions({
  queryKey: addressKeys.own,
  queryFn: ({ signal }) => callServer(listAddresses, {}, { signal }),
  staleTime: 0,
  ...persisted.private,
});
