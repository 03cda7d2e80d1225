import type { UseQueryResult } from '@tanstack/react-query';
import { persistedFormMessages } from '../../i18n/app/persistedForm.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { RetryNote } from '../../ui/notice/RetryNote.tsx';
import { Skeleton } from '../../ui/state/Skeleton.tsx';
import { useConnection } from '../../ui/state/useConnection.ts';

/** Placeholder of a section whose data is missing: loading, offline, or failed. */
export function OwnDataState({ query }: { query: Pick<UseQueryResult, 'isError' | 'isFetching' | 'refetch'> }) {
  const texts = useMessages(persistedFormMessages);
  const isAway = useConnection() !== 'online';
  if (isAway) return <p className="mut">{texts.notHere}</p>;
  if (!query.isError) return <Skeleton />;
  return (
    <RetryNote isBusy={query.isFetching} onRetry={() => void query.refetch()}>
      {texts.failed}
    </RetryNote>
  );
}
