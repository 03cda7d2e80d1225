import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { CallFailed, ServerUnreachable } from '../platform/callFailed.ts';
import { currentConnection } from '../platform/connection.ts';

const FRESH_FOR_MS = 60_000;
const KEPT_FOR_MS = 86_400_000;
const RETRIES = 2;

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
      // Without a network a retry would only wait for one, and the screen with it; the connection asks again instead.
      retry: (failures, failure) => failures < RETRIES && currentConnection() !== 'offline' && mayPass(failure),
    },
    mutations: { networkMode: 'offlineFirst', retry: false },
  },
});

/** A lost network or a stumbling server may be over in a moment; a refusal or a defect will not be. */
function mayPass(failure: unknown): boolean {
  if (failure instanceof ServerUnreachable) return true;
  return failure instanceof CallFailed && (failure.status >= 500 || failure.status === 408 || failure.status === 429);
}
