import { useLocation } from 'react-router-dom';
import type { Order } from '../../../../domain/order/order.ts';
import { useNetworkPress } from '../../../../ui/press/useNetworkPress.ts';
import { usePressedCall } from '../../../../ui/press/usePressedCall.ts';
import { startChargeOf } from './startChargeOf.ts';
import { useCharge } from './useCharge.ts';
import { useFailedPress } from './useFailedPress.ts';

/**
 * A payment that begins by the press that ordered, or by a press of its own. An order that was charged before, or may have
 * been, waits for the press: so does a page that was reloaded without a network.
 */
export function useStartByOrder(order: Order) {
  const isJustOrdered = useLocation().state?.afterOrder === true;
  const payment = useCharge(order, () => startChargeOf(order), useFailedPress(order));
  const { query, start } = payment;
  const pressed = usePressedCall(start, payment.begin);
  // The press that ordered goes on once the server says that nothing was charged yet.
  const begin = () => {
    if (query.data === null && start.isIdle) pressed.press();
  };
  useNetworkPress(begin, query.data === undefined, isJustOrdered);
  return { payment, pressed };
}
