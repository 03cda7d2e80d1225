import { queryOptions } from '@tanstack/react-query';
import { postcodePlaces } from '../../contract/people/addresses.ts';
import { callServer } from '../../platform/net/callServer.ts';
import { addressKeys } from './addressKeys.ts';

/** The places of a postcode; asked for as soon as it is whole. */
export const postcodePlacesQuery = (postcode: string) =>
  queryOptions({
    queryKey: addressKeys.placesOf(postcode),
    queryFn: ({ signal }) => callServer(postcodePlaces, { params: { postcode } }, { signal }),
    enabled: /^[0-9]{5}$/.test(postcode),
    staleTime: Number.POSITIVE_INFINITY,
  });
