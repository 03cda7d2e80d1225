import { useState } from 'react';
import { outboxMessages } from '../../i18n/buying/outbox.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { reportDefect } from '../../platform/net/reportDefect.ts';
import { discardReports } from '../../platform/outbox/discardReports.ts';
import { Note } from '../../ui/notice/Note.tsx';
import { notify } from '../../ui/notice/notify.ts';
import { Button } from '../../ui/press/Button.tsx';
import { useRevocable } from '../../ui/press/useRevocable.ts';
import { ConfirmSheet } from '../../ui/sheet/ConfirmSheet.tsx';

/** A note about watched time that the server refused and that will never count, until the person dismisses it. */
export function RefusedProgress({ keys }: { keys: readonly string[] }) {
  const { refusedProgress: texts, outcome } = useMessages(outboxMessages);
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { say, takeBack } = useRevocable();

  const discard = async () => {
    setBusy(true);
    const yes = say();
    try {
      const ended = await discardReports(keys, yes);
      if (ended === 'isSending') notify({ kind: 'info', title: outcome.isSending });
    } catch (fault) {
      reportDefect(fault, 'discarding progress');
      notify({ kind: 'error', title: outcome.failed });
    }
    setBusy(false);
    if (!yes.aborted) setAsking(false);
  };
  const keep = () => {
    takeBack();
    setAsking(false);
  };
  return (
    <>
      {keys.length > 0 && (
        <Note tone="error">
          <p className="strong">{texts.title}</p>
          <p>{texts.body(keys.length)}</p>
          <Button kind="outline" small onClick={() => setAsking(true)}>
            {texts.discard}
          </Button>
        </Note>
      )}
      <ConfirmSheet
        open={isAsking}
        danger
        title={texts.question.title}
        body={texts.question.body}
        confirm={texts.question.confirm}
        refuse={texts.question.refuse}
        busy={isBusy}
        onConfirm={() => void discard()}
        onCancel={keep}
      />
    </>
  );
}
