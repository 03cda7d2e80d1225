import type { Order, OrderActor, OrderEvent } from '../../domain/order/order.ts';
import type { HistoryEntry } from '../../domain/order/orderHistory.ts';
import { ordersMessages } from '../../i18n/buying/orders.ts';
import { reasonWords, rejectReasonMessages } from '../../i18n/buying/rejectReasons.ts';
import { formatMoney } from '../../i18n/format.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { useMethodName } from '../cart/useMethodName.ts';

type Told = {
  readonly title: string;
  /** `null` for an event without an actor. */
  readonly actor: OrderActor | null;
  readonly reason: string | null;
};

/** One entry of an order's history in the reader's language. */
export function useHappened({ currency, total }: Pick<Order, 'currency' | 'total'>): (entry: HistoryEntry) => Told {
  const { event: stepWords, happened } = useMessages(ordersMessages);
  const reasons = useMessages(rejectReasonMessages);
  const nameOf = useMethodName();
  const money = (amount: number) => formatMoney(amount, currency);

  const titleOfStep = ({ to, actor }: OrderEvent, amount: number | null): string => {
    if (to === 'pendingApproved' && total === 0) return happened.requested;
    if (to === 'rejected' && total === 0) return happened.requestRejected;
    if (to === 'refunded' && total === 0) return stepWords.cancelled;
    if (amount !== null) return happened.reported(money(amount));
    if (to === 'pendingApproved' && actor === 'provider') return happened.paid;
    if (to === 'cancelled' && actor === 'system') return happened.overdue;
    if (to === 'cancelled' && actor === 'provider') return happened.paymentFailed;
    return stepWords[to];
  };

  return (entry) => {
    switch (entry.kind) {
      case 'step': {
        const { event, amount } = entry;
        if (event.method)
          return { title: happened.methodChanged(nameOf(event.method)), actor: event.actor, reason: null };
        const reason = reasonWords(reasons, { code: event.reasonCode, added: event.reason });
        const isRequest = total === 0 && event.to === 'pendingApproved';
        return { title: titleOfStep(event, amount), actor: isRequest ? null : event.actor, reason };
      }
      case 'lateReport':
        return { title: happened.lateReport(money(entry.amount)), actor: 'buyer', reason: null };
      case 'moneyRefused': {
        const reason = reasonWords(reasons, { code: entry.reasonCode, added: entry.reason });
        return { title: happened.moneyRefused(money(entry.amount)), actor: 'administrator', reason };
      }
      case 'moneyBack': {
        const title = happened.moneyBack(formatMoney(entry.amount, entry.currency));
        return { title, actor: 'administrator', reason: entry.reason ?? happened.moneyBackReason };
      }
      case 'documentIssued': {
        const { kind, number } = entry.document;
        return { title: happened.document[kind](number), actor: null, reason: null };
      }
    }
  };
}
