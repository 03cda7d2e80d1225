import {
  cancelOrder as cancelOrderCall,
  giveUpOrderKey as giveUpOrderKeyCall,
  listOrders,
  orderByToken,
  orderDetail,
  orderOfKey,
  placeOrder as placeOrderCall,
} from '../../src/contract/order/order.ts';
import { isRefusal, refuse } from '../http/failure.ts';
import { guestKeyHash } from '../http/guestKey.ts';
import { handle } from '../http/handle.ts';
import { allOrRefused } from '../http/idempotency.ts';
import { pageIn } from '../http/pages/pageOf.ts';
import { findOrder, findOrderByToken, ordersOfUser } from '../store/order/orders.ts';
import { announceOrder } from '../useCases/order/announceOrder.ts';
import { cancelOrder } from '../useCases/order/cancelOrder.ts';
import { giveUpOrderKey } from '../useCases/order/giveUpOrderKey.ts';
import type { Moved } from '../useCases/order/moveOrder.ts';
import { orderIdOfKey } from '../useCases/order/orderIdOfKey.ts';
import { orderShownTo, ownOrder } from '../useCases/order/ownOrder.ts';
import { placeOrder } from '../useCases/order/placeOrder.ts';

export const orderRoutes = [
  handle(placeOrderCall, async ({ body }, { parts, throttles, person, once, language, now }) => {
    const buyer = person();
    let placed: Moved | null = null;
    let isCounted = false;
    let isMade = false;
    const cartHash = buyer.cartKey === null ? null : guestKeyHash(buyer.cartKey);
    try {
      const answer = await once(async (tx) => {
        // Counted here, where a key that comes again no longer does, and once, however often this is run.
        isCounted ||= throttles.placeOrder.take(buyer.userId);
        if (!isCounted) return refuse('TOO_MANY_REQUESTS', { reason: 'ordersOfHour' });
        const outcome = await placeOrder(tx, parts, { request: body, buyer, guestKeyHash: cartHash, language }, now);
        if (isRefusal(outcome)) return outcome;
        placed = outcome;
        return outcome.stored.order;
      });
      isMade = !isRefusal(answer);
      if (placed !== null && isMade) announceOrder(parts, placed);
      return answer;
    } finally {
      // Also where the database failed: the key went back with the transaction, and the press goes on by itself.
      if (isCounted && !isMade) throttles.placeOrder.giveBack(buyer.userId);
    }
  }),

  handle(orderDetail, async ({ params }, { parts, person }) => {
    const stored = await findOrder(parts.db, params.orderId);
    return stored?.userId === person().userId ? stored.order : refuse('NOT_FOUND');
  }),

  handle(listOrders, async ({ query }, { parts, person }) => {
    const stored = await ordersOfUser(parts.db, person().userId);
    return pageIn(
      stored.map(({ order }) => order),
      query,
    );
  }),

  handle(orderOfKey, async ({ params }, { parts, person }) => {
    const { userId } = person();
    const orderId = await orderIdOfKey(parts.db, userId, params.key, parts.clock());
    const stored = orderId === null ? null : await findOrder(parts.db, orderId);
    return stored?.userId === userId ? stored.order : refuse('NOT_FOUND');
  }),

  handle(giveUpOrderKeyCall, async ({ params }, { parts, throttles, person, now }) => {
    const { userId } = person();
    if (!throttles.giveUpOrderKey.take(userId)) return refuse('TOO_MANY_REQUESTS');
    const orderId = await giveUpOrderKey(parts.db, userId, params.key, now);
    const stored = orderId === null ? null : await findOrder(parts.db, orderId);
    return stored?.userId === userId ? stored.order : null;
  }),

  handle(orderByToken, async ({ params }, { parts, caller }) => {
    const stored = await findOrderByToken(parts.db, params.token);
    return stored === null ? refuse('NOT_FOUND') : orderShownTo(caller, stored);
  }),

  handle(cancelOrderCall, async ({ body }, { parts, caller, now }) => {
    const own = await ownOrder(parts.db, caller, body.orderId, body.token);
    if (own === null) return refuse('NOT_FOUND');
    const cancellation = { orderId: own.order.id, actor: 'buyer', actorUserId: own.userId } as const;
    const moved = await allOrRefused(parts.db, (tx) => cancelOrder(tx, parts, cancellation, now));
    if (isRefusal(moved)) return moved;
    announceOrder(parts, moved);
    return orderShownTo(caller, moved.stored);
  }),
];
