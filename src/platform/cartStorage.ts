import { get, set, update } from 'idb-keyval';
import { type Cart, type CartLine, emptyCart } from '../domain/cart.ts';
import { deviceStore } from './stores.ts';

const cartKey = 'cart-1';
const channelName = 'lanrian-cart';

/** The cart that this device holds; empty when there is none or it cannot be read. */
export const readCart = async (): Promise<Cart> => cartIn(await get<unknown>(cartKey, deviceStore()));

/** Changes the cart in one transaction, so that two tabs never lose each other's line, and tells the other tabs. */
export async function changeCart(change: (cart: Cart) => Cart): Promise<Cart> {
  let changed: Cart = emptyCart;
  await update<unknown>(
    cartKey,
    (before) => {
      changed = change(cartIn(before));
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

/** What another version or a broken disk left must not keep the shop from opening: lines that can be read stay. */
function cartIn(row: unknown): Cart {
  if (!isRecord(row) || !Array.isArray(row.lines) || typeof row.updatedAt !== 'number') return emptyCart;
  return { lines: row.lines.filter(isLine), updatedAt: row.updatedAt };
}

const isLine = (line: unknown): line is CartLine =>
  isRecord(line) &&
  typeof line.itemId === 'string' &&
  typeof line.planId === 'string' &&
  (line.kind === 'course' || line.kind === 'product') &&
  Number.isInteger(line.quantity) &&
  (line.seenPrice === null || Number.isInteger(line.seenPrice)) &&
  Number.isFinite(line.addedAt);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

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
