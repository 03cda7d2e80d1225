import { queryOptions } from '@tanstack/react-query';
import { newcomer } from '../../../contract/people/socialLogin.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { sessionKeys } from '../sessionKeys.ts';

/** The provider account that was just verified in this browser. Not persisted: the next user may be another person. */
export const newcomerQuery = queryOptions({
  queryKey: sessionKeys.newcomer,
  queryFn: ({ signal }) => callServer(newcomer, {}, { signal }),
  staleTime: 0,
  gcTime: 0,
});
