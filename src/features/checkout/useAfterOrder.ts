import { useLocation, useNavigate } from 'react-router-dom';
import type { Order } from '../../domain/order.ts';
import type { Quote } from '../../domain/quote.ts';
import { checkoutMessages } from '../../i18n/checkout.ts';
import { formatMoney } from '../../i18n/format.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { links } from '../../ui/links.ts';
import { notify } from '../../ui/notify.ts';
import { useSiteSettings } from '../site/useSite.ts';
import { afterFreeOrder } from './afterFreeOrder.ts';

/**
 * Where an order leads: nothing to pay ends with the thanks or the orders, a transfer with its report (specification 4). A lower total
 * than the one agreed to is taken and told; a higher one is that of an order that had gone out before, its answer lost.
 * `agreed` is `null` where that one is another order than the one pressed last, which is told whatever it costs.
 */
export function useAfterOrder(): (order: Order, agreed: Quote | null) => void {
  const texts = useMessages(checkoutMessages);
  const navigate = useNavigate();
  const { state: came } = useLocation();
  const settings = useSiteSettings();
  const tellTotal = (order: Order, agreed: Quote) => {
    const [before, after] = [formatMoney(agreed.total, order.currency), formatMoney(order.total, order.currency)];
    if (order.total < agreed.total) {
      notify({ kind: 'info', title: texts.cheaper.title, detail: texts.cheaper.detail(before, after) });
    }
    if (order.total > agreed.total) {
      notify({ kind: 'warning', title: texts.dearer.title, detail: texts.dearer.detail(before, after) });
    }
  };
  return (order, agreed) => {
    if (agreed !== null) tellTotal(order, agreed);
    else notify({ kind: 'warning', title: texts.earlier.title(order.number), detail: texts.earlier.detail });
    if (order.total === 0) {
      const { to, state } = afterFreeOrder(order.status, settings);
      // The thanks say it themselves.
      if (state === null) {
        notify({ kind: 'done', title: order.status === 'approved' ? texts.freeAuto : texts.freeApprove });
      }
      navigate(to, { replace: true, state });
      return;
    }
    const step = order.method === 'bankTransfer' ? '?report=1' : '';
    // Whoever came from layout four's panel without registering answers the report at once (specification 2, cart screens).
    const state = { afterOrder: true, ...(came?.inPanel && { mustReport: true }) };
    navigate(`${links.order(order.token)}${step}`, { replace: true, state });
  };
}
