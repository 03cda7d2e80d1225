import { get, set, update } from 'idb-keyval';
import { type Cart, emptyCart } from '../domain/cart.ts';
import { deviceStore } from './stores.ts';

const cartKey = 'cart-1';
const channelName = 'lanrian-cart';

/** The cart that this device holds; empty when there is none or it cannot be read. */
export const readCart = async (): Promise<Cart> => (await get<Cart>(cartKey, deviceStore())) ?? emptyCart;

/** Changes the cart in one transaction, so that two tabs never lose each other's line, and tells the other tabs. */
export async function changeCart(change: (cart: Cart) => Cart): Promise<Cart> {
  let changed: Cart = emptyCart;
  await update<Cart>(
    cartKey,
    (before) => {
      changed = change(before ?? emptyCart);
      return changed;
    },
    deviceStore(),
  );
  tellOtherTabs();
  return changed;
}

/** Calls back when another tab changed the cart. Returns the way to stop listening. */
export function onCartChangedElsewhere(listener: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', listener);
  return () => channel.close();
}

function tellOtherTabs(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage('changed');
  channel.close();
}

/** Who buys without an account; kept after the order, too (decisions: without a network). */
export type GuestDetails = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly tel: string;
};

const guestKey = 'guest-1';
export const noGuestDetails: GuestDetails = { email: '', firstName: '', lastName: '', tel: '' };
export const readGuestDetails = async (): Promise<GuestDetails> =>
  (await get<GuestDetails>(guestKey, deviceStore())) ?? noGuestDetails;
export const writeGuestDetails = (details: GuestDetails): Promise<void> => set(guestKey, details, deviceStore());
