import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CommentThread } from '../../domain/catalogue/comment.ts';
import { uiMessages } from '../../i18n/app/ui.ts';
import { commentMessages } from '../../i18n/catalogue/comment.ts';
import { reviewMessages } from '../../i18n/catalogue/review.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Note } from '../../ui/notice/Note.tsx';
import { RetryNote } from '../../ui/notice/RetryNote.tsx';
import { Button } from '../../ui/press/Button.tsx';
import { SkeletonRows } from '../../ui/state/Skeleton.tsx';
import { useConnection } from '../../ui/state/useConnection.ts';
import { greyPatienceMs, usePassed } from '../../ui/state/usePassed.ts';
import { CommentFields } from './CommentFields.tsx';
import { CommentLeaf, useAuthorName } from './CommentLeaf.tsx';
import { threadPageSize, threadsQuery } from './commentQueries.ts';
import type { Standing } from './standing.ts';
import { useCommentForm } from './useCommentForm.ts';

/** The questions or reviews of a course with their answers, loaded page by page. */
export function CommentThreads({ standing }: { standing: Standing }) {
  const [pages, setPages] = useState(1);
  return (
    <div className="stack">
      {Array.from({ length: pages }, (_, before) => (
        <ThreadPage
          // biome-ignore lint/suspicious/noArrayIndexKey: a page has no id but its number
          key={before}
          page={before + 1}
          standing={standing}
          onMore={before + 1 === pages ? () => setPages(pages + 1) : null}
        />
      ))}
    </div>
  );
}

/** The words of the list. */
function useThreadTexts({ reviews }: Pick<Standing, 'reviews'>) {
  const { list } = useMessages(reviewMessages);
  const questions = useMessages(commentMessages);
  return reviews === null ? { ...questions, answerOf: questions.answer.openOf } : list;
}

/** One page of the list, or the reason why it is missing. */
function ThreadPage({
  page,
  standing,
  onMore,
}: {
  page: number;
  standing: Standing;
  /** Undefined where another page follows. */
  onMore: (() => void) | null;
}) {
  const texts = useThreadTexts(standing);
  const format = useFormat();
  const isAway = useConnection() !== 'online';
  const client = useQueryClient();
  const [attempt, setAttempt] = useState(1);
  const query = threadsQuery(standing.courseId, page, standing.isLimited, standing.reviews);
  const { data, isError, isFetching, refetch, dataUpdatedAt } = useQuery(query);
  const tryAgain = async () => {
    setAttempt(attempt + 1);
    // Otherwise the refetch would wait for the hanging call again.
    await client.cancelQueries({ queryKey: query.queryKey });
    await refetch();
  };
  if (data === undefined) {
    return (
      <MissingThreads
        key={attempt}
        texts={texts}
        isAway={isAway}
        isFailed={isError}
        isBusy={isError && isFetching}
        onRetry={() => void tryAgain()}
      />
    );
  }
  // The person's own review stands above the list.
  const rows = data.rows.filter(({ id }) => id !== standing.own?.review?.id);
  return (
    <>
      {page === 1 && isAway && <Note icon="offline">{texts.cachedAt(format.dateTime(dataUpdatedAt))}</Note>}
      {data.total === 0 && <p className="mut">{texts.empty}</p>}
      {rows.length > 0 && (
        <ul className="stack">
          {rows.map((thread) => (
            <li key={thread.id} className="leaf stack">
              <Thread thread={thread} standing={standing} />
            </li>
          ))}
        </ul>
      )}
      {onMore !== null && data.total > page * threadPageSize && (
        <div>
          <Button kind="outline" small onClick={onMore}>
            {texts.more}
          </Button>
        </div>
      )}
    </>
  );
}

/** The reason why the list is missing. */
function MissingThreads({
  texts,
  isAway,
  isFailed,
  isBusy,
  onRetry,
}: {
  texts: Pick<ReturnType<typeof useThreadTexts>, 'notHere' | 'failed'>;
  isAway: boolean;
  isFailed: boolean;
  isBusy: boolean;
  onRetry: () => void;
}) {
  const { late } = useMessages(uiMessages);
  const isLate = usePassed(greyPatienceMs);
  if (isAway) return <Note icon="offline">{texts.notHere}</Note>;
  if (!isFailed && !isLate) return <SkeletonRows count={2} />;
  return (
    <RetryNote isBusy={isBusy} onRetry={onRetry}>
      {isFailed ? texts.failed : late}
    </RetryNote>
  );
}

/** A question or review with its answers and the teacher's field. */
function Thread({ thread, standing }: { thread: CommentThread; standing: Standing }) {
  const { person, own } = standing;
  const hasAnswers = thread.answers.length > 0;
  return (
    <>
      <CommentLeaf comment={thread} isAnswer={false} hasAnswers={hasAnswers} standing={standing} />
      {hasAnswers && (
        <ul className="stack comment-answers">
          {thread.answers.map((answer) => (
            <li key={answer.id}>
              <CommentLeaf comment={answer} isAnswer hasAnswers={false} standing={standing} />
            </li>
          ))}
        </ul>
      )}
      {person !== null && own?.mayAnswer && <AnswerField thread={thread} standing={standing} userId={person.id} />}
    </>
  );
}

function AnswerField({ thread, standing, userId }: { thread: CommentThread; standing: Standing; userId: string }) {
  const texts = useMessages(commentMessages).answer;
  const { answerOf } = useThreadTexts(standing);
  const { courseId } = standing;
  const authorName = useAuthorName();
  const form = useCommentForm(courseId, userId, { kind: 'answer', questionId: thread.id });
  if (form.values !== null)
    return <CommentFields form={form} label={texts.label} send={texts.send} standsUnder={courseId} />;
  return (
    <div>
      <Button
        kind="outline"
        small
        aria-label={answerOf(authorName(thread.author))}
        onClick={() => form.open({ text: '' })}
      >
        {texts.open}
      </Button>
    </div>
  );
}
