import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { reportCommentCall } from '../../contract/catalogue/comment.ts';
import { type Comment, type ReportReason, refuseReportNote, reportReasons } from '../../domain/catalogue/comment.ts';
import { commentMessages } from '../../i18n/catalogue/comment.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { callServer } from '../../platform/net/callServer.ts';
import { Problem } from '../../ui/form/FormField.tsx';
import { focusFirstProblem } from '../../ui/form/focusFirstProblem.ts';
import { RadioOption } from '../../ui/form/RadioOption.tsx';
import { TextAreaField } from '../../ui/form/TextField.tsx';
import { useDraft } from '../../ui/form/useDraft.ts';
import { FailureNote } from '../../ui/notice/FailureNote.tsx';
import { notify } from '../../ui/notice/notify.ts';
import { useUpdateHold } from '../../ui/page/useUpdateHold.ts';
import { Button } from '../../ui/press/Button.tsx';
import { NetworkButton, NetworkNote } from '../../ui/press/NetworkButton.tsx';
import { usePressedCall } from '../../ui/press/usePressedCall.ts';
import { Sheet } from '../../ui/sheet/Sheet.tsx';
import { personalDraft } from '../device/personalDrafts.ts';
import { useAuthorName } from './CommentLeaf.tsx';
import { changedReport, newReport, type ReportDraft } from './reportDraft.ts';
import { useCommentsAgain } from './useOwnComments.ts';

type Props = {
  comment: Comment;
  courseId: string;
  /** The reporter. The draft is persisted for this person until it is sent. */
  userId: string;
};

/** Reports a comment to the shop, once, and confirms it. */
export function ReportComment({ isReported, ...props }: Props & { isReported: boolean }) {
  const texts = useMessages(commentMessages).report;
  const authorName = useAuthorName();
  const [isOpen, setOpen] = useState(false);
  if (isReported) return <span className="sm mut comment-said">{texts.reported}</span>;
  return (
    <>
      <Button
        kind="quiet"
        small
        aria-label={texts.openOf(authorName(props.comment.author))}
        onClick={() => setOpen(true)}
      >
        {texts.open}
      </Button>
      {isOpen && <ReportForm {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The form that says what is wrong with the comment. */
export function ReportForm({ comment, courseId, userId, onClose }: Props & { onClose: () => void }) {
  const texts = useMessages(commentMessages);
  const group = useId();
  const formId = useId();
  const again = useCommentsAgain(courseId);
  const draft = useDraft<ReportDraft>(personalDraft(`comment-report-${comment.id}`, userId), newReport);
  const [isTried, setTried] = useState(false);
  const { key, reason, note } = draft.values;
  useUpdateHold(reason !== null || note !== '', 'form');
  const problem = refuseReportNote(note);
  const isReasonMissing = isTried && reason === null;
  const sending = useMutation({
    mutationFn: (chosen: ReportReason) =>
      callServer(reportCommentCall, { params: { commentId: comment.id }, body: { reason: chosen, note } }, { key }),
    networkMode: 'always',
    onSuccess: () => {
      void draft.forget();
      notify({ kind: 'done', title: texts.report.done });
      again();
      onClose();
    },
  });
  const network = usePressedCall(sending, () => reason !== null && problem === null && sending.mutate(reason));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (reason === null || problem !== null) return focusFirstProblem(event.currentTarget);
    network.press();
  };
  if (!draft.isReady) return null;
  return (
    <Sheet
      open
      title={texts.report.title}
      dismissableMask={false}
      onClose={onClose}
      actions={
        <>
          <Button kind="outline" onClick={onClose}>
            {texts.cancel}
          </Button>
          <NetworkButton type="submit" form={formId} network={network}>
            {texts.report.send}
          </NetworkButton>
        </>
      }
    >
      <form id={formId} className="stack" noValidate aria-label={texts.report.title} onSubmit={submit}>
        <FailureNote error={network.error} />
        <fieldset className="stack stack-2" aria-describedby={isReasonMissing ? `${group}-problem` : undefined}>
          <legend className="vh">{texts.report.title}</legend>
          {reportReasons.map((each) => (
            <RadioOption
              key={each}
              name={group}
              title={texts.report.reasons[each]}
              checked={each === reason}
              aria-invalid={isReasonMissing || undefined}
              onChoose={() => draft.change(changedReport(draft.values, { reason: each }))}
            />
          ))}
          {isReasonMissing && <Problem id={`${group}-problem`}>{texts.report.reasonMissing}</Problem>}
        </fieldset>
        <TextAreaField
          label={texts.report.note}
          problem={problem === null ? undefined : texts.problems[problem]}
          rows={2}
          dir="auto"
          value={note}
          onText={(typed) => draft.change(changedReport(draft.values, { note: typed }))}
        />
        <NetworkNote network={network} />
      </form>
    </Sheet>
  );
}
