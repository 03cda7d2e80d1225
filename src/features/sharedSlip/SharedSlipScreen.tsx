import { useState } from 'react';
import { shareMessages } from '../../i18n/catalogue/share.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { SharedSlip } from '../../platform/session/sharedSlips.ts';
import { Note } from '../../ui/notice/Note.tsx';
import { Button, ButtonLink } from '../../ui/press/Button.tsx';
import { links } from '../../ui/press/links.ts';
import { ConfirmSheet } from '../../ui/sheet/ConfirmSheet.tsx';
import { DeviceLoading } from '../../ui/state/DeviceLoading.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { UnreadableState } from '../../ui/state/UnreadableState.tsx';
import { PayableOrders } from './PayableOrders.tsx';
import { PickedSlip } from './PickedSlip.tsx';
import { SharedPicture } from './SharedPicture.tsx';
import { useSharedSlips } from './useSharedSlips.ts';
import { useSlipChoice } from './useSlipChoice.ts';

const problems = ['nothing', 'some', 'full', 'failed'] as const;
type Problem = (typeof problems)[number];
const isProblem = (word: string | null): word is Problem => problems.some((problem) => problem === word);

/**
 * The slip shared last and the orders that it may belong to. `problem`: the reason why the worker could not store it.
 */
export function SharedSlipScreen({ problem }: { problem: string | null }) {
  const texts = useMessages(shareMessages);
  const mayPick = problem === 'nothing' || problem === 'failed';
  return (
    <>
      {isProblem(problem) && (
        <Note tone="error" live>
          {texts.problems[problem]}
        </Note>
      )}
      {mayPick && <PickedSlip />}
      <WaitingSlip mayPick={!mayPick} />
    </>
  );
}

/**
 * The shared slip that waits for its order. If the device cannot be read, the orders still show; a report also takes a
 * slip. `mayPick`: offers to pick a picture if none waits.
 */
function WaitingSlip({ mayPick }: { mayPick: boolean }) {
  const texts = useMessages(shareMessages).nothing;
  const { slips, isUnreadable, readAgain } = useSharedSlips();
  if (isUnreadable) {
    return (
      <UnreadableState onRetry={readAgain}>
        <ButtonLink kind="outline" to={links.studentOrders()}>
          {texts.action}
        </ButtonLink>
      </UnreadableState>
    );
  }
  if (slips === null) return <DeviceLoading />;
  const [slip, ...others] = slips;
  if (slip) return <ChooseOrder key={slip.id} slip={slip} others={others.length} onGone={readAgain} />;
  return (
    <>
      <EmptyState heading={1} title={texts.title} body={texts.body}>
        <ButtonLink kind="outline" to={links.studentOrders()}>
          {texts.action}
        </ButtonLink>
      </EmptyState>
      {mayPick && <PickedSlip />}
    </>
  );
}

/** `others`: number of further slips that wait. */
function ChooseOrder({ slip, others, onGone }: { slip: SharedSlip; others: number; onGone: () => void }) {
  const texts = useMessages(shareMessages);
  const [isUnreadable, setUnreadable] = useState(false);
  const { choice, ...slipChoice } = useSlipChoice(slip, onGone);
  return (
    <>
      <SharedPicture slip={slip} isUnreadable={isUnreadable} onUnreadable={() => setUnreadable(true)} />
      {others > 0 && <Note>{texts.others(others)}</Note>}
      <PayableOrders
        hasPicture={!isUnreadable}
        chosenId={choice.step === 'reading' ? choice.order.id : null}
        onChoose={isUnreadable ? slipChoice.goWithout : slipChoice.choose}
      />
      <div>
        <Button kind="quiet" className="text-danger" onClick={slipChoice.askToDiscard}>
          {texts.discard}
        </Button>
      </div>
      <ConfirmSheet
        open={choice.step === 'discarding'}
        danger
        title={texts.question.title}
        body={texts.question.body}
        confirm={texts.question.confirm}
        onConfirm={slipChoice.discard}
        onCancel={slipChoice.chooseAgain}
      />
      <ConfirmSheet
        open={choice.step === 'replacing'}
        danger
        title={texts.replacing.title}
        body={texts.replacing.body}
        confirm={texts.replacing.confirm}
        onConfirm={slipChoice.replace}
        onCancel={slipChoice.chooseAgain}
      />
    </>
  );
}
