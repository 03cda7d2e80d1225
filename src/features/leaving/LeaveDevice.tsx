import { type ReactNode, useEffect, useState } from 'react';
import { sharedDeviceMessages } from '../../i18n/people/sharedDevice.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { reportDefect } from '../../platform/net/reportDefect.ts';
import { mayHaveArrived } from '../../platform/outbox/entry.ts';
import { Note } from '../../ui/notice/Note.tsx';
import { notify } from '../../ui/notice/notify.ts';
import { Button } from '../../ui/press/Button.tsx';
import { links } from '../../ui/press/links.ts';
import { useRevocable } from '../../ui/press/useRevocable.ts';
import { ConfirmSheet } from '../../ui/sheet/ConfirmSheet.tsx';
import { Sheet } from '../../ui/sheet/Sheet.tsx';
import { useIsSending } from '../outbox/useIsSending.ts';
import { useReportEntries } from '../outbox/useReportEntries.ts';
import { leaveNothing } from '../session/leaveNothing.ts';
import { usePerson } from '../session/useSession.ts';
import { useSessionActions } from '../session/useSessionActions.ts';
import { useSharedSlips } from '../sharedSlip/useSharedSlips.ts';
import { BegunReports } from './BegunReports.tsx';
import { discardBeforeLeaving } from './discardBeforeLeaving.ts';
import { SharedSlipsLeft } from './SharedSlipsLeft.tsx';
import { type SendingBeforeLeaving, sendBeforeLeaving } from './sendBeforeLeaving.ts';
import { useBegunReports } from './useBegunReports.ts';
import { WayNote } from './WayNote.tsx';

/** A device that does not say what lies on it keeps nobody here: what waits on it stays for its owner. */
const lookingMs = 4_000;

/** `reading`: asked once it is known what lies on the device. */
type Question = 'reading' | 'slips' | 'leave' | 'unsent' | 'discard';

/**
 * The way out of a device that others use, too: nothing of the person stays. A report that was not sent, or a slip that was
 * shared for one, is never lost by it without a word: it is sent, or kept for its owner, or discarded after a question. Of a
 * report that was only begun the question says that it goes.
 * `button` draws what is pressed for it. `leadsTo`, without a fragment, is the address that begins anew then.
 */
