import { beginCheckoutEvent, purchaseEvent, type Sale } from '../../contract/site/dataLayer.ts';
import type { Order } from '../../domain/order/order.ts';
import { readCartItems } from '../../platform/cart/cartItems.ts';
import { tellMeasurement } from '../../platform/measurement/dataLayer.ts';
import { beginSale, keepSale, takeSales } from '../../platform/measurement/toldSales.ts';

/** Tells that a cart is being ordered: once for what lies in it, until it is ordered or something else lies there. */
export async function tellBegun(sale: Sale): Promise<void> {
  const contents = sale.lines.map(({ itemId, planName, quantity }) => [itemId, planName.th, quantity]);
  if (await beginSale(JSON.stringify(contents))) tellMeasurement(beginCheckoutEvent(sale));
}

/** Remembers an order that was just made here, to be told as bought with its approval, which may have come already. */
export async function tellPlaced(order: Order): Promise<void> {
  const items = await readCartItems();
  const event = purchaseEvent(order, (itemId) => items[itemId]?.listing.categoryPath ?? '');
  await keepSale({ orderId: order.id, event });
  if (order.status === 'approved') await tellApproved([order.id]);
}

/** Tells of each of these orders, which are approved, that it was bought: once, and on the device that ordered alone. */
export async function tellApproved(orderIds: readonly string[]): Promise<void> {
  for (const event of await takeSales(orderIds)) tellMeasurement(event);
}
