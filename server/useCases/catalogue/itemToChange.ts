import type { ItemPart, StoredItemDetail } from '../../../src/domain/catalogue/storedItem.ts';
import { type Refusal, refuse } from '../../base/refusal.ts';
import { findStoredItem, lockItem } from '../../store/catalogue/storedItems.ts';
import type { Tx } from '../../store/database/connection.ts';

/** The locked item. Refuses if somebody else saved this part since its revision. */
export async function itemToChange(
  tx: Tx,
  itemId: string,
  part: ItemPart,
  revision: string,
): Promise<StoredItemDetail | Refusal> {
  await lockItem(tx, itemId);
  const item = await findStoredItem(tx, itemId);
  if (item === null) return refuse('NOT_FOUND');
  return item.revisions[part] === revision ? item : refuse('CHANGED_MEANWHILE');
}
