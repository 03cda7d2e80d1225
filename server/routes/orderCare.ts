import {
  changeDeliveryAddress,
  orderCare,
  parcelOfOrder,
  saveParcel,
  writeOrderNote,
} from '../../src/contract/administration/orderCare.ts';
import { isRefusal, refuse } from '../base/refusal.ts';
import { handle } from '../http/handle.ts';
import { onceCounted } from '../http/onceCounted.ts';
import { unlessStale } from '../http/unlessStale.ts';
import type { Tx } from '../store/database/connection.ts';
import { findOrder, type StoredOrder } from '../store/order/orders.ts';
import type { AppParts } from '../useCases/appParts.ts';
import { announceOrder } from '../useCases/order/announceOrder.ts';
import { careOf, changeAddress, changeParcel, writeNote } from '../useCases/order/careForOrder.ts';

const announced = (parts: AppParts) => (stored: StoredOrder) => announceOrder(parts, { stored, seatsMovedOf: [] });

export const orderCareRoutes = [
  handle(orderCare, async ({ params }, { parts }) =>
    (await findOrder(parts.db, params.orderId)) === null ? refuse('NOT_FOUND') : await careOf(parts.db, params.orderId),
  ),

  handle(writeOrderNote, ({ params, body }, { parts, person, once, now }) => {
    const author = { ...params, administratorId: person().userId, now };
    return onceCounted(once, { run: (tx) => writeNote(tx, parts, body, author), announce: announced(parts) });
  }),

  handle(changeDeliveryAddress, ({ params, body }, { parts, person, once, now }) => {
    const author = { ...params, administratorId: person().userId, now };
    return onceCounted(once, {
      run: async (tx) => {
        const stored = await changeAddress(tx, parts, body, author);
        return isRefusal(stored) ? stored : { answer: stored.order, news: stored };
      },
      announce: announced(parts),
    });
  }),

  handle(saveParcel, ({ params, body }, context) => {
    const { parts, person, once, now } = context;
    const author = { ...params, administratorId: person().userId, now };
    const parcelIn = (tx: Tx) => ({
      ...parcelOfOrder,
      read: async () => (await careOf(tx, params.orderId)).parcel,
    });
    return onceCounted(once, {
      run: (tx) => unlessStale(tx, context, parcelIn(tx), () => changeParcel(tx, parts, body, author)),
      announce: announced(parts),
    });
  }),
];
