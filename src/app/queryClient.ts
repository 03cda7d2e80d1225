import { MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { isPassing } from '../domain/passingStatus.ts';
import { CallFailed, isRefusedForGood, ServerUnreachable } from '../platform/net/callFailed.ts';
import { currentConnection } from '../platform/net/connection.ts';

const FRESH_FOR_MS = 60_000;
const CACHED_FOR_MS = 86_400_000;
const RETRIES = 2;

/** A refetch would replace the page that shows the refusal. */
const unlessRefused = ({ state }: Query<unknown, Error>): boolean => !isRefusedForGood(state.error);

type CallFailureHandler = (failure: unknown) => void;
let handleCallFailure: CallFailureHandler = () => {};

/** Handler of every failed call, for ended sessions and blocked accounts. Set once by the frame. */
export function onCallFailure(handler: CallFailureHandler): void {
  handleCallFailure = handler;
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (failure) => handleCallFailure(failure) }),
  mutationCache: new MutationCache({ onError: (failure) => handleCallFailure(failure) }),
  defaultOptions: {
    queries: {
      // Worker and cache answer offline; a paused query would show nothing.
      networkMode: 'offlineFirst',
      staleTime: FRESH_FOR_MS,
      gcTime: CACHED_FOR_MS,
      refetchOnReconnect: unlessRefused,
      refetchOnWindowFocus: unlessRefused,
      // Offline a retry would block the screen. The connection refetches instead.
      retry: (failures, failure) => failures < RETRIES && currentConnection() !== 'offline' && mayPass(failure),
    },
    mutations: { networkMode: 'offlineFirst', retry: false },
  },
});

/** Whether a failure may be temporary: a lost network or a server error, but no refusal and no defect. */
function mayPass(failure: unknown): boolean {
  // After a time-out no retry follows, to avoid two more waits.
  if (failure instanceof ServerUnreachable) return !(failure.cause instanceof DOMException);
  return failure instanceof CallFailed && isPassing(failure.status);
}

/** Whether a query failed without an answer. A refusal is an answer. */
export function hasFailed({ state }: Query): boolean {
  const failure = state.fetchFailureReason ?? state.error;
  return failure !== null && !isRefusedForGood(failure);
}
