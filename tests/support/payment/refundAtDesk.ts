import { orderPaymentsCall, refundPaymentCall } from '../../../src/contract/administration/orderPayments.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import type { OrderPayment } from '../../../src/domain/order/orderPayment.ts';
import type { OrderShop } from '../shop/openOrderShop.ts';

type Desk = Pick<OrderShop, 'shop' | 'administrator'>;

/** The first payment of an order, as the desk shows it. */
export async function firstPayment({ shop, administrator }: Desk, { id: orderId }: Order): Promise<OrderPayment> {
  const { payments } = await shop.call(orderPaymentsCall, { params: { orderId } }, { as: administrator });
  const [payment] = payments;
  if (payment === undefined) throw new Error('The order has no payment');
  return payment;
}

/** Pays the first payment of an order back: by call of the provider, or by hand with a note. */
export async function refundAtDesk(desk: Desk, order: Order, note?: string): Promise<Order> {
  const params = { orderId: order.id, paymentId: (await firstPayment(desk, order)).id };
  const body = { way: note === undefined ? 'provider' : 'hand', reason: null, note: note ?? null } as const;
  return await desk.shop.call(refundPaymentCall, { params, body }, { as: desk.administrator });
}
