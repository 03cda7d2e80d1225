import type { OrderAtDesk } from '../../../domain/order/order.ts';
import { orderPaymentMessages } from '../../../i18n/buying/orderPayments.ts';
import { administrationMessages } from '../../../i18n/people/administration.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Note } from '../../../ui/notice/Note.tsx';
import { useFailureText } from '../../../ui/notice/useFailureText.ts';
import { ButtonLink } from '../../../ui/press/Button.tsx';
import { OrderedAgain } from '../orders/OrderedAgain.tsx';
import { useWaitingOrders } from '../orders/useWaitingOrders.ts';
import type { DeedOutcome } from './usePaymentDeeds.ts';

/** The outcome of a deed about money, and the next order. */
export function DeedNote({
  order,
  outcome,
  linkTo,
}: {
  order: OrderAtDesk;
  outcome: DeedOutcome;
  linkTo: (orderId: string) => string;
}) {
  const texts = useMessages(orderPaymentMessages).outcome;
  const decide = useMessages(administrationMessages).decide;
  const failureText = useFailureText();
  const next = useWaitingOrders().nextAfter(order.id);
  if (outcome.kind === 'failed') {
    const { failure } = outcome;
    if (failure.code === 'COURSE_DUPLICATE') return <OrderedAgain order={order} itemIds={failure.facts.itemIds} />;
    return (
      <Note tone="error" live>
        {failureText(failure)}
      </Note>
    );
  }
  const isDone = outcome.kind === 'accepted' || outcome.kind === 'refunded' || outcome.kind === 'cancelled';
  const isDecided = isDone || outcome.kind === 'moneyFound' || outcome.kind === 'noMoney';
  return (
    <>
      <Note tone={isDecided ? 'done' : outcome.kind === 'notRefunded' ? 'error' : 'here'} live>
        {texts[outcome.kind](order.number)}
      </Note>
      {isDone && next && (
        <ButtonLink block icon="forward" to={linkTo(next.id)}>
          {decide.next} #{next.number}
        </ButtonLink>
      )}
    </>
  );
}
