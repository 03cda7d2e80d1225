import { awaitsPlanApproval, type Order } from '../../domain/order/order.ts';
import { isSettled } from '../../domain/order/orderStatus.ts';
import { type OrderStep, orderSteps } from '../../domain/order/orderSteps.ts';
import { isReported } from '../../domain/order/paymentMethod.ts';
import { ordersMessages } from '../../i18n/buying/orders.ts';
import { formatMoney } from '../../i18n/format.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Cord, CordItem } from '../../ui/show/Cord.tsx';
import { paymentStepsOf } from './payment/paymentSteps.ts';

/** The progress of an order as steps. */
export function OrderSteps({ order }: { order: Order }) {
  const words = useWords(order);
  return (
    <Cord>
      {orderSteps(order).map(({ name, place }) => {
        const { title, detail } = words[name];
        return (
          <CordItem key={name} place={place}>
            <b className="strong">{title}</b>
            {detail && <p className="xs mut">{detail}</p>}
          </CordItem>
        );
      })}
    </Cord>
  );
}

type Words = { readonly title: string; readonly detail: string };

/** The text of each step for this order. */
function useWords(order: Order): Readonly<Record<OrderStep['name'], Words>> {
  const texts = useMessages(ordersMessages);
  const format = useFormat();
  const { steps } = texts.thanks;
  const report = isReported(order.method) && order.status !== 'notYetReceived' ? order.reports.at(-1) : undefined;
  const isDecided = isSettled(order.status);
  const settledAt = isDecided ? order.history.findLast(({ to }) => to === order.status)?.at : undefined;
  const settled = settledAt === undefined ? '' : format.dateTime(settledAt);
  const { toPay, checking: checkingPayment } = paymentStepsOf(order.method).words(texts);
  const isPaid = isDecided || awaitsPlanApproval(order);
  const checking = order.total === 0 || awaitsPlanApproval(order) ? steps.approval : checkingPayment;
  return {
    ordered: { title: steps.ordered, detail: format.dateTime(order.placedAt) },
    paid: {
      title: report ? steps.reported(formatMoney(report.amount, order.currency)) : isPaid ? steps.paid : toPay,
      detail: report ? format.dateTime(report.reportedAt) : '',
    },
    checked: {
      title: order.status === 'approved' ? texts.status.approved : checking,
      detail: settled || steps.byMail,
    },
    open: { title: order.lines.some((line) => line.isWatchable) ? steps.open : steps.done, detail: '' },
    ended: { title: texts.status[order.status], detail: settled },
    underReview: { title: texts.underReview, detail: steps.byMail },
  };
}
