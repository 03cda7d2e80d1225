import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
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
import { type HandoverOutcome, useTakeHandover } from './useTakeHandover.ts';

/** What takes longer is told: nobody presses anything while their cart is on its way. */
const slowMs = 1_000;
/** Longer than a call can take: it goes with the answer. */
const underWayLifeMs = 60_000;
/** The next try where the network says nothing by itself. */
const pauseMs = 10_000;

type Ending = Extract<HandoverOutcome, { kind: 'expired' | 'refused' | 'stopped' }>;

/** A hand-over that waits on this device: asks where that is due, takes it, and says how it ended. Stands in the frame. */
export function HandoverArrival() {
  const waiting = useSyncExternalStore(subscribeToHandover, waitingHandover);
  const [ending, setEnding] = useState<Ending | null>(null);
  if (ending) return <Ended ending={ending} onClose={() => setEnding(null)} />;
  return waiting && <Taking key={waiting.token} waiting={waiting} onEnd={setEnding} />;
}

type Step = 'asking' | 'taking' | 'away' | 'replacing';

function Taking({ waiting, onEnd }: { waiting: WaitingHandover; onEnd: (ending: Ending) => void }) {
  const texts = useMessages(installMessages).arrival;
  const take = useTakeHandover();
  const [step, setStep] = useState<Step>(isMadeForHere(waiting) ? 'taking' : 'asking');
  const [replaces, setReplaces] = useState(false);
  const toldToWait = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a step is made once, whatever was drawn anew meanwhile.
  useEffect(() => {
    if (step !== 'taking') return;
    void take(waiting, replaces).then((outcome) => {
      if (outcome.kind === 'otherUser') return setStep('replacing');
      if (outcome.kind === 'away') return setStep('away');
      if (outcome.kind !== 'taken') return onEnd(outcome);
      const { taken } = texts;
      const name = outcome.person?.firstName ?? '';
      notify({
        kind: 'done',
        title: taken.title,
        detail: outcome.person ? taken.withSession(name) : taken.withoutSession,
      });
    });
  }, [step]);

  useEffect(() => {
    if (step !== 'away') return;
    if (!toldToWait.current) notify({ kind: 'info', ...texts.waits });
    toldToWait.current = true;
    const again = () => setStep('taking');
    const timer = setTimeout(again, pauseMs);
    const stop = subscribeToConnection(() => currentConnection() === 'online' && again());
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [step, texts]);

  useEffect(() => {
    if (step !== 'taking' || toldToWait.current) return;
    const over = new AbortController();
    const tell = () => notify({ kind: 'info', ...texts.underWay, life: underWayLifeMs, until: over.signal });
    const timer = setTimeout(tell, slowMs);
    return () => {
      clearTimeout(timer);
      over.abort();
    };
  }, [step, texts]);

  const giveUp = () => settleHandover(waiting.token);
  return (
    <>
      <ConfirmSheet
        open={step === 'asking'}
        title={texts.ask.title}
        body={texts.ask.body}
        confirm={texts.ask.take}
        refuse={texts.ask.refuse}
        onConfirm={() => setStep('taking')}
        onCancel={giveUp}
      />
      <ConfirmSheet
        open={step === 'replacing'}
        danger
        title={texts.replace.title}
        body={texts.replace.body}
        confirm={texts.replace.take}
        refuse={texts.replace.refuse}
        onConfirm={() => {
          setReplaces(true);
          setStep('taking');
        }}
        onCancel={giveUp}
      />
    </>
  );
}

/**
 * Whoever follows a link could be led into a stranger's account, so a browser asks. The app on an iPhone's home screen has
 * no address that others could open, and a code was typed by the person.
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
