import type { Db } from '../../store/database/connection.ts';
import { giveUpKey } from '../../store/database/idempotencyKeys.ts';
import { transaction } from '../../store/database/transaction.ts';
import { keyOfOrder, orderIdIn } from './orderIdOfKey.ts';

/**
 * The id of the order made with this key, waited for while it is being placed; `null` if there is none: the key is then
 * closed and a late request refused.
 */
export const giveUpOrderKey = async (db: Db, userId: string, key: string, now: number): Promise<string | null> =>
  orderIdIn(await transaction(db, (tx) => giveUpKey(tx, keyOfOrder(userId, key), now)));
