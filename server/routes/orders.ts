import {
  cancelOrderCall,
  giveUpOrderKeyCall,
  listOrders,
  orderByToken,
  orderDetail,
  orderOfKey,
  placeOrderCall,
} from '../../src/contract/order/order.ts';
import { changePaymentMethod, listWaysToPay, orderToPay } from '../../src/contract/order/wayToPay.ts';
import { isRefusal, refuse } from '../base/refusal.ts';
import { handle } from '../http/handle.ts';
import { onceCounted } from '../http/onceCounted.ts';
import { pageIn } from '../http/pages/pageOf.ts';
import { guestKeyHash } from '../identity/guestKey.ts';
import { allOrRefused } from '../store/database/onceByKey.ts';
import { findOrder, findOrderByToken, ordersOfUser } from '../store/order/orders.ts';
import { announceOrder } from '../useCases/order/announceOrder.ts';
import { cancelOrder } from '../useCases/order/cancelOrder.ts';
import { giveUpOrderKey } from '../useCases/order/giveUpOrderKey.ts';
import { orderIdOfKey } from '../useCases/order/orderIdOfKey.ts';
import { orderShownTo, ownOrder } from '../useCases/order/ownOrder.ts';
import { placeOrder } from '../useCases/order/placeOrder.ts';
import { endOpenCharge } from '../useCases/payment/endCharge.ts';
import { lookIfDue } from '../useCases/payment/lookAtCharge.ts';
import { payAnotherWay, readWaysToPay } from '../useCases/payment/payAnotherWay.ts';

export const orderRoutes = [
  handle(placeOrderCall, async ({ body }, { parts, throttles, person, once, language, now }) => {
    const buyer = person();
    const cartHash = buyer.cartKey === null ? null : guestKeyHash(buyer.cartKey);
    return await onceCounted(once, {
      limit: { throttle: throttles.placeOrder, key: buyer.userId, reason: 'ordersOfHour', givesBack: true },
      run: async (tx) => {
        const placed = await placeOrder(tx, parts, { request: body, buyer, guestKeyHash: cartHash, language }, now);
        return isRefusal(placed) ? placed : { answer: placed.stored.order, news: placed };
      },
      announce: (placed) => announceOrder(parts, placed),
      locksCaller: true,
    });
  }),

  handle(orderDetail, async ({ params }, { parts, person }) => {
    const stored = await findOrder(parts.db, params.orderId);
    if (stored?.userId !== person().userId) return refuse('NOT_FOUND');
    return (await lookIfDue(parts, stored)).order;
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

  handle(
    giveUpOrderKeyCall,
    async ({ params }, { parts, person, now }) => {
      const { userId } = person();
      const orderId = await giveUpOrderKey(parts.db, userId, params.key, now);
      const stored = orderId === null ? null : await findOrder(parts.db, orderId);
      return stored?.userId === userId ? stored.order : null;
    },
    { limits: (_, { throttles, person }) => [[throttles.giveUpOrderKey, person().userId]] },
  ),

  handle(orderByToken, async ({ params }, { parts, caller }) => {
    const stored = await findOrderByToken(parts.db, params.token);
    return stored === null ? refuse('NOT_FOUND') : orderShownTo(caller, stored);
  }),

  handle(cancelOrderCall, async ({ body }, { parts, caller, now }) => {
    const own = await ownOrder(parts.db, caller, body.orderId, body.token);
    if (own === null) return refuse('NOT_FOUND');
    await endOpenCharge(parts, own);
    const cancellation = { orderId: own.order.id, actor: 'buyer', actorUserId: own.userId } as const;
    const moved = await allOrRefused(parts.db, (tx) => cancelOrder(tx, parts, cancellation, now));
    if (isRefusal(moved)) return moved;
    announceOrder(parts, moved);
    return orderShownTo(caller, moved.stored);
  }),

  handle(orderToPay, async ({ params }, { parts, person }) => {
    const stored = await findOrder(parts.db, params.orderId);
    return stored?.userId === person().userId ? (await lookIfDue(parts, stored)).order : refuse('NOT_FOUND');
  }),

  handle(listWaysToPay, async ({ params }, { parts }) => {
    const stored = await findOrderByToken(parts.db, params.token);
    return stored === null ? refuse('NOT_FOUND') : [...(await readWaysToPay(parts, stored))];
  }),

  handle(changePaymentMethod, async ({ params, body }, { parts, caller, throttles }) => {
    const stored = await findOrderByToken(parts.db, params.token);
    if (stored === null) return refuse('NOT_FOUND');
    if (!throttles.startCharge.take(stored.order.id)) return refuse('TOO_MANY_REQUESTS');
    const changed = await payAnotherWay(parts, stored, body.method);
    return isRefusal(changed) ? changed : orderShownTo(caller, changed);
  }),
];
