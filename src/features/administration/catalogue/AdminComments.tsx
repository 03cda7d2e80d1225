import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminComments, type CommentState, commentStates } from '../../../contract/catalogue/comment.ts';
import { moderationMessages } from '../../../i18n/catalogue/moderation.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { Segmented } from '../../../ui/form/Segmented.tsx';
import { Note } from '../../../ui/notice/Note.tsx';
import { useSite } from '../../site/useSite.ts';
import { administrationKeys } from '../administrationKeys.ts';
import { ListScreen } from '../list/ListScreen.tsx';
import { AdminTeachers } from './AdminTeachers.tsx';
import { ModeratedLeaf } from './ModeratedLeaf.tsx';

const pageSize = 20;

const commentsQuery = (state: CommentState, page: number) =>
  queryOptions({
    queryKey: administrationKeys.commentPage(state, page),
    queryFn: ({ signal }) => callServer(adminComments, { query: { state, page: page + 1, pageSize } }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
    staleTime: 5_000,
  });

/** The comments under courses, with the accounts of the teachers who answer them. */
export function AdminComments() {
  const texts = useMessages(moderationMessages);
  const isOff = useSite()?.settings.commentsShown === false;
  const [state, setState] = useState<CommentState>('reported');
  const [page, setPage] = useState(0);
  const query = useQuery(commentsQuery(state, page));
  const choose = (next: CommentState) => {
    setState(next);
    setPage(0);
  };
  const states = commentStates.map((value) => ({ value, label: texts.states[value] }));
  return (
    <>
      <ListScreen
        texts={{ ...texts, empty: texts.empty[state] }}
        query={query}
        note={isOff && <Note tone="here">{texts.off}</Note>}
        search={<Segmented legend={texts.which} value={state} onChoose={choose} choices={states} />}
        paging={{ page, pageSize, texts, onPage: setPage }}
        listClass="stack stack-3"
      >
        {(comment) => <ModeratedLeaf comment={comment} />}
      </ListScreen>
      <AdminTeachers />
    </>
  );
}
