import { useEffect, useReducer } from 'react';
import { sharedDeviceMessages } from '../../i18n/people/sharedDevice.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { reportDefect } from '../../platform/net/reportDefect.ts';
import { notify } from '../../ui/notice/notify.ts';
import { useRevocable } from '../../ui/press/useRevocable.ts';
import { useIsSending } from '../outbox/useIsSending.ts';
import { clearSharedDevice } from '../session/clearSharedDevice.ts';
import { useSessionActions } from '../session/useSessionActions.ts';
import { discardBeforeLeaving } from './discardBeforeLeaving.ts';
import { type LeavingState, leavingState, notLeaving } from './leavingState.ts';
import { sendBeforeLeaving } from './sendBeforeLeaving.ts';
import { useLeftOnDevice } from './useLeftOnDevice.ts';

/** After this a device that cannot be read blocks nobody from leaving. Waiting entries stay for their owner. */
const lookingMs = 4_000;

/** Leaving a shared device: the open question and the actions that answer it. `leadsTo` opens afterwards. */
export function useLeaving(leadsTo: string) {
  const texts = useMessages(sharedDeviceMessages);
  const [state, tell] = useReducer(leavingState, notLeaving);
  const { question } = state;
  const left = useLeftOnDevice(question !== 'none');
  const { isRead, unsent, waiting, refusedCount } = left;
  const [hasSlips, unsentCount] = [left.slips.length > 0, unsent.length];
  const device = { isRead, hasSlips, unsentCount };
  const { say, takeBack } = useRevocable();
  const { signOut } = useSessionActions();
  useEffect(
    () => tell({ type: 'deviceChanged', device: { isRead, hasSlips, unsentCount } }),
    [isRead, hasSlips, unsentCount],
  );
  useEffect(() => {
    if (question !== 'looking') return;
    const timer = setTimeout(() => tell({ type: 'lookedLongEnough' }), lookingMs);
    return () => clearTimeout(timer);
  }, [question]);

  const orTellFailure = (work: () => Promise<void>, onFailure = () => {}): Promise<void> =>
    work().catch((defect: unknown) => {
      onFailure();
      reportDefect(defect, 'leaving');
      notify({ kind: 'error', title: texts.failed });
    });
  const leave = async () => {
    tell({ type: 'leavePressed' });
    await clearSharedDevice(signOut);
    // A full page load, because the page's memory holds personal data.
    location.assign(leadsTo);
  };
  const send = async () => {
    tell({ type: 'sendPressed' });
    const outcome = await sendBeforeLeaving(waiting.map(({ key }) => key));
    // Changes of a report that was sent cannot be used any more.
    await left.readBegunAgain();
    tell({ type: 'sendEnded', outcome, refusedCount });
  };
  const discard = async () => {
    tell({ type: 'discardPressed' });
    const outcome = await discardBeforeLeaving(
      unsent.map(({ key }) => key),
      say(),
    );
    if (outcome === 'takenBack') return;
    if (outcome === 'discarded') return leave();
    notify({ kind: 'info', title: outcome === 'isSending' ? texts.isSending : texts.sentMeanwhile });
    tell({ type: 'discardRefused', why: outcome });
  };

  return {
    ...left,
    state,
    isSending: useIsSendingUnsent(state, left) && !state.isSending,
    ask: () => tell({ type: 'asked', device }),
    close: () => tell({ type: 'closed' }),
    leave: () => void orTellFailure(leave, () => tell({ type: 'workFailed' })),
    send: () => void orTellFailure(send, () => tell({ type: 'sendFailed' })),
    askToDiscard: () => tell({ type: 'discardAsked' }),
    discard: () => void orTellFailure(discard, () => tell({ type: 'workFailed' })),
    takeDiscardBack: () => {
      if (state.work !== 'leaving') takeBack();
      tell({ type: 'discardTakenBack' });
    },
    /** Keeps or deletes the shared slips, then asks the next question. */
    settleSlips: (work: () => Promise<void>) =>
      orTellFailure(async () => {
        await work();
        left.readSlipsAgain();
        tell({ type: 'slipsSettled', device });
      }),
  };
}

/**
 * Whether an unsent report is being sent now, so that sending is shown and not offered. After an abandoned press any
 * sending counts.
 */
function useIsSendingUnsent({ question, sent }: LeavingState, { unsent }: ReturnType<typeof useLeftOnDevice>): boolean {
  const queued = unsent.filter(({ state }) => state === 'queued').map(({ key }) => key);
  const isOnItsWay = sent === 'stillSending';
  const isWatching = question === 'unsent' && (isOnItsWay || queued.length > 0);
  return useIsSending(isWatching, ...(isOnItsWay ? [] : queued));
}
