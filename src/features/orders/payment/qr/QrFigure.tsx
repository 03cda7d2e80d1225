import '../../../../ui/styles/payment.css';
import { type ReactNode, useState } from 'react';
import type { Order } from '../../../../domain/order/order.ts';
import { chargeMessages } from '../../../../i18n/buying/charge.ts';
import { ordersMessages } from '../../../../i18n/buying/orders.ts';
import { formatMoney } from '../../../../i18n/format.ts';
import { useMessages } from '../../../../i18n/useMessages.ts';
import { Button } from '../../../../ui/press/Button.tsx';
import { saveQrPicture } from './saveQrPicture.ts';

/**
 * A QR with its amount, its order and a button that saves it to the phone. The picture stands on white in every theme,
 * so that cameras read it.
 */
export function QrFigure({
  order,
  isNamed = true,
  picture,
  note,
  children,
}: {
  order: Order;
  /** False where amount and order stand above already. */
  isNamed?: boolean;
  /** A `data:` address. */
  picture: string;
  /** The next thing to do; the outcome of saving takes its place. */
  note: string;
  children?: ReactNode;
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
    <div className="stack stack-3 qr-step">
      <img className="qr" src={picture} alt={texts.picture(total)} />
      {isNamed && (
        <>
          <p className="price price-l">{total}</p>
          <p className="sm mut">{orderTitle(order.number)}</p>
        </>
      )}
      {children}
      <Button kind="outline" icon="download" onClick={save}>
        {texts.save}
      </Button>
      <p className="sm mut" role="status">
        {said === null ? note : texts[said]}
      </p>
    </div>
  );
}
