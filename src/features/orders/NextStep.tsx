import type { ReactNode } from 'react';
import { mayReportTransfer, type Order } from '../../domain/order/order.ts';
import type { OrderFace } from '../../domain/order/orderFace.ts';
import { ordersMessages } from '../../i18n/buying/orders.ts';
import { formatMoney } from '../../i18n/format.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button, ButtonLink } from '../../ui/press/Button.tsx';
import { links } from '../../ui/press/links.ts';
import { linkForOrder } from '../session/link/linkForOrder.ts';
import { DestinationAccounts } from './DestinationAccounts.tsx';
import { OrderAgain } from './OrderAgain.tsx';
import { Rejection } from './Rejection.tsx';
import { useOnlooker } from './useOnlooker.ts';

/** What the buyer does now: one step, said plainly. */
export function NextStep({
  order,
  face,
  hasMend = false,
  onReport,
}: {
  order: Order;
  face: OrderFace;
  /** A refused report stands above, whose mend opens the same form: that is the step. */
  hasMend?: boolean;
  onReport: () => void;
}) {
  const texts = useMessages(ordersMessages);
  const format = useFormat();
  const { next, actions } = texts;
  const isTransfer = order.method === 'bankTransfer' && order.total > 0;
  const kind = hasMend ? 'outline' : 'solid';
  const until = order.cancelAt === null ? null : format.dateTime(order.cancelAt);
  const total = formatMoney(order.total, order.currency);
  switch (face) {
    case 'notYetReceived':
      if (order.method !== 'bankTransfer') return <Step {...next.otherMethod} />;
      return (
        <Step title={next.toPay.title} body={next.toPay.body(total)}>
          <DestinationAccounts />
          {until && <p className="sm text-danger">{next.toPay.until(until)}</p>}
          <Button kind={kind} onClick={onReport}>
            {actions.report}
          </Button>
        </Step>
      );
    case 'rejected':
      if (!mayReportTransfer(order)) return <AskAnew order={order} title={texts.thanks.rejected} />;
      return (
        <Step title={next.rejected.title} body={next.rejected.body(total)}>
          <Rejection order={order} />
          {until && <p className="sm text-danger">{next.rejected.until(until)}</p>}
          <Button kind={kind} onClick={onReport}>
            {actions.reportAgain}
          </Button>
          <DestinationAccounts />
        </Step>
      );
    case 'requestRejected':
      return <AskAnew order={order} title={next.requestRejected.title} />;
    case 'approved':
      return <Approved order={order} />;
    case 'cancelled':
      return (
        <Step title={next.cancelled.title} body={isTransfer ? next.cancelled.bodyPaid : next.cancelled.body}>
          <OrderAgain order={order} />
          {isTransfer && (
            <Button kind="quiet" onClick={onReport}>
              {actions.reportLate}
            </Button>
          )}
        </Step>
      );
    case 'pendingApproved':
      return <Step {...next.checking} />;
    case 'waitingForApproval':
      return <Step {...next.approval} />;
    case 'underReview':
      return <Step {...next.underReview} />;
    case 'refunded':
      return (
        <Step {...next.refunded}>
          <OrderAgain order={order} />
        </Step>
      );
    case 'waitsOnDevice':
      return null;
  }
}

/** What was rejected and cannot be reported again is given up, and ordered anew. */
function AskAnew({ order, title }: { order: Order; title: string }) {
  const { body, until } = useMessages(ordersMessages).next.requestRejected;
  const format = useFormat();
  return (
    <Step title={title} body={body}>
      <Rejection order={order} />
      {order.cancelAt !== null && <p className="sm mut">{until(format.dateTime(order.cancelAt))}</p>}
    </Step>
  );
}

function Approved({ order }: { order: Order }) {
  const texts = useMessages(ordersMessages);
  const { approved } = texts.next;
  const first = order.lines.find((line) => line.isWatchable);
  const onlooker = useOnlooker(order);
  const isFree = order.total === 0;
  if (!first) return <Step title={isFree ? approved.titleFreeOther : approved.titleOther} body={approved.bodyOther} />;
  const title = isFree ? approved.titleFree : approved.title;
  const classroom = order.lines.length === 1 ? links.learn(first.itemId) : links.myCourses();
  // The link of an e-mail opens in whatever browser the mail app has; the course belongs to the account.
  if (onlooker !== 'buyer') {
    const isGuest = onlooker === 'guest';
    return (
      <Step title={title} body={isGuest ? approved.elsewhere : approved.others}>
        {isGuest && (
          <ButtonLink icon="user" to={links.login(classroom)}>
            {approved.logIn}
          </ButtonLink>
        )}
        <ButtonLink kind={isGuest ? 'outline' : 'solid'} to={linkForOrder}>
          {approved.askForLink}
        </ButtonLink>
      </Step>
    );
  }
  return (
    <Step title={title}>
      <ButtonLink icon="play" to={classroom}>
        {texts.actions.start}
      </ButtonLink>
    </Step>
  );
}

function Step({ title, body, children }: { title: string; body?: string; children?: ReactNode }) {
  return (
    <section className="leaf stack stack-3" aria-labelledby="next-heading">
      <h2 id="next-heading">{title}</h2>
      {body && <p className="read">{body}</p>}
      {children}
    </section>
  );
}
