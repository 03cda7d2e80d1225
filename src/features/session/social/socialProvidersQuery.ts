import { queryOptions } from '@tanstack/react-query';
import { listSocialProviders } from '../../../contract/people/socialLogin.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { sessionKeys } from '../sessionKeys.ts';

/** Whom the shop lets vouch for people. Kept on the device, so that it can say without a network what is missing. */
export const socialProvidersQuery = queryOptions({
  queryKey: sessionKeys.socialProviders,
  queryFn: ({ signal }) => callServer(listSocialProviders, {}, { signal }),
  staleTime: 5 * 60_000,
  meta: { keep: 'shared' },
});
