import { get, update } from 'idb-keyval';
import { type Cart, type CartLine, emptyCart } from '../../domain/cart/cart.ts';
import { madeStore } from '../store/madeStore.ts';
import { rowNames } from '../store/rowVersions.ts';
import { deviceStore } from '../store/stores.ts';

const channelName = 'lanrian-cart';

/** The cart that this device holds; empty when there is none or it cannot be read. */
export const readCart = async (): Promise<Cart> => cartIn(await get<unknown>(rowNames.cart, deviceStore()));

/** Changes the cart in one transaction, so that two tabs never lose each other's line, and tells the other tabs. */
export async function changeCart(change: (cart: Cart) => Cart): Promise<Cart> {
  let changed: Cart = emptyCart;
  await update<unknown>(
    rowNames.cart,
    (before) => {
      changed = change(cartIn(before));
      return withForeign(before, changed);
    },
    madeStore(rowNames.cart),
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

/**
 * What another version or a broken disk left must not keep the shop from opening: lines that can be read stay. Carts of
 * before there were coupons hold none.
 */
export function cartIn(row: unknown): Cart {
  if (!isRecord(row) || !Array.isArray(row.lines) || typeof row.updatedAt !== 'number') return emptyCart;
  const couponIds = Array.isArray(row.couponIds) ? row.couponIds.filter((id) => typeof id === 'string') : [];
  return { lines: row.lines.filter(isLine), couponIds, updatedAt: row.updatedAt };
}

/** What a newer version of the app has put beside it stays, for when that one comes back. */
export function withForeign(before: unknown, { lines, ...cart }: Cart): Record<string, unknown> {
  if (!isRecord(before)) return { lines, ...cart };
  const foreign = Array.isArray(before.lines) ? before.lines.filter((line) => !isLine(line)) : [];
  return { ...before, ...cart, lines: [...lines, ...foreign] };
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

/** Whether it has fields. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** They read it anew. */
export function tellOtherTabs(): void {
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

export const noGuestDetails: GuestDetails = { email: '', firstName: '', lastName: '', tel: '' };

export async function readGuestDetails(): Promise<GuestDetails> {
  const row = await get<unknown>(rowNames.guest, deviceStore());
  if (!isRecord(row)) return noGuestDetails;
  const word = (value: unknown) => (typeof value === 'string' ? value : '');
  const { email, firstName, lastName, tel } = row;
  return { email: word(email), firstName: word(firstName), lastName: word(lastName), tel: word(tel) };
}

/** Writes these over what is kept by now, by whichever tab. */
export const writeGuestDetails = (changes: Partial<GuestDetails>): Promise<void> =>
  update<unknown>(
    rowNames.guest,
    (before) => ({ ...(isRecord(before) ? before : {}), ...changes }),
    madeStore(rowNames.guest),
  );
