import { forgetGuestCart } from '../../contract/cart/formerCart.ts';
import { callServer } from '../net/callServer.ts';

const storageKey = 'lanrian.formerCartOwed';

/** Whoever leaves nothing on this device leaves no guest's cart at the shop either; owed until the shop has heard of it. */
export const enqueueFormerCart = (): void => localStorage.setItem(storageKey, '1');

/**
 * Settles at once where none is owed, else once the shop has forgotten it: before that nothing of a cart is told, with which
 * it would come back. Doing it twice costs nobody anything: a cart of whoever is here is told whole again.
 */
export async function formerCartForgotten(): Promise<void> {
  if (localStorage.getItem(storageKey) === null) return;
  await callServer(forgetGuestCart);
  localStorage.removeItem(storageKey);
}
