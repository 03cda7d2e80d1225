import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteComment } from '../../contract/comment.ts';
import { commentMessages } from '../../i18n/comment.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { callServer } from '../../platform/callServer.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmSheet } from '../../ui/ConfirmSheet.tsx';
import { NetworkNote } from '../../ui/NetworkButton.tsx';
import { notify } from '../../ui/notify.ts';
import { useFailureText } from '../../ui/useFailureText.ts';
import { useNetworkPress } from '../../ui/useNetworkPress.ts';
import { useCommentsAgain } from './useOwnComments.ts';

/** Takes one's own words back, after a question. */
export function RemoveComment({ commentId, courseId }: { commentId: string; courseId: string }) {
  const texts = useMessages(commentMessages);
  const failureText = useFailureText();
  const again = useCommentsAgain(courseId);
  const [asks, setAsks] = useState(false);
  const removing = useMutation({
    mutationFn: () => callServer(deleteComment, { params: { commentId } }, { key: crypto.randomUUID() }),
    networkMode: 'always',
    onSuccess: () => notify({ kind: 'done', title: texts.remove.done }),
    onError: (failure) => notify({ kind: 'error', title: failureText(failure) }),
    onSettled: () => {
      setAsks(false);
      again();
    },
  });
  const network = useNetworkPress(() => removing.mutate());
  return (
    <>
      <Button kind="quiet" small className="text-danger" onClick={() => setAsks(true)}>
        {texts.remove.open}
      </Button>
      {asks && (
        <ConfirmSheet
          open
          danger
          title={texts.remove.title}
          body={
            <>
              <p>{texts.remove.body}</p>
              <NetworkNote network={network} />
            </>
          }
          confirm={texts.remove.confirm}
          refuse={texts.cancel}
          busy={removing.isPending || network.isWaiting}
          onConfirm={network.press}
          onCancel={() => {
            network.stopWaiting();
            setAsks(false);
          }}
        />
      )}
    </>
  );
}
