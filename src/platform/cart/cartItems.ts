import { get, update } from 'idb-keyval';
import type { Listing } from '../../domain/catalogue/course.ts';
import type { PricingPlan } from '../../domain/pricing/pricingPlan.ts';
import { madeStore } from '../store/madeStore.ts';
import { rowNames } from '../store/rowNames.ts';
import { deviceStore } from '../store/stores.ts';

/** What the cart needs to show a line and to compute it without a network, as it was last seen. */
export type CartItem = { readonly listing: Listing; readonly plans: readonly PricingPlan[]; readonly seenAt: number };

export type CartItems = Readonly<Record<string, CartItem>>;

export const readCartItems = async (): Promise<CartItems> =>
  (await get<CartItems>(rowNames.cartItems, deviceStore())) ?? {};

/**
 * Keeps or refreshes what is known of items; those not named stay as they are, also once they were ordered: ordering again
 * works without a network.
 */
export const keepCartItems = (items: CartItems): Promise<void> =>
  update<CartItems>(rowNames.cartItems, (before) => ({ ...before, ...items }), madeStore(rowNames.cartItems));
