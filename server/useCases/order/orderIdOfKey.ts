import * as z from 'zod/mini';
import { placeOrderCall } from '../../../src/contract/order/order.ts';
import type { Db } from '../../store/database/connection.ts';
import { type CachedAnswer, settledAnswer } from '../../store/database/idempotencyKeys.ts';
import { ownedKey } from '../../store/database/onceByKey.ts';
import { transaction } from '../../store/database/transaction.ts';

const madeSchema = z.object({ orderId: z.string() });

/**
 * The id of the buyer's order made with this key, waited for while being placed; `null` without one. The key stays
 * usable (see `giveUpOrderKey`). Only the id is read from the stored answer, because the order may have changed.
 */
export async function orderIdOfKey(db: Db, userId: string, key: string, now: number): Promise<string | null> {
  return orderIdIn(await transaction(db, (tx) => settledAnswer(tx, keyOfOrder(userId, key), now)));
}

/** The scope of a buyer's order key. */
export const keyOfOrder = (userId: string, key: string) => ({ scope: ownedKey(placeOrderCall.name, userId), key });

/** The order id in a stored answer. */
export function orderIdIn(stored: CachedAnswer | null): string | null {
  const made = z.safeParse(madeSchema, stored?.response);
  return made.success ? made.data.orderId : null;
}
