import type { Order } from '../../domain/order.ts';
import { orderFace } from '../../domain/orderFace.ts';
import { isSettled } from '../../domain/orderStatus.ts';
import { formatMoney } from '../../i18n/format.ts';
import { ordersMessages } from '../../i18n/orders.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Cord, CordItem, type CordPlace } from '../../ui/Cord.tsx';

type Step = { readonly key: string; readonly title: string; readonly detail: string; readonly place: CordPlace };

/** The way of an order on its cord: what is done, where it is, what is left; one that came to nothing ends there. */
export function OrderSteps({ order }: { order: Order }) {
  const steps = useSteps(order);
  return (
    <Cord>
      {steps.map((step) => (
        <CordItem key={step.key} place={step.place}>
          <b className="strong">{step.title}</b>
          {step.detail && <p className="xs mut">{step.detail}</p>}
        </CordItem>
      ))}
    </Cord>
  );
}

function useSteps(order: Order): readonly Step[] {
  const texts = useMessages(ordersMessages);
  const format = useFormat();
  const { steps } = texts.thanks;
  const report = order.reports.at(-1);
  const settledAt = isSettled(order.status) ? order.history.findLast(({ to }) => to === order.status)?.at : undefined;
  const isApproved = order.status === 'approved';
  const isOver = isSettled(order.status) && !isApproved;
  const isWatchable = order.lines.some((line) => line.isWatchable);
  const ordered: Step = {
    key: 'ordered',
    title: steps.ordered,
    detail: format.dateTime(order.placedAt),
    place: 'done',
  };
  const paid: Step = {
    key: 'paid',
    title: report ? steps.reported(formatMoney(report.amount, order.currency)) : steps.pay,
    detail: report ? format.dateTime(report.reportedAt) : '',
    place: report || isApproved ? 'done' : 'here',
  };
  // Nobody is to pay for what is over: there it hangs on the cord only where it was done.
  const payment = order.total === 0 || (isOver && !report) ? [] : [paid];
  if (isOver) {
    const isLookedAt = orderFace(order, null) === 'underReview';
    const end: Step = {
      key: 'end',
      title: isLookedAt ? texts.underReview : texts.status[order.status],
      detail: isLookedAt ? steps.byMail : settledAt === undefined ? '' : format.dateTime(settledAt),
      place: 'here',
    };
    return [ordered, ...payment, end];
  }
  const checked: Step = {
    key: 'checked',
    title: isApproved ? texts.status.approved : order.total === 0 ? steps.approval : steps.checking,
    detail: settledAt === undefined ? steps.byMail : format.dateTime(settledAt),
    place: isApproved ? 'done' : order.status === 'pendingApproved' ? 'here' : 'ahead',
  };
  const open: Step = {
    key: 'open',
    title: isWatchable ? steps.open : steps.done,
    detail: '',
    place: isApproved ? 'here' : 'ahead',
  };
  return [ordered, ...payment, checked, open];
}
