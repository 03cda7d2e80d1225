import type { Order } from '../../../../domain/order/order.ts';
import { chargeMessages } from '../../../../i18n/buying/charge.ts';
import { useMessages } from '../../../../i18n/useMessages.ts';
import { Countdown } from '../../../../ui/show/Countdown.tsx';
import { QrFigure } from './QrFigure.tsx';

/** The provider's QR and the time that is left. */
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
  return (
    <QrFigure order={order} picture={picture} note={texts.waiting}>
      {expiresAt !== null && (
        <p className="sm">
          {texts.left} <Countdown until={expiresAt} now={now} />
        </p>
      )}
    </QrFigure>
  );
}
