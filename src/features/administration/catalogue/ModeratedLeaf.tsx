import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { moderateComment } from '../../../contract/catalogue/comment.ts';
import type { ModeratedComment } from '../../../domain/catalogue/comment.ts';
import { textIn } from '../../../domain/localText.ts';
import { commentMessages } from '../../../i18n/catalogue/comment.ts';
import { moderationMessages } from '../../../i18n/catalogue/moderation.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { FailureNote } from '../../../ui/notice/FailureNote.tsx';
import { notify } from '../../../ui/notice/notify.ts';
import { Button } from '../../../ui/press/Button.tsx';
import { Link } from '../../../ui/press/Link.tsx';
import { links } from '../../../ui/press/links.ts';
import { NetworkButton, NetworkNote } from '../../../ui/press/NetworkButton.tsx';
import { usePressedCall } from '../../../ui/press/usePressedCall.ts';
import { Tag } from '../../../ui/show/Tag.tsx';
import { CommentWords, useAuthorName } from '../../comment/CommentLeaf.tsx';
import { commentKeys } from '../../comment/commentKeys.ts';
import { administrationKeys } from '../administrationKeys.ts';

/** A comment with its reports and the administrator's actions. */
export function ModeratedLeaf({ comment }: { comment: ModeratedComment }) {
  const texts = useMessages(moderationMessages);
  const name = useAuthorName()(comment.author);
  const { language } = useLanguage();
  const { network, choose } = useModeration(comment);
  return (
    <article className="leaf stack stack-3">
      <div className="row sb">
        <Link className="link" to={links.course(comment.course.id)}>
          {textIn(comment.course.title, language)}
        </Link>
        <span className="row">
          {comment.isAnswer && <Tag>{texts.isAnswer}</Tag>}
          {comment.isHidden && <Tag tone="error">{texts.isHidden}</Tag>}
        </span>
      </div>
      <CommentWords comment={comment} />
      <Reports reports={comment.reports} />
      <div className="row">
        <NetworkButton
          kind={comment.isHidden ? 'outline' : 'danger'}
          small
          network={network}
          onClick={() => choose(!comment.isHidden)}
          aria-label={comment.isHidden ? texts.showOf(name) : texts.hideOf(name)}
        >
          {comment.isHidden ? texts.show : texts.hide}
        </NetworkButton>
        {!comment.isHidden && comment.reports.length > 0 && !network.isAway && (
          <Button
            kind="quiet"
            small
            busy={network.sending !== null}
            aria-label={texts.keepOf(name)}
            onClick={() => choose(false)}
          >
            {texts.keep}
          </Button>
        )}
      </div>
      <FailureNote error={network.error} />
      <NetworkNote network={network} />
    </article>
  );
}

function Reports({ reports }: Pick<ModeratedComment, 'reports'>) {
  const texts = useMessages(moderationMessages);
  const { reasons } = useMessages(commentMessages).report;
  if (reports.length === 0) return null;
  return (
    <div className="stack stack-2">
      <p className="strong">{texts.reports(reports.length)}</p>
      <ul className="stack stack-2">
        {reports.map(({ reason, note, reportedAt }) => (
          <li key={`${reportedAt} ${note}`} className="comment-text">
            {reasons[reason]}
            {note !== '' && <bdi>{` · ${note}`}</bdi>}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Hides or shows the comment, then refetches the lists. */
function useModeration(comment: ModeratedComment) {
  const texts = useMessages(moderationMessages);
  const client = useQueryClient();
  // The pressed action, whatever happens to the comment before it is sent.
  const chosen = useRef({ isHidden: false, key: '' });
  const moderation = useMutation({
    mutationFn: ({ isHidden, key }: typeof chosen.current) =>
      callServer(moderateComment, { params: { commentId: comment.id }, body: { isHidden } }, { key }),
    networkMode: 'always',
    onSuccess: (_, { isHidden }) => {
      const shown = comment.isHidden ? texts.shown : texts.stays;
      notify({ kind: 'done', title: isHidden ? texts.hidden : shown });
      void client.invalidateQueries({ queryKey: administrationKeys.comments() });
      void client.invalidateQueries({ queryKey: commentKeys.threads(comment.course.id) });
    },
  });
  const network = usePressedCall(moderation, () => moderation.mutate(chosen.current));
  const choose = (isHidden: boolean) => {
    chosen.current = { isHidden, key: crypto.randomUUID() };
    network.press();
  };
  return { network, choose };
}
