import { type ReactNode, useState } from 'react';
import { sharedDeviceMessages } from '../../i18n/sharedDevice.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { FilesLeft, forgetPerson } from '../../platform/forgetPerson.ts';
import { type Discarding, discardReport } from '../../platform/outbox/discardReport.ts';
import { drainOutbox } from '../../platform/outbox/drainOutbox.ts';
import { mayHaveArrived } from '../../platform/outbox/entry.ts';
import { readEntry } from '../../platform/outbox/outboxStore.ts';
import { reportDefect } from '../../platform/reportDefect.ts';
import { tellOthersOfLeaving } from '../../platform/sharedDevice.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmSheet } from '../../ui/ConfirmSheet.tsx';
import { links } from '../../ui/links.ts';
import { Note } from '../../ui/Note.tsx';
import { notify } from '../../ui/notify.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { useReportEntries } from '../outbox/useReportEntries.ts';
import { usePerson } from '../session/useSession.ts';
import { useSessionActions } from '../session/useSessionActions.ts';
import { useSharedSlips } from '../sharedSlip/useSharedSlips.ts';
import { SharedSlipsLeft } from './SharedSlipsLeft.tsx';

/** `reading`: asked once it is known what lies on the device. */
type Question = 'reading' | 'slips' | 'leave' | 'unsent' | 'discard';

/**
 * The way out of a device that others use, too: nothing of the person stays. A report that was not sent, or a slip that was
 * shared for one, is never lost by it without a word: it is sent, or kept for its owner, or discarded after a question.
 * `button` draws what is pressed for it.
 */
export function LeaveDevice({ button }: { button: (ask: () => void) => ReactNode }) {
  const texts = useMessages(sharedDeviceMessages);
  const { reading, entries } = useReportEntries();
  const unsent = entries.filter(({ state }) => state !== 'sent');
  const { slips, isReading, readAgain } = useSharedSlips();
  const userId = usePerson()?.id ?? null;
  const [question, setQuestion] = useState<Question | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [hasTried, setTried] = useState(false);
  const leave = useLeave();

  const busily = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (defect) {
      reportDefect(defect, 'leaving');
      notify({ kind: 'error', title: texts.failed });
    } finally {
      setBusy(false);
    }
  };
  const send = async () => {
    await drainOutbox('now');
    const now = await Promise.all(unsent.map(({ key }) => readEntry(key)));
    setTried(true);
    if (now.every((entry) => entry === undefined || entry.state === 'sent')) setQuestion('leave');
  };
  const discard = async () => {
    const outcomes: Discarding[] = [];
    for (const { key } of unsent) outcomes.push(await discardReport(key));
    if (outcomes.every((outcome) => outcome === 'discarded')) return leave();
    const isSending = outcomes.includes('isSending');
    notify({ kind: 'info', title: isSending ? texts.isSending : texts.sentMeanwhile });
    setQuestion(isSending ? 'unsent' : 'leave');
  };
  const close = () => setQuestion(null);
  const askToLeave = () => setQuestion(unsent.length > 0 ? 'unsent' : 'leave');
  if (question === 'reading' && reading !== 'pending' && !isReading) {
    if (slips?.length) setQuestion('slips');
    else askToLeave();
  }

  return (
    <div>
      {button(() => setQuestion('reading'))}
      <SharedSlipsLeft
        open={question === 'slips'}
        slips={slips ?? []}
        userId={userId}
        busily={busily}
        onSettled={() => {
          readAgain();
          askToLeave();
        }}
        onClose={close}
      />
      <ConfirmSheet
        open={question === 'leave'}
        {...texts.question}
        busy={isBusy}
        onConfirm={() => void busily(leave)}
        onCancel={close}
      />
      <Sheet
        open={question === 'unsent'}
        onClose={close}
        title={texts.unsent.title}
        actions={
          <>
            <Button kind="quiet" className="text-danger" onClick={() => setQuestion('discard')}>
              {texts.unsent.discard}
            </Button>
            <Button kind="outline" busy={isBusy} onClick={() => void busily(leave)}>
              {texts.unsent.keep}
            </Button>
            <Button busy={isBusy} onClick={() => void busily(send)}>
              {texts.unsent.send}
            </Button>
          </>
        }
      >
        <p className="read">{texts.unsent.body(unsent.length)}</p>
        {hasTried && unsent.length > 0 && (
          <Note tone="here" live>
            {texts.unsent.stillHere}
          </Note>
        )}
      </Sheet>
      <ConfirmSheet
        open={question === 'discard'}
        danger
        {...texts.discardQuestion}
        body={
          <>
            <p>{texts.discardQuestion.body(unsent.length)}</p>
            {unsent.some(mayHaveArrived) && <p>{texts.discardQuestion.mayHaveArrived}</p>}
          </>
        }
        busy={isBusy}
        onConfirm={() => void busily(discard)}
        onCancel={() => setQuestion('unsent')}
      />
    </div>
  );
}

/** The page begins anew, since what it holds in its memory is the person's, too; so do all other tabs. */
function useLeave(): () => Promise<void> {
  const { signOut } = useSessionActions();
  return async () => {
    await signOut();
    await forgetPerson(Date.now()).catch((defect: unknown) => {
      if (!(defect instanceof FilesLeft)) throw defect;
      reportDefect(defect, 'shared device');
    });
    tellOthersOfLeaving();
    location.assign(links.home());
  };
}