export function LeaveDevice({
  leadsTo = links.home(),
  button,
}: {
  leadsTo?: string;
  button: (ask: () => void) => ReactNode;
}) {
  const texts = useMessages(sharedDeviceMessages);
  const { reading, entries } = useReportEntries();
  const unsent = entries.filter(({ state }) => state !== 'sent');
  // One that was refused goes out no more, however often it is tried.
  const waiting = unsent.filter(({ state }) => state !== 'failed');
  const refusedCount = unsent.length - waiting.length;
  const { slips, isReading, readAgain } = useSharedSlips();
  const userId = usePerson()?.id ?? null;
  const [question, setQuestion] = useState<Question | null>(null);
  const [isBusy, setBusy] = useState(false);
  // Of its own: whoever must go does not wait for what is being sent.
  const [isTrying, setTrying] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const [tried, setTried] = useState<SendingBeforeLeaving | null>(null);
  // What goes out by itself is told, too, and not offered to be sent; what was pressed for goes on behind what stands before it.
  const queued = unsent.filter(({ state }) => state === 'queued').map(({ key }) => key);
  const isOnItsWay = tried === 'stillSending';
  const isWatching = question === 'unsent' && (isOnItsWay || queued.length > 0);
  const isSending = useIsSending(isWatching, ...(isOnItsWay ? [] : queued)) && !isTrying;
  const { begun, isReading: isReadingBegun, readAgain: readBegunAgain } = useBegunReports(question !== null);
  const { say, takeBack } = useRevocable();
  const { signOut } = useSessionActions();
  const leave = async () => {
    setLeaving(true);
    await leaveNothing(signOut);
    // What the page holds in its memory is the person's, too.
    location.assign(leadsTo);
  };
  const during = async (setUnderWay: (isUnderWay: boolean) => void, work: () => Promise<void>) => {
    setUnderWay(true);
    try {
      await work();
    } catch (defect) {
      reportDefect(defect, 'leaving');
      notify({ kind: 'error', title: texts.failed });
    } finally {
      setUnderWay(false);
    }
  };
  const busily = (work: () => Promise<void>) => during(setBusy, work);
  const send = async () => {
    setTried(null);
    const outcome = await sendBeforeLeaving(waiting.map(({ key }) => key));
    setTried(outcome);
    // What was changed of one that went as it was can go nowhere any more.
    await readBegunAgain();
    // Whoever has closed it meanwhile, or gone another way, is asked nothing.
    if (outcome === 'done' && refusedCount === 0) setQuestion((asked) => (asked === 'unsent' ? 'leave' : asked));
  };
  const discard = async () => {
    const outcome = await discardBeforeLeaving(
      unsent.map(({ key }) => key),
      say(),
    );
    if (outcome === 'takenBack') return;
    if (outcome === 'discarded') return leave();
    const isSending = outcome === 'isSending';
    notify({ kind: 'info', title: isSending ? texts.isSending : texts.sentMeanwhile });
    setQuestion(isSending ? 'unsent' : 'leave');
  };
  const goBack = () => {
    if (isLeaving) return;
    takeBack();
    setQuestion('unsent');
  };
  const close = () => setQuestion(null);
  const askToLeave = () => setQuestion(unsent.length > 0 ? 'unsent' : 'leave');
  if (question === 'reading' && reading !== 'pending' && !isReading && !isReadingBegun) {
    if (slips?.length) setQuestion('slips');
    else askToLeave();
  }
  if (question === 'unsent' && unsent.length === 0 && !isLeaving) setQuestion('leave');
  useEffect(() => {
    if (question !== 'reading') return;
    const timer = setTimeout(() => setQuestion('leave'), lookingMs);
    return () => clearTimeout(timer);
  }, [question]);
  const underWay = isLeaving && (
    <Note icon="clock" live>
      {texts.leaving}
    </Note>
  );

  return (
    <div>
      {button(() => setQuestion('reading'))}
      <Sheet open={question === 'reading'} onClose={close} title={texts.looking} />
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
        body={
          <div className="stack stack-3">
            <p>{texts.question.body}</p>
            <BegunReports begun={begun} />
            {underWay}
          </div>
        }
        busy={isBusy}
        onConfirm={() => void busily(leave)}
        onCancel={() => isLeaving || close()}
      />
      <Sheet
        open={question === 'unsent'}
        onClose={() => isLeaving || close()}
        title={texts.unsent.title}
        actions={
          <>
            <Button kind="quiet" className="text-danger" onClick={() => setQuestion('discard')}>
              {texts.unsent.discard}
            </Button>
            <Button kind={waiting.length > 0 ? 'outline' : 'solid'} busy={isBusy} onClick={() => void busily(leave)}>
              {texts.unsent.keep}
            </Button>
            {waiting.length > 0 && (
              <Button busy={isBusy || isTrying || isSending} onClick={() => void during(setTrying, send)}>
                {texts.unsent.send}
              </Button>
            )}
          </>
        }
      >
        <div className="stack stack-3">
          {waiting.length > 0 && <p className="read">{texts.unsent.body(waiting.length)}</p>}
          {refusedCount > 0 && (
            <WayNote
              to={links.outbox()}
              body={texts.unsent.refused.body(refusedCount)}
              open={texts.unsent.refused.open}
            />
          )}
          <BegunReports begun={begun} />
          {(isSending || tried) && waiting.length > 0 && (
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
        onConfirm={() => void busily(discard)}
        onCancel={goBack}
      />
    </div>
  );
}
