import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { listSessions } from '../../contract/people/deviceSessions.ts';
import { callServer } from '../../platform/net/callServer.ts';
import { persisted } from '../../platform/store/persisted.ts';
import { accountKeys } from './accountKeys.ts';

/** The person's sign-ins. Deleted from the device at sign-out. */
export const sessionsQuery = queryOptions({
  queryKey: accountKeys.sessions,
  queryFn: ({ signal }) => callServer(listSessions, {}, { signal }),
  staleTime: 0,
  ...persisted.private,
});

/** Refetches the sign-ins after another action has ended some. */
export function useEndedSessions(): () => void {
  const client = useQueryClient();
  return useCallback(() => void client.invalidateQueries({ queryKey: sessionsQuery.queryKey }), [client]);
}
