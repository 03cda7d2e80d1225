import type { Order } from '../../domain/order/order.ts';
import type { OrderFace } from '../../domain/order/orderFace.ts';
import { ordersMessages } from '../../i18n/buying/orders.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { ButtonLink } from '../../ui/press/Button.tsx';
import { links } from '../../ui/press/links.ts';
import { linkForOrder } from '../session/link/linkForOrder.ts';
import { CheckTime } from './CheckTime.tsx';
import { OrderAgain } from './OrderAgain.tsx';
import { Rejection } from './Rejection.tsx';
import { StepSection } from './StepSection.tsx';
import { useViewer } from './useViewer.ts';

/** The buyer's next step once it does not depend on the payment method. Payment steps of a method are its own. */
export function NextStep({ order, face }: { order: Order; face: Exclude<OrderFace, 'notYetReceived'> }) {
  const { next, thanks } = useMessages(ordersMessages);
  switch (face) {
    case 'rejected':
      return <AskAnew order={order} title={thanks.rejected} />;
    case 'requestRejected':
      return <AskAnew order={order} title={next.requestRejected.title} />;
    case 'approved':
      return <Approved order={order} />;
    case 'cancelled':
      return (
        <StepSection title={next.cancelled.title} body={next.cancelled.body}>
          <OrderAgain order={order} />
        </StepSection>
      );
    case 'pendingApproved':
      return (
        <StepSection {...next.checking}>
          <CheckTime />
        </StepSection>
      );
    case 'waitingForApproval':
      return <StepSection {...next.approval} />;
    case 'paidWaiting':
      return <StepSection {...next.paidWaiting} />;
    case 'underReview':
      return <StepSection {...(order.status === 'cancelled' ? next.underReview : next.otherMoney)} />;
    case 'refunded':
      return (
        <StepSection {...next.refunded}>
          <OrderAgain order={order} />
        </StepSection>
      );
    case 'waitsOnDevice':
      return null;
  }
}

/** The next step of a rejected order that cannot be paid again: cancel it and order again. */
function AskAnew({ order, title }: { order: Order; title: string }) {
  const { body, until } = useMessages(ordersMessages).next.requestRejected;
  const format = useFormat();
  return (
    <StepSection title={title} body={body}>
      <Rejection order={order} />
      {order.cancelAt !== null && <p className="sm mut">{until(format.dateTime(order.cancelAt))}</p>}
    </StepSection>
  );
}

function Approved({ order }: { order: Order }) {
  const texts = useMessages(ordersMessages);
  const { approved } = texts.next;
  const first = order.lines.find((line) => line.isWatchable);
  const viewer = useViewer(order);
  const isFree = order.total === 0;
  if (!first)
    return <StepSection title={isFree ? approved.titleFreeOther : approved.titleOther} body={approved.bodyOther} />;
  const title = isFree ? approved.titleFree : approved.title;
  const classroom = order.lines.length === 1 ? links.learn(first.itemId) : links.myCourses();
  // The link of an e-mail opens in the mail app's browser, but the course belongs to the account.
  if (viewer !== 'buyer') {
    const isGuest = viewer === 'guest';
    return (
      <StepSection title={title} body={isGuest ? approved.elsewhere : approved.others}>
        {isGuest && (
          <ButtonLink icon="user" to={links.login(classroom)}>
            {approved.logIn}
          </ButtonLink>
        )}
        <ButtonLink kind={isGuest ? 'outline' : 'solid'} to={linkForOrder}>
          {approved.askForLink}
        </ButtonLink>
      </StepSection>
    );
  }
  return (
    <StepSection title={title}>
      <ButtonLink icon="play" to={classroom}>
        {texts.actions.start}
      </ButtonLink>
    </StepSection>
  );
}
