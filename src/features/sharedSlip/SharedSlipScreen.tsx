import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Order } from '../../domain/order.ts';
import { shareMessages } from '../../i18n/share.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { removeSharedSlip, type SharedSlip } from '../../platform/sharedSlips.ts';
import { shrinkSlip } from '../../platform/slipPicture.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { ConfirmSheet } from '../../ui/ConfirmSheet.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { links } from '../../ui/links.ts';
import { Note } from '../../ui/Note.tsx';
import { notify } from '../../ui/notify.ts';
import { Loading } from '../../ui/Skeleton.tsx';
import { attachSlip } from '../bankTransfer/slipDraft.ts';
import { PayableOrders } from './PayableOrders.tsx';
import { SharedPicture } from './SharedPicture.tsx';
import { sharedSlipsQuery } from './sharedSlipsQuery.ts';

type Problem = 'nothing' | 'full' | 'failed';
const isProblem = (word: string | null): word is Problem => word === 'nothing' || word === 'full' || word === 'failed';

/** The slip that was shared last, and the orders it may be for. `problem`: what the worker could not keep. */
export function SharedSlipScreen({ problem }: { problem: string | null }) {
  const texts = useMessages(shareMessages);
  const slips = useQuery(sharedSlipsQuery);
  if (slips.data === undefined && slips.isPending) return <Loading />;
  const [slip] = slips.data ?? [];
  return (
    <>
      {isProblem(problem) && (
        <Note tone="error" live>
          {texts.problems[problem]}
        </Note>
      )}
      {slip ? (
        <ChooseOrder key={slip.id} slip={slip} onGone={() => void slips.refetch()} />
      ) : (
        <EmptyState heading={1} title={texts.nothing.title} body={texts.nothing.body}>
          <ButtonLink to={links.studentOrders()}>{texts.nothing.action}</ButtonLink>
        </EmptyState>
      )}
    </>
  );
}

function ChooseOrder({ slip, onGone }: { slip: SharedSlip; onGone: () => void }) {
  const texts = useMessages(shareMessages);
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);

  const choose = async (order: Order) => {
    setChosen(order.id);
    try {
      const shrunk = await shrinkSlip(new File([slip.bytes], slip.name || 'slip', { type: slip.type }));
      if (shrunk === null) return notify({ kind: 'error', title: texts.unreadable });
      // The report has it before the shared copy goes.
      await attachSlip(order.id, shrunk);
      await removeSharedSlip(slip.id);
      navigate(`${links.order(order.token)}?report=1`, { replace: true });
    } catch {
      notify({ kind: 'error', title: texts.problems.full });
    } finally {
      setChosen(null);
    }
  };
  const discard = async () => {
    setAsking(false);
    await removeSharedSlip(slip.id);
    onGone();
  };

  return (
    <>
      <header className="stack stack-2">
        <h1>{texts.title}</h1>
        <p className="mut">{texts.body}</p>
      </header>
      <SharedPicture slip={slip} label={texts.picture} />
      <PayableOrders chosenId={chosen} onChoose={(order) => void choose(order)} />
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
    </>
  );
}
