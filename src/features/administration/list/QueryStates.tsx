import type { UseQueryResult } from '@tanstack/react-query';
import { useFailureText } from '../../../ui/notice/useFailureText.ts';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { OfflineState } from '../../../ui/state/OfflineState.tsx';
import { Loading } from '../../../ui/state/Skeleton.tsx';
import { useConnection } from '../../../ui/state/useConnection.ts';

/** Placeholder of a missing answer: loading, offline, or failed. */
export function QueryStates({
  query: { data, error, refetch },
  failed,
  needsNetwork,
}: {
  query: UseQueryResult<unknown>;
  failed: string;
  needsNetwork: string;
}) {
  const failureText = useFailureText();
  const isAway = useConnection() !== 'online';
  const retry = () => void refetch();
  if (data !== undefined) return null;
  if (isAway) return <OfflineState body={needsNetwork} onRetry={retry} />;
  if (error) return <ErrorState title={failed} body={failureText(error)} onRetry={retry} />;
  return <Loading />;
}
