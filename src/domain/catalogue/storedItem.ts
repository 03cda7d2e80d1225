import type { LocalText } from '../localText.ts';
import type { Sharing } from '../site/sharing.ts';
import type { ItemKind } from './course.ts';
import type { ItemTexts } from './itemTexts.ts';
import type { ProductFact, ProductPicture } from './product.ts';

/** A course or product in an administrator's list, published or not. */
export type StoredItem = {
  readonly id: string;
  readonly kind: ItemKind;
  readonly title: LocalText;
  readonly coverUrl: string | null;
  readonly isPublished: boolean;
  /** Groups that the item is limited to; empty means everybody. */
  readonly groupIds: readonly string[];
};

/** Fields of a product page only. */
export type ProductWindow = {
  /** Pictures other than the cover and the film. */
  readonly pictures: readonly ProductPicture[];
  readonly facts: readonly ProductFact[];
};

/** A course or product with the parts of its page and links that an administrator edits. */
export type StoredItemDetail = StoredItem & {
  readonly coverAlt: LocalText;
  readonly sharing: Sharing;
  readonly texts: ItemTexts;
  /** `null` for a course. */
  readonly product: ProductWindow | null;
};
