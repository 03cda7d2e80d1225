import type { UseQueryResult } from '@tanstack/react-query';
import { persistedFormMessages } from '../../i18n/app/persistedForm.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { RetryNote } from '../../ui/notice/RetryNote.tsx';
import { Skeleton } from '../../ui/state/Skeleton.tsx';
import { useConnection } from '../../ui/state/useConnection.ts';

/** What stands in a part of a page while its data is not there: not yet, not without a network, or not at all. */
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
