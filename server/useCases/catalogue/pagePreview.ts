import type { ItemPreview } from '../../../src/contract/administration/adminItem.ts';
import { type Refusal, refuse } from '../../base/refusal.ts';
import { runningPromotions } from '../../store/cart/offers.ts';
import { findItem } from '../../store/catalogue/items.ts';
import { plansOfItems } from '../../store/catalogue/plans.ts';
import { findProduct } from '../../store/catalogue/products.ts';
import { isThere } from '../../store/catalogue/shownItems.ts';
import type { Db } from '../../store/database/connection.ts';
import { showDetail, showProduct } from './showItems.ts';

/** The page of an item as buyers will see it, published or not. */
export async function pagePreview(db: Db, itemId: string, now: number): Promise<ItemPreview | Refusal> {
  const plans = await plansOfItems(db, [itemId]);
  const course = await findItem(db, itemId, 'course', isThere);
  if (course !== null) return { course: showDetail(course, plans, await runningPromotions(db, now)), product: null };
  const product = await findProduct(db, itemId, isThere);
  return product?.id === itemId ? { course: null, product: showProduct(product, plans) } : refuse('NOT_FOUND');
}
