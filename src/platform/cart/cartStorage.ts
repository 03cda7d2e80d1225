import { get, update } from 'idb-keyval';
import { type Cart, type CartLine, emptyCart } from '../../domain/cart/cart.ts';
import { madeStore } from '../store/madeStore.ts';
import { rowNames } from '../store/rowNames.ts';
import { deviceStore } from '../store/stores.ts';

const channelName = 'lanrian-cart';

/** The device's cart; empty if missing or unreadable. */
export const readCart = async (): Promise<Cart> => cartIn(await get<unknown>(rowNames.cart, deviceStore()));

/** Changes the cart in one transaction, so that two tabs keep each other's lines, and notifies other tabs. */
export async function changeCart(change: (cart: Cart) => Cart): Promise<Cart> {
  let changed: Cart = emptyCart;
  await update<unknown>(
    rowNames.cart,
    (before) => {
      changed = change(cartIn(before));
      // The row also holds the base of the sync.
      return { ...(isRecord(before) ? before : {}), ...changed };
    },
    madeStore(rowNames.cart),
  );
  tellOtherTabs();
  return changed;
}

/** Calls back when another tab changed the cart. Returns the unsubscribe function. */
export function onCartChangedElsewhere(listener: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', listener);
  return () => channel.close();
}

/** The cart in a stored row: an unreadable row is an empty cart, and unreadable lines are left out. */
export function cartIn(row: unknown): Cart {
  if (!isRecord(row) || !Array.isArray(row.lines) || typeof row.updatedAt !== 'number') return emptyCart;
  const couponIds = Array.isArray(row.couponIds) ? row.couponIds.filter((id) => typeof id === 'string') : [];
  return { lines: row.lines.filter(isLine), couponIds, updatedAt: row.updatedAt };
}

/** Whether a row is a line of a cart. */
export const isLine = (line: unknown): line is CartLine =>
  isRecord(line) &&
  typeof line.itemId === 'string' &&
  typeof line.planId === 'string' &&
  (line.kind === 'course' || line.kind === 'product') &&
  Number.isInteger(line.quantity) &&
  (line.seenPrice === null || Number.isInteger(line.seenPrice)) &&
  Number.isFinite(line.addedAt);

/** Whether the value is an object. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Other tabs read the cart again. */
export function tellOtherTabs(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage('changed');
  channel.close();
}

/** A guest buyer's details; they stay after the order (decisions: without a network). */
export type GuestDetails = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly tel: string;
};

export const noGuestDetails: GuestDetails = { email: '', firstName: '', lastName: '', tel: '' };

export async function readGuestDetails(): Promise<GuestDetails> {
  const row = await get<unknown>(rowNames.guest, deviceStore());
  if (!isRecord(row)) return noGuestDetails;
  const word = (value: unknown) => (typeof value === 'string' ? value : '');
  const { email, firstName, lastName, tel } = row;
  return { email: word(email), firstName: word(firstName), lastName: word(lastName), tel: word(tel) };
}

/** Merges these into the stored details. */
export const writeGuestDetails = (changes: Partial<GuestDetails>): Promise<void> =>
  update<unknown>(
    rowNames.guest,
    (before) => ({ ...(isRecord(before) ? before : {}), ...changes }),
    madeStore(rowNames.guest),
  );
