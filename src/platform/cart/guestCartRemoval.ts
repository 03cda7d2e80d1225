import { forgetGuestCart } from '../../contract/cart/forgetGuestCart.ts';
import { callServer } from '../net/callServer.ts';

const storageKey = 'lanrian.guestCartRemoval';

/** Queues the removal of the guest's cart on the server, for a guest who leaves nothing on this device. */
export const enqueueGuestCartRemoval = (): void => localStorage.setItem(storageKey, '1');

/**
 * Sends a queued removal before anything of a cart is sent, which would bring the former guest's cart back. A repeated
 * removal costs nothing: the next cart is sent whole.
 */
export async function removeQueuedGuestCart(): Promise<void> {
  if (localStorage.getItem(storageKey) === null) return;
  await callServer(forgetGuestCart);
  localStorage.removeItem(storageKey);
}
