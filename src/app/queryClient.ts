import { MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { isPassing } from '../domain/passingStatus.ts';
import { CallFailed, isRefusedForGood, ServerUnreachable } from '../platform/net/callFailed.ts';
import { currentConnection } from '../platform/net/connection.ts';

const FRESH_FOR_MS = 60_000;
const KEPT_FOR_MS = 86_400_000;
const RETRIES = 2;

/** A page that says what is not there would be taken away and drawn again for each question. */
const unlessRefused = ({ state }: Query<unknown, Error>): boolean => !isRefusedForGood(state.error);

type CallFailureHandler = (failure: unknown) => void;
let handleCallFailure: CallFailureHandler = () => {};

/**
 * The one place that meets every failed call, whichever screen made it: a session that ended, an account without access.
 * Set once by the frame.
 */
export function onCallFailure(handler: CallFailureHandler): void {
  handleCallFailure = handler;
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (failure) => handleCallFailure(failure) }),
  mutationCache: new MutationCache({ onError: (failure) => handleCallFailure(failure) }),
  defaultOptions: {
    queries: {
      // The worker and the kept data answer without a network; a paused query would show nothing.
      networkMode: 'offlineFirst',
      staleTime: FRESH_FOR_MS,
      gcTime: KEPT_FOR_MS,
      refetchOnReconnect: unlessRefused,
      refetchOnWindowFocus: unlessRefused,
      // Without a network a retry would only wait for one, and the screen with it; the connection asks again instead.
      retry: (failures, failure) => failures < RETRIES && currentConnection() !== 'offline' && mayPass(failure),
    },
    mutations: { networkMode: 'offlineFirst', retry: false },
  },
});

/** A lost network or a stumbling server may be over in a moment; a refusal or a defect will not be. */
function mayPass(failure: unknown): boolean {
  // Whoever waited for a whole time-out is not kept waiting for two more.
  if (failure instanceof ServerUnreachable) return !(failure.cause instanceof DOMException);
  return failure instanceof CallFailed && isPassing(failure.status);
}

/** What failed for want of an answer; a refusal is one. */
export function hasFailed({ state }: Query): boolean {
  const failure = state.fetchFailureReason ?? state.error;
  return failure !== null && !isRefusedForGood(failure);
}
