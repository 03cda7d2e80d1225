import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { reportComment } from '../../contract/comment.ts';
import { type Comment, refuseReportNote, reportReasons } from '../../domain/comment.ts';
import { commentMessages } from '../../i18n/comment.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { callServer } from '../../platform/callServer.ts';
import { Button } from '../../ui/Button.tsx';
import { FailureNote } from '../../ui/FailureNote.tsx';
import { NetworkButton, NetworkNote } from '../../ui/NetworkButton.tsx';
import { notify } from '../../ui/notify.ts';
import { RadioOption } from '../../ui/RadioOption.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { TextAreaField } from '../../ui/TextField.tsx';
import { usePressedCall } from '../../ui/usePressedCall.ts';
import { useAuthorName } from './CommentLeaf.tsx';
import { changedReport, newReport } from './reportDraft.ts';
import { useCommentsAgain } from './useOwnComments.ts';

type Props = { comment: Comment; courseId: string };

/** Tells the shop of a comment, once; afterwards it says so. */
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

function ReportForm({ comment, courseId, onClose }: Props & { onClose: () => void }) {
  const texts = useMessages(commentMessages);
  const group = useId();
  const again = useCommentsAgain(courseId);
  const [report, setReport] = useState(newReport);
  const { key, reason, note } = report;
  const problem = refuseReportNote(note);
  const sending = useMutation({
    mutationFn: () => callServer(reportComment, { params: { commentId: comment.id }, body: { reason, note } }, { key }),
    networkMode: 'always',
    onSuccess: () => {
      notify({ kind: 'done', title: texts.report.done });
      again();
      onClose();
    },
  });
  const network = usePressedCall(sending, () => problem === null && sending.mutate());
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
          <NetworkButton network={network}>{texts.report.send}</NetworkButton>
        </>
      }
    >
      <div className="stack">
        <FailureNote error={network.error} />
        <fieldset className="stack stack-2">
          <legend className="vh">{texts.report.title}</legend>
          {reportReasons.map((each) => (
            <RadioOption
              key={each}
              name={group}
              title={texts.report.reasons[each]}
              checked={each === reason}
              onChoose={() => setReport(changedReport(report, { reason: each }))}
            />
          ))}
        </fieldset>
        <TextAreaField
          label={texts.report.note}
          problem={problem === null ? undefined : texts.problems[problem]}
          rows={2}
          dir="auto"
          value={note}
          onText={(typed) => setReport(changedReport(report, { note: typed }))}
        />
        <NetworkNote network={network} />
      </div>
    </Sheet>
  );
}
