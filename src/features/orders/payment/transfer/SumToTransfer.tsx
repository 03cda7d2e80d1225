import '../../../../ui/styles/payment.css';
import { useId } from 'react';
import type { Order } from '../../../../domain/order/order.ts';
import { encodeMajor } from '../../../../domain/pricing/minorUnits.ts';
import { ordersMessages } from '../../../../i18n/buying/orders.ts';
import { formatMoney } from '../../../../i18n/format.ts';
import { useFormat } from '../../../../i18n/useFormat.ts';
import { useMessages } from '../../../../i18n/useMessages.ts';
import { useNow } from '../../../../ui/page/useNow.ts';
import { useServerClock } from '../../../../ui/page/useServerClock.ts';
import { Button } from '../../../../ui/press/Button.tsx';
import { Countdown } from '../../../../ui/show/Countdown.tsx';
import { Icon } from '../../../../ui/show/Icon.tsx';
import { useCopy } from './useCopy.ts';

/** The sum to transfer with its copy button, and the deadline. */
export function SumToTransfer({ order }: { order: Order }) {
  const texts = useMessages(ordersMessages).sum;
  const copy = useCopy();
  const placeId = useId();
  const shown = formatMoney(order.total, order.currency);
  // The bank's app takes digits and a point.
  const text = encodeMajor(order.total).toFixed(2);
  return (
    <div className="due">
      <div className="row sb">
        <p>
          <span className="sm mut due-label">{texts.label}</span>
          <b id={placeId} className="price due-sum">
            {shown}
          </b>
        </p>
        <Button
          kind="outline"
          icon="copy"
          aria-label={texts.copyOf(shown)}
          onClick={() => void copy({ text, shown, placeId, done: texts.copied })}
        >
          {texts.copy}
        </Button>
      </div>
      {order.cancelAt !== null && <PayBy until={order.cancelAt} />}
    </div>
  );
}

/** The deadline with the time left, by the server's clock if it is known. */
function PayBy({ until }: { until: number }) {
  const texts = useMessages(ordersMessages).sum;
  const format = useFormat();
  const now = useNow() + (useServerClock() ?? 0);
  return (
    <p className="sm due-until">
      <Icon name="clock" />
      <span>
        {texts.until(format.dateTime(until))} <b className="strong nb">{<Countdown until={until} now={now} />}</b>
      </span>
    </p>
  );
}
