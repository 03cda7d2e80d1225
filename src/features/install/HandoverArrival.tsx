import { useEffect, useEffectEvent, useReducer, useState, useSyncExternalStore } from 'react';
import { installMessages } from '../../i18n/app/install.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { isIosDevice } from '../../platform/install/browserKind.ts';
import { isInstalledApp } from '../../platform/install/installPrompt.ts';
import { currentConnection, subscribeToConnection } from '../../platform/net/connection.ts';
import {
  settleHandover,
  subscribeToHandover,
  type WaitingHandover,
  waitingHandover,
} from '../../platform/session/waitingHandover.ts';
import { notify } from '../../ui/notice/notify.ts';
import { useFailureText } from '../../ui/notice/useFailureText.ts';
import { Button } from '../../ui/press/Button.tsx';
import { ConfirmSheet } from '../../ui/sheet/ConfirmSheet.tsx';
import { Sheet } from '../../ui/sheet/Sheet.tsx';
import { arrivedHandover, handoverState } from './handoverState.ts';
import { type HandoverOutcome, useTakeHandover } from './useTakeHandover.ts';

/** After this the person is told to wait, so that they press nothing while their cart is transferred. */
const slowMs = 1_000;
/** Longer than any call; the answer ends it. */
const underWayLifeMs = 60_000;
/** Pause before the next try, unless the network returns earlier. */
const pauseMs = 10_000;

type Ending = Extract<HandoverOutcome, { kind: 'expired' | 'refused' | 'stopped' }>;

/** The handover that waits on this device: asks where needed, takes it and shows the outcome. Part of the frame. */
export function HandoverArrival() {
  const waiting = useSyncExternalStore(subscribeToHandover, waitingHandover);
  const [ending, setEnding] = useState<Ending | null>(null);
  if (ending) return <Ended ending={ending} onClose={() => setEnding(null)} />;
  return waiting && <Taking key={waiting.token} waiting={waiting} onEnd={setEnding} />;
}

function Taking({ waiting, onEnd }: { waiting: WaitingHandover; onEnd: (ending: Ending) => void }) {
  const texts = useMessages(installMessages).arrival;
  const { step, tell } = useTaking(waiting, onEnd);
  const giveUp = () => settleHandover(waiting.token);
  return (
    <>
      <ConfirmSheet
        open={step === 'asking'}
        title={texts.ask.title}
        body={texts.ask.body}
        confirm={texts.ask.take}
        refuse={texts.ask.refuse}
        onConfirm={() => tell('accepted')}
        onCancel={giveUp}
      />
      <ConfirmSheet
        open={step === 'replacing'}
        danger
        title={texts.replace.title}
        body={texts.replace.body}
        confirm={texts.replace.take}
        refuse={texts.replace.refuse}
        onConfirm={() => tell('replacementAccepted')}
        onCancel={giveUp}
      />
    </>
  );
}

/**
 * Takes the handover in each step that needs it: at once, after an answer, and again while the server is unreachable.
 */
function useTaking(waiting: WaitingHandover, onEnd: (ending: Ending) => void) {
  const texts = useMessages(installMessages).arrival;
  const take = useTakeHandover();
  const [{ step, replaces, isToldToWait }, tell] = useReducer(handoverState, isMadeForHere(waiting), arrivedHandover);

  const hear = (outcome: HandoverOutcome) => {
    if (outcome.kind === 'otherUser') return tell('otherUserFound');
    if (outcome.kind === 'away') {
      if (!isToldToWait) notify({ kind: 'info', ...texts.waits });
      return tell('shopAway');
    }
    if (outcome.kind !== 'taken') return onEnd(outcome);
    const { title, withSession, withoutSession } = texts.taken;
    const { person } = outcome;
    notify({ kind: 'done', title, detail: person ? withSession(person.firstName ?? '') : withoutSession });
  };
  const begin = useEffectEvent(() => {
    const over = new AbortController();
    const tellSlow = () => notify({ kind: 'info', ...texts.underWay, life: underWayLifeMs, until: over.signal });
    const timer = isToldToWait ? undefined : setTimeout(tellSlow, slowMs);
    void take(waiting, replaces).then(hear);
    return () => {
      clearTimeout(timer);
      over.abort();
    };
  });
  useEffect(() => {
    if (step === 'taking') return begin();
    if (step !== 'away') return;
    const timer = setTimeout(() => tell('retried'), pauseMs);
    const stop = subscribeToConnection(() => currentConnection() === 'online' && tell('retried'));
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [step]);
  return { step, tell };
}

/**
 * Whether no question is needed. A link could sign somebody into a stranger's account, so a browser asks. The app on an
 * iPhone's home screen cannot be opened by a stranger's link, and a code was typed by the person.
 */
const isMadeForHere = ({ isWanted }: WaitingHandover): boolean => isWanted || (isInstalledApp() && isIosDevice());

function Ended({ ending, onClose }: { ending: Ending; onClose: () => void }) {
  const texts = useMessages(installMessages).arrival;
  const textOf = useFailureText();
  const { title, body } =
    ending.kind === 'expired' ? texts.expired : { title: texts.refusedTitle, body: textOf(ending.failure) };
  return (
    <Sheet open onClose={onClose} title={title} actions={<Button onClick={onClose}>{texts.close}</Button>}>
      <p className="read">{body}</p>
    </Sheet>
  );
}
