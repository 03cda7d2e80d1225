import { queryOptions } from '@tanstack/react-query';
import { ownProfile } from '../../contract/people/profile.ts';
import { callServer } from '../../platform/net/callServer.ts';
import { persisted } from '../../platform/store/persisted.ts';
import { accountKeys } from './accountKeys.ts';

/** The profile of the signed-in person. Deleted from the device at sign-out. */
export const profileQuery = queryOptions({
  queryKey: accountKeys.profile,
  queryFn: ({ signal }) => callServer(ownProfile, {}, { signal }),
  staleTime: 0,
  ...persisted.private,
});
