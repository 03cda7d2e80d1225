import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteCommentCall } from '../../contract/catalogue/comment.ts';
import { commentMessages } from '../../i18n/catalogue/comment.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { callServer } from '../../platform/net/callServer.ts';
import { notify } from '../../ui/notice/notify.ts';
import { Button } from '../../ui/press/Button.tsx';
import { NetworkConfirm } from '../../ui/press/NetworkConfirm.tsx';
import { usePressedCall } from '../../ui/press/usePressedCall.ts';
import { useCommentsAgain } from './useOwnComments.ts';

/** Deletes the person's own comment after a confirmation. */
export function RemoveComment({ commentId, courseId }: { commentId: string; courseId: string }) {
  const texts = useMessages(commentMessages);
  const again = useCommentsAgain(courseId);
  const [asks, setAsks] = useState(false);
  // The same key for a retry, so that a lost answer deletes nothing twice.
  const [key] = useState(() => crypto.randomUUID());
  const close = () => {
    setAsks(false);
    again();
  };
  const removing = useMutation({
    mutationFn: () => callServer(deleteCommentCall, { params: { commentId } }, { key }),
    networkMode: 'always',
    onSuccess: () => {
      notify({ kind: 'done', title: texts.remove.done });
      close();
    },
  });
  const network = usePressedCall(removing, () => removing.mutate());
  return (
    <>
      <Button kind="quiet" small className="text-danger" onClick={() => setAsks(true)}>
        {texts.remove.open}
      </Button>
      {asks && (
        <NetworkConfirm
          danger
          network={network}
          title={texts.remove.title}
          body={<p>{texts.remove.body}</p>}
          confirm={texts.remove.confirm}
          refuse={texts.cancel}
          onClose={close}
        />
      )}
    </>
  );
}
