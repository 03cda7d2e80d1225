import type { ReactNode } from 'react';
import { sharedDeviceMessages } from '../../i18n/people/sharedDevice.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { mayHaveArrived } from '../../platform/outbox/entry.ts';
import { Note } from '../../ui/notice/Note.tsx';
import { Button } from '../../ui/press/Button.tsx';
import { links } from '../../ui/press/links.ts';
import { ConfirmSheet } from '../../ui/sheet/ConfirmSheet.tsx';
import { Sheet } from '../../ui/sheet/Sheet.tsx';
import { usePerson } from '../session/useSession.ts';
import { BegunReports } from './BegunReports.tsx';
import { SharedSlipsLeft } from './SharedSlipsLeft.tsx';
import { useLeaving } from './useLeaving.ts';
import { WayNote } from './WayNote.tsx';

type Props = {
  /** Address without a fragment, opened after leaving. */
  leadsTo?: string;
  button: (ask: () => void) => ReactNode;
};

/**
 * Leaving a shared device, which deletes all data of the person. An unsent report or shared slip is sent, kept for its
 * owner, or discarded after a question. An unfinished report is mentioned.
 */
export function LeaveDevice({ leadsTo = links.home(), button }: Props) {
  const texts = useMessages(sharedDeviceMessages);
  const userId = usePerson()?.id ?? null;
  const leaving = useLeaving(leadsTo);
  const { state, waiting, refusedCount, isSending, unsent } = leaving;
  const { question } = state;
  const isBusy = state.work !== 'none';
  const underWay = state.work === 'leaving' && (
    <Note icon="clock" live>
      {texts.leaving}
    </Note>
  );
  return (
    <div>
      {button(leaving.ask)}
      <Sheet open={question === 'looking'} onClose={leaving.close} title={texts.looking} />
      <SharedSlipsLeft
        open={question === 'slips'}
        slips={leaving.slips}
        userId={userId}
        settle={leaving.settleSlips}
        onClose={leaving.close}
      />
      <ConfirmSheet
        open={question === 'leave'}
        {...texts.question}
        body={
          <div className="stack stack-3">
            <p>{texts.question.body}</p>
            <BegunReports begun={leaving.begun} />
            {underWay}
          </div>
        }
        busy={isBusy}
        onConfirm={leaving.leave}
        onCancel={leaving.close}
      />
      <Sheet
        open={question === 'unsent'}
        onClose={leaving.close}
        title={texts.unsent.title}
        actions={
          <>
            <Button kind="quiet" className="text-danger" onClick={leaving.askToDiscard}>
              {texts.unsent.discard}
            </Button>
            <Button kind={waiting.length > 0 ? 'outline' : 'solid'} busy={isBusy} onClick={leaving.leave}>
              {texts.unsent.keep}
            </Button>
            {waiting.length > 0 && (
              <Button busy={isBusy || state.isSending || isSending} onClick={leaving.send}>
                {texts.unsent.send}
              </Button>
            )}
          </>
        }
      >
        <div className="stack stack-3">
          {waiting.length > 0 && <p className="read">{texts.unsent.body(waiting.length)}</p>}
          <RefusedReports count={refusedCount} />
          <BegunReports begun={leaving.begun} />
          {(isSending || state.sent) && waiting.length > 0 && (
            <Note tone="here" live>
              {isSending ? texts.unsent.stillSending : texts.unsent.stillHere}
            </Note>
          )}
          {underWay}
        </div>
      </Sheet>
      <ConfirmSheet
        open={question === 'discard'}
        danger
        {...texts.discardQuestion}
        body={
          <div className="stack stack-3">
            <p>{texts.discardQuestion.body(unsent.length)}</p>
            {unsent.some(mayHaveArrived) && <p>{texts.discardQuestion.mayHaveArrived}</p>}
            {underWay}
          </div>
        }
        busy={isBusy}
        onConfirm={leaving.discard}
        onCancel={leaving.takeDiscardBack}
      />
    </div>
  );
}

/** Refused reports are not sent again by themselves, and can be corrected in the outbox. */
function RefusedReports({ count }: { count: number }) {
  const { body, open } = useMessages(sharedDeviceMessages).unsent.refused;
  return count > 0 && <WayNote to={links.outbox()} body={body(count)} open={open} />;
}
