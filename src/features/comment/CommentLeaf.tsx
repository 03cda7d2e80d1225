import {
  type Comment,
  type CommentAuthor,
  mayChangeComment,
  mayReportComment,
} from '../../domain/catalogue/comment.ts';
import { textIn } from '../../domain/localText.ts';
import { commentMessages } from '../../i18n/catalogue/comment.ts';
import { reviewMessages } from '../../i18n/catalogue/review.ts';
import { formatMachineTime } from '../../i18n/format.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../../ui/press/Button.tsx';
import { StarRow } from '../../ui/show/StarRow.tsx';
import { Tag } from '../../ui/show/Tag.tsx';
import { CommentFields } from './CommentFields.tsx';
import { LateChange, type LateReason } from './LateChange.tsx';
import { RemoveComment } from './RemoveComment.tsx';
import { ReportComment } from './ReportComment.tsx';
import type { Standing } from './standing.ts';
import { type CommentForm, useCommentForm } from './useCommentForm.ts';
import './comment.css';

/** One comment and its actions. */
export function CommentLeaf({
  comment,
  isAnswer,
  hasAnswers,
  standing,
}: {
  comment: Comment;
  isAnswer: boolean;
  hasAnswers: boolean;
  standing: Standing;
}) {
  const isOwn = standing.own?.ownIds.includes(comment.id) ?? false;
  const isAnswered = hasAnswers || (standing.own?.answeredIds.includes(comment.id) ?? false);
  // The list is older than the hiding, which the comment shows already.
  const isHidden = standing.own?.hidden.some(({ id }) => id === comment.id) ?? false;
  const rules = { isOwn, isAnswer, isReview: comment.stars !== null, isHidden, hasAnswers: isAnswered };
  if (standing.person !== null && isOwn && !isHidden) {
    const own = { comment, courseId: standing.courseId, userId: standing.person.id };
    const late = hasAnswers ? 'answered' : 'wasAnswered';
    return <OwnLeaf {...own} late={mayChangeComment(rules) ? null : late} />;
  }
  return (
    <div className="stack stack-2">
      <CommentWords comment={comment} isOwn={isOwn} />
      <div className="row comment-verbs">
        {standing.person !== null && mayReportComment(rules) && (
          <ReportComment
            userId={standing.person.id}
            comment={comment}
            courseId={standing.courseId}
            isReported={standing.own?.reportedIds.includes(comment.id) ?? false}
          />
        )}
      </div>
    </div>
  );
}

/** The person's own comment, editable until it is answered. Later the typed text is still shown. */
function OwnLeaf({
  comment,
  courseId,
  userId,
  late,
}: {
  comment: Comment;
  courseId: string;
  userId: string;
  /** The reason why it cannot be edited; `null` while it can. */
  late: LateReason | null;
}) {
  const form = useCommentForm(courseId, userId, { kind: 'change', commentId: comment.id });
  if (form.values !== null && late === null) return <ChangeWords form={form} courseId={courseId} />;
  return (
    <div className="stack stack-2">
      <CommentWords comment={comment} isOwn />
      {late === null ? (
        <div className="row comment-verbs">
          <ChangeButton onPress={() => form.open({ text: comment.text })} />
          <RemoveComment commentId={comment.id} courseId={courseId} />
        </div>
      ) : (
        <LateChange form={form} comment={comment} reason={late} />
      )}
    </div>
  );
}

function ChangeWords({ form, courseId }: { form: CommentForm; courseId: string }) {
  const texts = useMessages(commentMessages).change;
  return <CommentFields form={form} label={texts.label} send={texts.save} standsUnder={courseId} />;
}

function ChangeButton({ onPress }: { onPress: () => void }) {
  const texts = useMessages(commentMessages).change;
  return (
    <Button kind="quiet" small onClick={onPress}>
      {texts.open}
    </Button>
  );
}

/** Author, time and plain text, in the text's own direction. */
export function CommentWords({ comment, isOwn = false }: { comment: Comment; isOwn?: boolean }) {
  const texts = useMessages(commentMessages);
  const reviewTexts = useMessages(reviewMessages);
  const format = useFormat();
  const name = useAuthorName()(comment.author);
  return (
    <div>
      <p className="row comment-head">
        <bdi className="strong comment-name">{name}</bdi>
        {comment.author.kind === 'instructor' && (
          <Tag tone="done" icon="check">
            {texts.author.instructor}
          </Tag>
        )}
        {isOwn && <Tag>{texts.author.own}</Tag>}
        <time className="sm mut num" dateTime={formatMachineTime(comment.writtenAt)}>
          {format.dateTime(comment.writtenAt)}
        </time>
        {comment.changedAt !== null && <span className="sm mut">{texts.changed}</span>}
      </p>
      {comment.stars !== null && <StarRow value={comment.stars} label={reviewTexts.outOf(String(comment.stars))} />}
      <p className="read comment-text">{comment.text}</p>
    </div>
  );
}

/** The displayed name of an author. */
export function useAuthorName(): (author: CommentAuthor) => string {
  const texts = useMessages(commentMessages).author;
  const { language } = useLanguage();
  return (author) => {
    if (author.kind === 'shop') return texts.shop;
    return (author.kind === 'instructor' ? textIn(author.name, language) : author.name) || texts.nameless;
  };
}
