import type { Db } from '../../store/database/connection.ts';
import { giveUpKey } from '../../store/database/idempotencyKeys.ts';
import { transaction } from '../../store/database/transaction.ts';
import { keyOfOrder, orderIdIn } from './orderIdOfKey.ts';

/**
 * The id of the order that this key of this buyer made, waited for where it is just being placed; `null` where it made none,
 * and then it makes none any more: a press that is still on its way is refused when it comes.
 */
export const giveUpOrderKey = async (db: Db, userId: string, key: string, now: number): Promise<string | null> =>
  orderIdIn(await transaction(db, (tx) => giveUpKey(tx, keyOfOrder(userId, key), now)));
