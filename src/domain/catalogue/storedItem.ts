import type { LocalText } from '../localText.ts';
import type { Sharing } from '../site/sharing.ts';
import type { ItemKind } from './course.ts';
import type { ProductFact, ProductPicture } from './product.ts';

/** A course or product in an administrator's list, shown to visitors or not. */
export type StoredItem = {
  readonly id: string;
  readonly kind: ItemKind;
  readonly title: LocalText;
  readonly coverUrl: string | null;
  readonly isPublished: boolean;
  /** Groups it is kept for; none is everybody. */
  readonly groupIds: readonly string[];
};

/** What only the page of a product has. */
export type ProductWindow = {
  /** Beside the cover and the film. */
  readonly pictures: readonly ProductPicture[];
  readonly kindName: LocalText | null;
  readonly description: LocalText;
  readonly facts: readonly ProductFact[];
};

/** A course or product with what an administrator changes of its page and its links. */
export type StoredItemDetail = StoredItem & {
  readonly coverAlt: LocalText;
  readonly sharing: Sharing;
  /** `null` for a course. */
  readonly product: ProductWindow | null;
};
