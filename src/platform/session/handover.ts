import { mergeCarts } from '../../domain/cart/cart.ts';
import { type HandedThings, handoverParameter } from '../../domain/people/handover.ts';
import { changeCart, readCart, readGuestDetails, writeGuestDetails } from '../cart/cartStorage.ts';
import { readKnownOrders, rememberOrder } from './knownOrders.ts';

/** The data to hand over: cart, guest details, and visible orders. */
export async function thingsToHandOver(userId: string | null): Promise<HandedThings> {
  const [cart, guest, orders] = await Promise.all([readCart(), readGuestDetails(), readKnownOrders()]);
  return {
    cart,
    guest: guest.email === '' && guest.firstName === '' ? null : guest,
    orders: orders
      .filter((order) => order.userId === null || order.userId === userId)
      .map(({ token, orderId, userId: owner }) => ({ token, orderId, userId: owner })),
  };
}

/** Whether there is anything to hand over. */
export const isWorthHandingOver = ({ cart, guest, orders }: HandedThings): boolean =>
  cart.lines.length > 0 || guest !== null || orders.length > 0;

/** Merges handed data into this device: no duplicates, typed values stay. Idempotent. */
export async function storeHandedThings({ cart, guest, orders }: HandedThings, now: number): Promise<void> {
  if (cart.lines.length > 0) {
    await changeCart((own) => {
      const later = Math.max(now, own.updatedAt + 1, cart.updatedAt + 1);
      return mergeCarts(own, cart, [], later).cart;
    });
  }
  for (const order of orders) await rememberOrder(order);
  if (guest !== null && (await readGuestDetails()).email === '') await writeGuestDetails(guest);
}

/**
 * Points the page to a manifest with the hand-over during installation. The page's own address never has it, because
 * share sheets send that. Returns the undo function.
 */
export function showHandoverManifest(token: string): () => void {
  const manifest = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  if (manifest === null) return () => {};
  const before = manifest.href;
  manifest.href = `${new URL(before).pathname}?${handoverParameter}=${token}`;
  return () => {
    manifest.href = before;
  };
}
