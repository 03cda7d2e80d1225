import { useLocation, useNavigate } from 'react-router-dom';
import { mayReportPayment, type Order } from '../../../domain/order/order.ts';
import type { Quote } from '../../../domain/pricing/quote.ts';
import { checkoutMessages } from '../../../i18n/buying/checkout.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { notify } from '../../../ui/notice/notify.ts';
import { links } from '../../../ui/press/links.ts';
import { isOnlyCheaper, otherThanAgreed, useOtherThanAgreed } from '../../orders/otherThanAgreed.ts';
import { reportSearch } from '../../orders/payment/paymentSteps.ts';
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
    // The report opens by its button on the order's page. For a guest from layout four's panel it opens at once and must
    // be answered (specification 2, cart screens), unless the page also offers to cancel the order.
    const mayBeUnwanted = other !== null && !isOnlyCheaper(order, other);
    const mustReport = came?.inPanel === true && !mayBeUnwanted;
    const state = {
      afterOrder: true,
      ...(mustReport && { mustReport }),
      ...(other && { otherThanAgreed: other }),
    };
    const search = mustReport && mayReportPayment(order) ? reportSearch : '';
    navigate(`${links.order(order.token)}${search}`, { replace: true, state });
  };
}
