import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { adminComments } from '../../../contract/catalogue/comment.ts';
import { type CommentState, commentStates } from '../../../domain/catalogue/comment.ts';
import { moderationMessages } from '../../../i18n/catalogue/moderation.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { Segmented } from '../../../ui/form/Segmented.tsx';
import { Note } from '../../../ui/notice/Note.tsx';
import { useSite } from '../../site/useSite.ts';
import { administrationKeys } from '../administrationKeys.ts';
import { ListScreen } from '../list/ListScreen.tsx';
import { readPage, useSearchInAddress, writePage } from '../list/useSearchInAddress.ts';
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

type CommentSearch = { readonly state: CommentState; readonly page: number };

const spelling = {
  read: (params: URLSearchParams): CommentSearch => ({
    state: commentStates.find((state) => state === params.get('state')) ?? 'reported',
    page: readPage(params),
  }),
  write: ({ state, page }: CommentSearch) => ({ state: state === 'reported' ? '' : state, page: writePage(page) }),
};

/** The comments under courses, with the accounts of the teachers who answer them. */
export function AdminComments() {
  const texts = useMessages(moderationMessages);
  const isOff = useSite()?.settings.commentsShown === false;
  const { search, change } = useSearchInAddress(spelling);
  const { state, page } = search;
  const query = useQuery(commentsQuery(state, page));
  const states = commentStates.map((value) => ({ value, label: texts.states[value] }));
  return (
    <>
      <ListScreen
        texts={{ ...texts, empty: texts.empty[state] }}
        query={query}
        note={isOff && <Note tone="here">{texts.off}</Note>}
        search={
          <Segmented
            legend={texts.which}
            value={state}
            onChoose={(next) => change({ state: next, page: 0 }, 'step')}
            choices={states}
          />
        }
        paging={{ page, pageSize, texts, onPage: (next) => change({ page: next }, 'step') }}
        listClass="stack stack-3"
      >
        {(comment) => <ModeratedLeaf comment={comment} />}
      </ListScreen>
      <AdminTeachers />
    </>
  );
}
