import type { ReactNode } from 'react';
import type { Charge } from '../../../../domain/order/charge.ts';
import { chargeMessages } from '../../../../i18n/buying/charge.ts';
import { useMessages } from '../../../../i18n/useMessages.ts';
import { Note } from '../../../../ui/notice/Note.tsx';
import { RetryNote } from '../../../../ui/notice/RetryNote.tsx';
import { Button } from '../../../../ui/press/Button.tsx';
import { Loading } from '../../../../ui/state/Skeleton.tsx';
import { StepSection } from '../../StepSection.tsx';
import type { ChargeView } from './chargeView.ts';
import type { useCharge } from './useCharge.ts';

type Payment = ReturnType<typeof useCharge<never>>;

/** The states of a payment that look the same for every method; `children` draw the others. */
export function ChargeStates({
  payment: { query, view },
  children,
}: {
  payment: Pick<Payment, 'query' | 'view'>;
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
  if (view.kind === 'step' && view.step.kind === 'redirect') return <AtProvider url={view.step.url} />;
  return children(view);
}

/** The provider's own page is open, or was left. */
function AtProvider({ url }: { url: string }) {
  const texts = useMessages(chargeMessages).redirect;
  return (
    <StepSection title={texts.title} body={texts.body}>
      <Button icon="forward" onClick={() => window.location.assign(url)}>
        {texts.go}
      </Button>
    </StepSection>
  );
}

/** Why the last try failed, above the form of the next one. */
export function DeclinedNote({ charge }: { charge: Charge | null }) {
  const { declined } = useMessages(chargeMessages);
  if (charge === null) return null;
  const reason = declined.reasons[charge.failure ?? 'other'];
  return (
    <Note tone="error" live>
      <b>{declined.title}</b> {declined.unpaid} {reason}
    </Note>
  );
}
