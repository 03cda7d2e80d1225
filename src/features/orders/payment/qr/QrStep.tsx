import '../../../../ui/styles/payment.css';
import { useState } from 'react';
import type { Order } from '../../../../domain/order/order.ts';
import { chargeMessages } from '../../../../i18n/buying/charge.ts';
import { ordersMessages } from '../../../../i18n/buying/orders.ts';
import { formatMoney } from '../../../../i18n/format.ts';
import { useMessages } from '../../../../i18n/useMessages.ts';
import { Button } from '../../../../ui/press/Button.tsx';
import { Countdown } from '../../../../ui/show/Countdown.tsx';
import { StepSection } from '../../StepSection.tsx';
import { saveQrPicture } from './saveQrPicture.ts';

/** The QR with its amount and the time that is left. The picture stands on white in every theme, so that cameras read it. */
export function QrStep({
  order,
  picture,
  expiresAt,
  now,
}: {
  order: Order;
  picture: string;
  /** Epoch milliseconds; `null`: no end. */
  expiresAt: number | null;
  now: number;
}) {
  const texts = useMessages(chargeMessages).qr;
  const { orderTitle } = useMessages(ordersMessages);
  const [said, say] = useState<'saved' | 'saveFailed' | null>(null);
  const total = formatMoney(order.total, order.currency);
  const save = (): void => {
    saveQrPicture({ picture, lines: [total, orderTitle(order.number)], name: `promptpay-${order.number}.png` }).then(
      () => say('saved'),
      () => say('saveFailed'),
    );
  };
  return (
    <StepSection title={texts.title}>
      <div className="stack stack-3 qr-step">
        <img className="qr" src={picture} alt={texts.picture(total)} />
        <p className="price price-l">{total}</p>
        <p className="sm mut">{orderTitle(order.number)}</p>
        {expiresAt !== null && (
          <p className="sm">
            {texts.left} <Countdown until={expiresAt} now={now} />
          </p>
        )}
        <Button kind="outline" icon="download" onClick={save}>
          {texts.save}
        </Button>
        <p className="sm mut" role="status">
          {said === null ? texts.waiting : texts[said]}
        </p>
      </div>
    </StepSection>
  );
}
