import { beginCheckoutEvent, purchaseEvent, type Sale } from '../../contract/site/dataLayer.ts';
import type { Order } from '../../domain/order/order.ts';
import { readCartItems } from '../../platform/cart/cartItems.ts';
import { tellMeasurement } from '../../platform/measurement/dataLayer.ts';
import { beginSale, storeSale, takeSales } from '../../platform/measurement/toldSales.ts';

/** Reports the start of a checkout, once per cart content until it is ordered or changed. */
export async function tellBegun(sale: Sale): Promise<void> {
  const contents = sale.lines.map(({ itemId, planName, quantity }) => [itemId, planName.th, quantity]);
  if (await beginSale(JSON.stringify(contents))) tellMeasurement(beginCheckoutEvent(sale));
}

/** Stores a new order, to be reported as a purchase when it is approved. */
export async function tellPlaced(order: Order): Promise<void> {
  const items = await readCartItems();
  const event = purchaseEvent(order, (itemId) => items[itemId]?.listing.categoryPath ?? '');
  await storeSale({ orderId: order.id, event });
  if (order.status === 'approved') await tellApproved([order.id]);
}

/** Reports each of these approved orders as a purchase, once, and only on the device that placed it. */
export async function tellApproved(orderIds: readonly string[]): Promise<void> {
  for (const event of await takeSales(orderIds)) tellMeasurement(event);
}
