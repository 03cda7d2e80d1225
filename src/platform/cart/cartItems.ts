import { get, update } from 'idb-keyval';
import type { Listing } from '../../domain/catalogue/course.ts';
import type { PricingPlan } from '../../domain/pricing/pricingPlan.ts';
import { madeStore } from '../store/madeStore.ts';
import { rowNames } from '../store/rowNames.ts';
import { deviceStore } from '../store/stores.ts';

/** The data that shows and prices a cart line offline, as last seen. */
export type CartItem = { readonly listing: Listing; readonly plans: readonly PricingPlan[]; readonly seenAt: number };

export type CartItems = Readonly<Record<string, CartItem>>;

export const readCartItems = async (): Promise<CartItems> =>
  (await get<CartItems>(rowNames.cartItems, deviceStore())) ?? {};

/** Stores or refreshes item data; others stay, also after an order, so that ordering again works offline. */
export const persistCartItems = (items: CartItems): Promise<void> =>
  update<CartItems>(rowNames.cartItems, (before) => ({ ...before, ...items }), madeStore(rowNames.cartItems));
