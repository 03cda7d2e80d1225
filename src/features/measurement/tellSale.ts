import { orderByToken } from '../../contract/order/order.ts';
import { beginCheckoutEvent, purchaseEvent, type Sale } from '../../contract/site/dataLayer.ts';
import type { Order } from '../../domain/order/order.ts';
import { readCartItems } from '../../platform/cart/cartItems.ts';
import { tellMeasurement } from '../../platform/measurement/dataLayer.ts';
import { beginSale, storeSale, takeSales, waitingSales } from '../../platform/measurement/toldSales.ts';
import { callServer } from '../../platform/net/callServer.ts';
import { readKnownOrders } from '../../platform/session/knownOrders.ts';
import { countVisit } from './countVisit.ts';

/** Reports the start of a checkout, once per cart content until it is ordered or changed. */
export async function tellBegun(sale: Sale): Promise<void> {
  const contents = sale.lines.map(({ itemId, planName, quantity }) => [itemId, planName.th, quantity]);
  if (await beginSale(JSON.stringify(contents))) tellMeasurement(beginCheckoutEvent(sale));
}

let lastPlaced: Promise<void> = Promise.resolve();

/** Stores a new order, to be reported as a purchase when it is approved. */
export function tellPlaced(order: Order): Promise<void> {
  lastPlaced = storePlaced(order);
  return lastPlaced;
}

/** The end of the last order's storing, also of a failed one. A reload before it would lose the purchase. */
export const placedIsStored = (): Promise<void> => lastPlaced.catch(() => {});

async function storePlaced(order: Order): Promise<void> {
  const items = await readCartItems();
  const event = purchaseEvent(order, (itemId) => items[itemId]?.listing.categoryPath ?? '');
  await storeSale({ orderId: order.id, event });
  if (order.status === 'approved') await tellApproved([order.id]);
}

/** Reports each of these approved orders as a purchase, once, and only on the device that placed it. */
export async function tellApproved(orderIds: readonly string[]): Promise<void> {
  for (const event of await takeSales(orderIds)) {
    tellMeasurement(event);
    countVisit('purchase');
  }
}

/** Most waiting orders that are asked about at once, newest first. */
const maxAsked = 5;

/**
 * Asks the shop about orders of this device that waited for their approval when they were last seen, and reports those
 * that have it: the page of the order may never be opened again.
 */
export async function tellApprovedMeanwhile(): Promise<void> {
  const waiting = await waitingSales();
  if (waiting.length === 0) return;
  const known = (await readKnownOrders()).filter(({ orderId }) => waiting.includes(orderId));
  const orders = await Promise.all(
    known.slice(-maxAsked).map(({ token }) => callServer(orderByToken, { params: { token } }).catch(() => null)),
  );
  await tellApproved(orders.flatMap((order) => (order?.status === 'approved' ? [order.id] : [])));
}
