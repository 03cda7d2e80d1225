import { queryOptions } from '@tanstack/react-query';
import { listSocialProviders } from '../../../contract/people/socialLogin.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { persisted } from '../../../platform/store/persisted.ts';
import { sessionKeys } from '../sessionKeys.ts';

/** The providers that the shop offers. Persisted, so that the offline note can name them. */
export const socialProvidersQuery = queryOptions({
  queryKey: sessionKeys.socialProviders,
  queryFn: ({ signal }) => callServer(listSocialProviders, {}, { signal }),
  staleTime: 5 * 60_000,
  ...persisted.shared,
});
