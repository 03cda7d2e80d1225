import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Order } from '../../domain/order/order.ts';
import { shareMessages } from '../../i18n/catalogue/share.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { reportDefect } from '../../platform/net/reportDefect.ts';
import { shrinkSlip } from '../../platform/net/slipPicture.ts';
import type { SlipBytes } from '../../platform/outbox/queueReport.ts';
import { removeSharedSlip, type SharedSlip } from '../../platform/session/sharedSlips.ts';
import { Note } from '../../ui/notice/Note.tsx';
import { notify } from '../../ui/notice/notify.ts';
import { Button, ButtonLink } from '../../ui/press/Button.tsx';
import { links } from '../../ui/press/links.ts';
import { ConfirmSheet } from '../../ui/sheet/ConfirmSheet.tsx';
import { DeviceLoading } from '../../ui/state/DeviceLoading.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { UnreadableState } from '../../ui/state/UnreadableState.tsx';
import { attachSlip, holdsAnotherSlip } from '../bankTransfer/slipDraft.ts';
import { persistedOrTold } from '../cart/persistedOrTold.ts';
import { PayableOrders } from './PayableOrders.tsx';
import { reportAddress } from './reportAddress.ts';
import { SharedPicture } from './SharedPicture.tsx';
import { useSharedSlips } from './useSharedSlips.ts';

const problems = ['nothing', 'some', 'full', 'failed'] as const;
type Problem = (typeof problems)[number];
const isProblem = (word: string | null): word is Problem => problems.some((problem) => problem === word);

/** The slip that was shared last, and the orders it may be for. `problem`: what the worker could not keep. */
export function SharedSlipScreen({ problem }: { problem: string | null }) {
  const texts = useMessages(shareMessages);
  return (
    <>
      {isProblem(problem) && (
        <Note tone="error" live>
          {texts.problems[problem]}
        </Note>
      )}
      <WaitingSlip />
    </>
  );
}

/** A device that does not let itself be read keeps nobody from their orders, where a slip can be put to a report, too. */
function WaitingSlip() {
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
    <EmptyState heading={1} title={texts.title} body={texts.body}>
      <ButtonLink to={links.studentOrders()}>{texts.action}</ButtonLink>
    </EmptyState>
  );
}

/** An order whose report holds another slip already. */
type Replacing = { readonly order: Order; readonly shrunk: SlipBytes };

/** `others`: so many wait behind this one. */
function ChooseOrder({ slip, others, onGone }: { slip: SharedSlip; others: number; onGone: () => void }) {
  const texts = useMessages(shareMessages);
  const client = useQueryClient();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [isUnreadable, setUnreadable] = useState(false);
  const [replacing, setReplacing] = useState<Replacing | null>(null);

  const choose = async (order: Order) => {
    setChosen(order.id);
    try {
      const picture = new File([slip.bytes], slip.name || 'slip', { type: slip.type });
      const shrunk = await shrinkSlip(picture).catch(() => null);
      if (shrunk === null) return notify({ kind: 'error', title: texts.unreadable });
      if (await holdsAnotherSlip(order.id, shrunk).catch(() => true)) setReplacing({ order, shrunk });
      else await attach(order, shrunk);
    } finally {
      setChosen(null);
    }
  };
  const attach = async (order: Order, shrunk: SlipBytes) => {
    // The report has it before the shared copy goes; one that stays behind is only offered once more.
    if (!(await persistedOrTold(() => attachSlip(order.id, shrunk)))) return;
    await removeSharedSlip(slip.id).catch((defect: unknown) => reportDefect(defect, 'shared slip'));
    navigate(reportAddress(client, order), { replace: true });
  };
  const discard = async () => {
    setAsking(false);
    try {
      await removeSharedSlip(slip.id);
      onGone();
    } catch (defect) {
      reportDefect(defect, 'shared slip');
      notify({ kind: 'error', title: texts.notRemoved });
    }
  };

  return (
    <>
      <SharedPicture slip={slip} isUnreadable={isUnreadable} onUnreadable={() => setUnreadable(true)} />
      {others > 0 && <Note>{texts.others(others)}</Note>}
      <PayableOrders
        hasPicture={!isUnreadable}
        chosenId={chosen}
        onChoose={(order) => (isUnreadable ? navigate(reportAddress(client, order)) : void choose(order))}
      />
      <div>
        <Button kind="quiet" className="text-danger" onClick={() => setAsking(true)}>
          {texts.discard}
        </Button>
      </div>
      <ConfirmSheet
        open={isAsking}
        danger
        title={texts.question.title}
        body={texts.question.body}
        confirm={texts.question.confirm}
        onConfirm={() => void discard()}
        onCancel={() => setAsking(false)}
      />
      <ConfirmSheet
        open={replacing !== null}
        danger
        title={texts.replacing.title}
        body={texts.replacing.body}
        confirm={texts.replacing.confirm}
        onConfirm={() => {
          setReplacing(null);
          if (replacing) void attach(replacing.order, replacing.shrunk);
        }}
        onCancel={() => setReplacing(null)}
      />
    </>
  );
}
