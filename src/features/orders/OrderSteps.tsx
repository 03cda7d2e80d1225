import type { Order } from '../../domain/order.ts';
import { isSettled } from '../../domain/orderStatus.ts';
import { formatMoney } from '../../i18n/format.ts';
import { ordersMessages } from '../../i18n/orders.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Cord, CordItem, type CordPlace } from '../../ui/Cord.tsx';

type Step = { readonly key: string; readonly title: string; readonly detail: string; readonly place: CordPlace };

/** The way of an order on its cord: what is done, where it is, what is left. */
export function OrderSteps({ order }: { order: Order }) {
  const steps = useSteps(order);
  return (
    <Cord>
      {steps.map((step) => (
        <CordItem key={step.key} place={step.place}>
          <b className="strong">{step.title}</b>
          <p className="xs mut">{step.detail}</p>
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
  const approvedAt = order.history.findLast((event) => event.to === 'approved')?.at;
  const isApproved = order.status === 'approved';
  const isChecking = order.status === 'pendingApproved';
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
    place: report ? 'done' : 'here',
  };
  const checked: Step = {
    key: 'checked',
    title: isSettled(order.status) ? texts.status[order.status] : order.total === 0 ? steps.approval : steps.checking,
    detail: approvedAt === undefined ? steps.byMail : format.dateTime(approvedAt),
    place: isApproved ? 'done' : isChecking || isSettled(order.status) ? 'here' : 'ahead',
  };
  const open: Step = {
    key: 'open',
    title: isWatchable ? steps.open : steps.done,
    detail: '',
    place: isApproved ? 'here' : 'ahead',
  };
  return order.total === 0 ? [ordered, checked, open] : [ordered, paid, checked, open];
}
