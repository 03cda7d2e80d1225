import * as z from 'zod/mini';
import { placeOrder } from '../../../src/contract/order/order.ts';
import type { Db } from '../../store/database/connection.ts';
import { type CachedAnswer, settledAnswer } from '../../store/database/idempotencyKeys.ts';
import { ownedKey } from '../../store/database/onceByKey.ts';
import { transaction } from '../../store/database/transaction.ts';

const madeSchema = z.object({ orderId: z.string() });

/**
 * The id of the order that this key of this buyer made; `null` where it made none, or is somebody else's. An order that is
 * just being placed by it is waited for. The key stays good: who sends another one instead gives it up (`giveUpOrderKey`).
 * Only the id is read of the kept answer: the order may have moved since.
 */
export async function orderIdOfKey(db: Db, userId: string, key: string, now: number): Promise<string | null> {
  return orderIdIn(await transaction(db, (tx) => settledAnswer(tx, keyOfOrder(userId, key), now)));
}

/** Where the key of a buyer's order lies. */
export const keyOfOrder = (userId: string, key: string) => ({ scope: ownedKey(placeOrder.name, userId), key });

/** The order of which a kept answer tells. */
export function orderIdIn(kept: CachedAnswer | null): string | null {
  const made = z.safeParse(madeSchema, kept?.response);
  return made.success ? made.data.orderId : null;
}
