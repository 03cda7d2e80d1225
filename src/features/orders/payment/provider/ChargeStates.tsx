import type { ReactNode } from 'react';
import { type Charge, isToldUnpaid, type PaymentStep } from '../../../../domain/order/charge.ts';
import { chargeMessages } from '../../../../i18n/buying/charge.ts';
import { useMessages } from '../../../../i18n/useMessages.ts';
import { Note } from '../../../../ui/notice/Note.tsx';
import { RetryNote } from '../../../../ui/notice/RetryNote.tsx';
import { useNetworkPress } from '../../../../ui/press/useNetworkPress.ts';
import { Loading } from '../../../../ui/state/Skeleton.tsx';
import { StepSection } from '../../StepSection.tsx';
import type { ChargeView } from './chargeView.ts';
import { followStep } from './followStep.ts';
import { StartButton } from './StartButton.tsx';
import type { useCharge } from './useCharge.ts';

type ProviderPageWords = { readonly title: string; readonly body: string; readonly go: string };
type Payment = ReturnType<typeof useCharge>;

/** The states of a payment that look the same for every method; `children` draw the others. */
export function ChargeStates({
  payment: { query, view },
  words,
  children,
}: {
  payment: Pick<Payment, 'query' | 'view'>;
  /** The words of a step on the provider's own page. */
  words: ProviderPageWords;
  children: (view: Extract<ChargeView, { kind: 'toStart' | 'step' | 'expired' }>) => ReactNode;
}) {
  const texts = useMessages(chargeMessages);
  if (view === null) {
    return query.isError ? (
      <RetryNote isBusy={query.isFetching} onRetry={() => void query.refetch()}>
        {texts.failed}
      </RetryNote>
    ) : (
      <Loading />
    );
  }
  if (view.kind === 'checking') return <StepSection {...texts.checking} />;
  if (view.kind === 'taken') return <StepSection {...texts.taken} />;
  if (view.kind === 'step' && view.step.kind !== 'qr') return <AtProvider step={view.step} words={words} />;
  return children(view);
}

/** The provider's own page is open, or was left. */
function AtProvider({ step, words: { title, body, go } }: { step: PaymentStep; words: ProviderPageWords }) {
  const { ifDone } = useMessages(chargeMessages);
  const pressed = useNetworkPress(() => followStep(step));
  return (
    <StepSection title={title} body={body}>
      <StartButton pressed={pressed} icon="forward" label={go} />
      <p className="sm mut">{ifDone}</p>
    </StepSection>
  );
}

/** Why the last try failed, above the form of the next one. */
export function FailedTryNote({
  view,
  payment: { isStartedInVain },
}: {
  view: ChargeView;
  payment: Pick<Payment, 'isStartedInVain'>;
}) {
  const { failed } = useMessages(chargeMessages);
  if (isStartedInVain) {
    return (
      <Note tone="error" live>
        {failed}
      </Note>
    );
  }
  return view.kind === 'toStart' && view.declined !== null ? <DeclinedNote charge={view.declined} /> : null;
}

function DeclinedNote({ charge }: { charge: Charge }) {
  const { declined } = useMessages(chargeMessages);
  const reason = declined.reasons[charge.failure ?? 'other'];
  return (
    <Note tone="error" live>
      <p className="strong">{declined.title}</p>
      <p>
        {isToldUnpaid(charge) && declined.unpaid} {reason}
      </p>
    </Note>
  );
}
