import * as z from 'zod/mini';
import { placeOrder } from '../../src/contract/order.ts';
import { ownedKey } from '../http/idempotency.ts';
import type { Db } from '../store/connection.ts';
import { settledAnswer } from '../store/idempotencyKeys.ts';
import { transaction } from '../store/transaction.ts';

const madeSchema = z.object({ orderId: z.string() });

/**
 * The id of the order that this key of this buyer made; `null` where it made none, or is somebody else's. An order that is
 * just being placed by it is waited for: who is told that there is none sends another one. Only the id is read of the kept
 * answer: the order may have moved since.
 */
export async function orderIdOfKey(db: Db, userId: string, key: string, now: number): Promise<string | null> {
  const use = { scope: ownedKey(placeOrder.name, userId), key };
  const kept = await transaction(db, (tx) => settledAnswer(tx, use, now));
  const made = z.safeParse(madeSchema, kept?.response);
  return made.success ? made.data.orderId : null;
}
