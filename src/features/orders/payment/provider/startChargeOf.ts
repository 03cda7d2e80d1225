import { chargeCalls, chargeOrder } from '../../../../contract/order/charge.ts';
import type { Charge } from '../../../../domain/order/charge.ts';
import type { Order } from '../../../../domain/order/order.ts';
import { callServer } from '../../../../platform/net/callServer.ts';

/** Starts the charge of an order that needs nothing but the order. */
export function startChargeOf({ id: orderId, token: orderToken, method }: Order): Promise<Charge> {
  const input = { body: { orderId, orderToken } };
  const own = chargeCalls.find((each) => each.method === method);
  return callServer(own?.call ?? chargeOrder, input);
}
