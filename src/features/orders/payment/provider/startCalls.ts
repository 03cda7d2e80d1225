import {
  chargeByBankQr,
  chargeByBill,
  chargeByLink,
  chargeByLinkPromptPay,
  chargeByPromptPay,
} from '../../../../contract/order/charge.ts';
import type { Charge } from '../../../../domain/order/charge.ts';
import type { Order } from '../../../../domain/order/order.ts';
import type { PaymentMethod } from '../../../../domain/order/paymentMethod.ts';
import { callServer } from '../../../../platform/net/callServer.ts';

const body = (order: Order) => ({ body: { orderId: order.id, orderToken: order.token } });

/** The call that starts a charge which needs nothing but its order. A new method is a row here. */
const startCalls: Partial<Record<PaymentMethod, (order: Order) => Promise<Charge>>> = {
  billPayment: (order) => callServer(chargeByBill, body(order)),
  bankQr: (order) => callServer(chargeByBankQr, body(order)),
  paymentLink: (order) => callServer(chargeByLink, body(order)),
  paymentLinkPromptPay: (order) => callServer(chargeByLinkPromptPay, body(order)),
  cardTokenPromptPay: (order) => callServer(chargeByPromptPay, body(order)),
};

/** Starts the charge of an order. Throws for a method that starts otherwise: a defect. */
export function startChargeOf(order: Order): Promise<Charge> {
  const start = startCalls[order.method];
  if (start === undefined) throw new Error(`${order.method} starts no charge by its order alone`);
  return start(order);
}
