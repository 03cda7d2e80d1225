import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminComments, type CommentState, commentStates } from '../../../contract/catalogue/comment.ts';
import { moderationMessages } from '../../../i18n/catalogue/moderation.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { Segmented } from '../../../ui/form/Segmented.tsx';
import { Note } from '../../../ui/notice/Note.tsx';
import { useFailureText } from '../../../ui/notice/useFailureText.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { OfflineState } from '../../../ui/state/OfflineState.tsx';
import { Loading } from '../../../ui/state/Skeleton.tsx';
import { useConnection } from '../../../ui/state/useConnection.ts';
import { useSite } from '../../site/useSite.ts';
import { Pager } from '../list/Pager.tsx';
import { AdminTeachers } from './AdminTeachers.tsx';
import { ModeratedLeaf } from './ModeratedLeaf.tsx';

const pageSize = 20;

const commentsQuery = (state: CommentState, page: number) =>
  queryOptions({
    queryKey: ['adminComments', state, page],
    queryFn: ({ signal }) => callServer(adminComments, { query: { state, page: page + 1, pageSize } }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
    staleTime: 5_000,
  });

/** What people wrote under courses: what was reported first. */
export function AdminComments() {
  const texts = useMessages(moderationMessages);
  const failureText = useFailureText();
  const isAway = useConnection() !== 'online';
  const isOff = useSite()?.settings.commentsShown === false;
  const [state, setState] = useState<CommentState>('reported');
  const [page, setPage] = useState(0);
  const { data, error, refetch } = useQuery(commentsQuery(state, page));
  const retry = () => void refetch();
  return (
    <>
      <header className="stack stack-2">
        <h1>{texts.title}</h1>
        <p className="read">{texts.body}</p>
        {isOff && <Note tone="here">{texts.off}</Note>}
      </header>
      <Segmented
        legend={texts.which}
        value={state}
        onChoose={(next) => {
          setState(next);
          setPage(0);
        }}
        choices={commentStates.map((value) => ({ value, label: texts.states[value] }))}
      />
      {data === undefined && isAway && <OfflineState body={texts.needsNetwork} onRetry={retry} />}
      {data === undefined && !isAway && error && (
        <ErrorState title={texts.failed} body={failureText(error)} onRetry={retry} />
      )}
      {data === undefined && !isAway && !error && <Loading />}
      {data?.rows.length === 0 && <EmptyState {...texts.empty[state]} />}
      {data !== undefined && data.rows.length > 0 && (
        <ul className="stack stack-3">
          {data.rows.map((comment) => (
            <li key={comment.id}>
              <ModeratedLeaf comment={comment} />
            </li>
          ))}
        </ul>
      )}
      {data && <Pager page={page} total={data.total} pageSize={pageSize} texts={texts} onPage={setPage} />}
      <AdminTeachers />
    </>
  );
}
