import { get, update } from 'idb-keyval';
import { deviceStore } from './stores.ts';

/**
 * An order that was placed or opened on this device. `userId`: it is shown while that person is signed in; `null`: it was
 * opened by its link without a session, so whoever holds this device may see it.
 */
export type KnownOrder = { readonly token: string; readonly orderId: string; readonly userId: string | null };

const ordersKey = 'orders-1';
/** The latest so many are remembered. */
const most = 200;

export const readKnownOrders = async (): Promise<readonly KnownOrder[]> =>
  (await get<readonly KnownOrder[]>(ordersKey, deviceStore())) ?? [];

/** Remembers an order, so that what waits for it can be shown to its owner. */
export const rememberOrder = (order: KnownOrder): Promise<void> =>
  update<readonly KnownOrder[]>(
    ordersKey,
    (before) => [...(before ?? []).filter((known) => known.token !== order.token), order].slice(-most),
    deviceStore(),
  );
