import {
  changeDeliveryAddress,
  orderCare,
  saveParcel,
  writeOrderNote,
} from '../../src/contract/administration/orderCare.ts';
import { isRefusal, refuse } from '../base/refusal.ts';
import { handle } from '../http/handle.ts';
import { onceCounted } from '../http/onceCounted.ts';
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

  handle(saveParcel, ({ params, body }, { parts, person, once, now }) => {
    const author = { ...params, administratorId: person().userId, now };
    return onceCounted(once, { run: (tx) => changeParcel(tx, parts, body, author), announce: announced(parts) });
  }),
];
