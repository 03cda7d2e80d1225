import { queryOptions } from '@tanstack/react-query';
import { listSignInWays } from '../../contract/people/socialLogin.ts';
import { callServer } from '../../platform/net/callServer.ts';
import { persisted } from '../../platform/store/persisted.ts';
import { accountKeys } from './accountKeys.ts';

/** The person's sign-in providers. Deleted from the device at sign-out. */
export const signInWaysQuery = queryOptions({
  queryKey: accountKeys.signInWays,
  queryFn: ({ signal }) => callServer(listSignInWays, {}, { signal }),
  staleTime: 0,
  ...persisted.private,
});
