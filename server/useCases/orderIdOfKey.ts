import * as z from 'zod/mini';
import { placeOrder } from '../../src/contract/order.ts';
import { ownedKey } from '../http/idempotency.ts';
import type { Db } from '../store/connection.ts';
import { findAnswer } from '../store/idempotencyKeys.ts';

const madeSchema = z.object({ orderId: z.string() });

/**
 * The id of the order that this key of this buyer made; `null` where it made none, or is somebody else's. Only the id is
 * read of the kept answer: the order may have moved since.
 */
export async function orderIdOfKey(db: Db, userId: string, key: string): Promise<string | null> {
  const kept = await findAnswer(db, { scope: ownedKey(placeOrder.name, userId), key });
  const made = z.safeParse(madeSchema, kept?.response);
  return made.success ? made.data.orderId : null;
}
