import { orderOfKey } from '../../../contract/order/order.ts';
import type { Order } from '../../../domain/order/order.ts';
import { CallFailed } from '../../../platform/net/callFailed.ts';
import { callServer } from '../../../platform/net/callServer.ts';

/** The order of this idempotency key, as it is now; `null` where the shop knows none. */
export async function orderMadeBy(key: string): Promise<Order | null> {
  try {
    return await callServer(orderOfKey, { params: { key } });
  } catch (failure) {
    if (failure instanceof CallFailed && failure.code === 'NOT_FOUND') return null;
    throw failure;
  }
}
