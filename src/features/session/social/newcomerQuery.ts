import { queryOptions } from '@tanstack/react-query';
import { newcomer } from '../../../contract/people/socialLogin.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { sessionKeys } from '../sessionKeys.ts';

/** Whom a provider has just vouched for in this browser. Kept nowhere: the next one here may be somebody else. */
export const newcomerQuery = queryOptions({
  queryKey: sessionKeys.newcomer,
  queryFn: ({ signal }) => callServer(newcomer, {}, { signal }),
  staleTime: 0,
  gcTime: 0,
});
