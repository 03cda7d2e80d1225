import { useLocation, useNavigate } from 'react-router-dom';
import type { Order } from '../../../domain/order/order.ts';
import type { Quote } from '../../../domain/pricing/quote.ts';
import { checkoutMessages } from '../../../i18n/buying/checkout.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { notify } from '../../../ui/notice/notify.ts';
import { links } from '../../../ui/press/links.ts';
import { isOnlyCheaper, otherThanAgreed, useOtherThanAgreed } from '../../orders/otherThanAgreed.ts';
import { paymentStepsOf } from '../../orders/payment/paymentSteps.ts';
import { useSiteSettings } from '../../site/useSite.ts';
import { afterFreeOrder } from './afterFreeOrder.ts';

/**
 * Navigates after an order: to the thank-you page or the orders if nothing is due, else to the payment step
 * (specification 4). `agreed`: the agreed total, whose change is shown; `null` for an earlier order.
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
    const { search } = paymentStepsOf(order.method);
    // A guest from layout four's panel must answer the report at once (specification 2, cart screens), unless it also
    // offers to cancel the order.
    const mayBeUnwanted = other !== null && !isOnlyCheaper(order, other);
    const state = {
      afterOrder: true,
      ...(came?.inPanel && !mayBeUnwanted && { mustReport: true }),
      ...(other && { otherThanAgreed: other }),
    };
    navigate(`${links.order(order.token)}${search}`, { replace: true, state });
  };
}
