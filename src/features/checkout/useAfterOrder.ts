import { useNavigate } from 'react-router-dom';
import type { Order } from '../../domain/order.ts';
import type { Quote } from '../../domain/quote.ts';
import { checkoutMessages } from '../../i18n/checkout.ts';
import { formatMoney } from '../../i18n/format.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { links, paths } from '../../ui/links.ts';
import { notify } from '../../ui/notify.ts';

/**
 * Where an order leads: nothing to pay ends with the thanks, a transfer with its report (specification 4). A lower total
 * than the one agreed to is taken and told; a higher one is that of an order that had gone out before, its answer lost.
 */
export function useAfterOrder(): (order: Order, agreed: Quote) => void {
  const texts = useMessages(checkoutMessages);
  const navigate = useNavigate();
  return (order, agreed) => {
    const [before, after] = [formatMoney(agreed.total, order.currency), formatMoney(order.total, order.currency)];
    if (order.total < agreed.total) {
      notify({ kind: 'info', title: texts.cheaper.title, detail: texts.cheaper.detail(before, after) });
    }
    if (order.total > agreed.total) {
      notify({ kind: 'warning', title: texts.dearer.title, detail: texts.dearer.detail(before, after) });
    }
    if (order.total === 0) {
      const isApproved = order.status === 'approved';
      notify({ kind: 'done', title: isApproved ? texts.freeAuto : texts.freeApprove });
      navigate(paths.thankYou, { replace: true, state: { free: isApproved ? 'approved' : 'waiting' } });
      return;
    }
    const step = order.method === 'bankTransfer' ? '?report=1' : '';
    navigate(`${links.order(order.token)}${step}`, { replace: true, state: { afterOrder: true } });
  };
}
