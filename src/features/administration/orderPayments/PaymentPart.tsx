import { useState } from 'react';
import { awaitsPlanApproval, type OrderAtDesk } from '../../../domain/order/order.ts';
import { mayAcceptPayment, mayRefundPayment, type OrderPayment } from '../../../domain/order/orderPayment.ts';
import { checkoutMessages } from '../../../i18n/buying/checkout.ts';
import { orderPaymentMessages } from '../../../i18n/buying/orderPayments.ts';
import { slipQueueMessages } from '../../../i18n/buying/slipQueue.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Button } from '../../../ui/press/Button.tsx';
import { Tag, type Tone } from '../../../ui/show/Tag.tsx';
import { Facts } from '../Facts.tsx';
import { AcceptQuestion } from '../orders/AcceptQuestion.tsx';
import { useDifferenceText } from '../orders/ComparisonTag.tsx';
import { compareAmount } from '../orders/compareAmount.ts';
import { type PaymentStanding, paymentStanding } from './paymentStanding.ts';
import type { PaymentDeed } from './usePaymentDeeds.ts';

const tones: Readonly<Record<PaymentStanding, Tone>> = {
  own: 'done',
  toDecide: 'info',
  wentBack: 'error',
  refunding: 'here',
  refunded: 'plain',
  spare: 'plain',
};

type PartProps = {
  readonly order: OrderAtDesk;
  readonly payment: OrderPayment;
  /** All money of the order. */
  readonly payments: readonly OrderPayment[];
  readonly level: 2 | 3;
  readonly isPending: boolean;
  readonly isShut: boolean;
  readonly onAct: (deed: PaymentDeed) => void;
  readonly onRefund: () => void;
};

/** Money that came in beside what the order asks, and the deeds about it. */
export function PaymentPart({ order, payment, payments, level, isPending, isShut, onAct, onRefund }: PartProps) {
  const texts = useMessages(orderPaymentMessages);
  const { names } = useMessages(checkoutMessages).methods;
  const format = useFormat();
  const difference = useDifference(order, payment);
  const standing = paymentStanding(payment);
  const Heading = `h${level}` as const;
  const amount = formatMoney(payment.amount, payment.currency);
  const { refund } = payment;
  return (
    <section className="well stack stack-3" aria-label={texts.of(amount)}>
      <div className="row sb">
        <Heading className="num adm-group">{texts.received(amount)}</Heading>
        <Tag tone={tones[standing]}>{texts.standing[standing]}</Tag>
      </div>
      <Facts
        facts={[
          {
            key: 'due',
            label: texts.due,
            value: (
              <>
                {formatMoney(order.total, order.currency)}
                {difference !== null && <b className="adm-differs"> ({difference})</b>}
              </>
            ),
          },
          { key: 'method', label: texts.method, value: names[payment.method] },
          { key: 'at', label: texts.paidAt, value: format.dateTime(payment.paidAt) },
          { key: 'reference', label: texts.reference, value: payment.reference },
          { key: 'way', label: texts.refund.label, value: refund && texts.refund.states[refund.state][refund.way] },
          { key: 'started', label: texts.refund.startedAt, value: refund && format.dateTime(refund.startedAt) },
          { key: 'refundReference', label: texts.refund.reference, value: refund?.reference ?? null },
          { key: 'refusal', label: texts.refund.refusal, value: refund?.refusal ?? null },
          { key: 'note', label: texts.refund.note, value: refund?.note ?? null },
        ]}
      />
      <PaymentDeeds {...{ order, payment, payments, isPending, isShut, onAct, onRefund }} />
    </section>
  );
}

function PaymentDeeds({ order, payment, payments, isPending, isShut, onAct, onRefund }: Omit<PartProps, 'level'>) {
  const texts = useMessages(orderPaymentMessages);
  const { approve } = useMessages(slipQueueMessages);
  const difference = useDifference(order, payment);
  const [asks, setAsks] = useState(false);
  const accept = () => onAct({ kind: 'accept', paymentId: payment.id });
  const unlessShut = (act: () => void) => () => !isShut && act();
  const isRunning = payment.refund?.state === 'open';
  const mayRefund = mayRefundPayment(payment, 'hand');
  const mayAccept = mayAcceptPayment(order.status, payment, payments);
  if (!isRunning && !mayRefund && !mayAccept) return null;
  return (
    <div className="row">
      {isRunning && (
        <Button
          kind="outline"
          busy={isPending}
          aria-disabled={isShut || undefined}
          onClick={unlessShut(() =>
            onAct({ kind: 'refund', paymentId: payment.id, way: 'provider', reason: null, note: null }),
          )}
        >
          {texts.askAgain}
        </Button>
      )}
      {mayRefund && (
        <Button
          kind={mayAccept ? 'danger' : 'outline'}
          busy={isPending}
          aria-disabled={isShut || undefined}
          onClick={unlessShut(onRefund)}
        >
          {awaitsPlanApproval(order) && payment.isOwn ? texts.rejectAndRefund : texts.refundAction}
        </Button>
      )}
      {mayAccept && (
        <Button
          icon="check"
          busy={isPending}
          aria-disabled={isShut || undefined}
          onClick={unlessShut(() => setAsks(true))}
        >
          {order.status === 'cancelled' ? texts.acceptLate : texts.accept}
        </Button>
      )}
      <AcceptQuestion
        open={asks}
        title={difference === null ? approve.title(order.number) : texts.confirmTitle}
        due={formatMoney(order.total, order.currency)}
        received={{ label: texts.receivedLabel, amount: formatMoney(payment.amount, payment.currency) }}
        difference={difference}
        onAccept={accept}
        onClose={() => setAsks(false)}
      />
    </div>
  );
}

/** The difference from what the order asks; another currency has none that can be counted. */
function useDifference(order: OrderAtDesk, payment: OrderPayment): string | null {
  const { otherCurrency } = useMessages(orderPaymentMessages);
  const differenceText = useDifferenceText();
  if (payment.currency !== order.currency) return otherCurrency;
  return differenceText(compareAmount(order.total, payment.amount), order.currency);
}
