import { useLocation, useNavigate } from 'react-router-dom';
import type { Order } from '../../../domain/order/order.ts';
import type { Quote } from '../../../domain/pricing/quote.ts';
import { checkoutMessages } from '../../../i18n/buying/checkout.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { notify } from '../../../ui/notice/notify.ts';
import { links } from '../../../ui/press/links.ts';
import { isOnlyCheaper, otherThanAgreed, useOtherThanAgreed } from '../../orders/otherThanAgreed.ts';
import { paymentSteps } from '../../orders/payment/paymentSteps.ts';
import { useSiteSettings } from '../../site/useSite.ts';
import { afterFreeOrder } from './afterFreeOrder.ts';

/**
 * Leads on from an order: to the thanks or the orders where nothing is to pay, and to the payment step otherwise
 * (specification 4). `agreed`: the total that the person agreed to; `null` for an earlier order, whose answer was lost.
 * Any other total than the agreed one is told.
 */
export function useAfterOrder(): (order: Order, agreed: Quote | null) => void {
  const texts = useMessages(checkoutMessages);
  const navigate = useNavigate();
  const { state: came } = useLocation();
  const settings = useSiteSettings();
  const sayOther = useOtherThanAgreed();
  return (order, agreed) => {
    const other = otherThanAgreed(order, agreed?.total ?? null);
    if (order.total === 0) {
      if (other !== null) {
        const { tone, title, detail } = sayOther(order, other);
        notify({ kind: tone, title, detail });
      }
      const { to, state } = afterFreeOrder(order.status, settings);
      // The thanks say it themselves.
      if (state === null) {
        notify({ kind: 'done', title: order.status === 'approved' ? texts.freeAuto : texts.freeApprove });
      }
      navigate(to, { replace: true, state });
      return;
    }
    const { search } = paymentSteps[order.method];
    // Whoever came from layout four's panel without registering answers the report at once (specification 2, cart screens),
    // unless it is told with it that the order can be given up instead.
    const mayBeUnwanted = other !== null && !isOnlyCheaper(order, other);
    const state = {
      afterOrder: true,
      ...(came?.inPanel && !mayBeUnwanted && { mustReport: true }),
      ...(other && { otherThanAgreed: other }),
    };
    navigate(`${links.order(order.token)}${search}`, { replace: true, state });
  };
}
