import type { LocalText } from '../localText.ts';
import type { Prices } from '../pricing/currency.ts';
import type { StoredPlan } from '../pricing/typedPlan.ts';
import type { Sharing } from '../site/sharing.ts';
import type { ItemKind } from './course.ts';
import type { ItemFields } from './itemFields.ts';
import type { ItemTexts } from './itemTexts.ts';
import type { ProductFact, ProductPicture } from './product.ts';
import type { Publication, PublicationState } from './publication.ts';

/** A course or product at the desk, published or not. */
export type StoredItem = {
  readonly id: string;
  readonly kind: ItemKind;
  readonly title: LocalText;
  readonly coverUrl: string | null;
  readonly isPublished: boolean;
  readonly state: PublicationState;
  /** Groups that the item is limited to; empty means everybody. */
  readonly groupIds: readonly string[];
};

/** A course or product in the desk's list, with its category and the prices that new buyers see. */
export type ListedItem = StoredItem & {
  readonly categoryName: LocalText;
  /** The lowest and the highest price; `null` without a plan in that currency. */
  readonly fromPrices: Prices;
  readonly toPrices: Prices;
};

/** Filters of the desk's list of items; `null` does not limit. */
export type ItemFilter = {
  readonly kind: ItemKind | null;
  readonly state: PublicationState | null;
  readonly categoryId: string | null;
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
  readonly fields: ItemFields;
  readonly publication: Publication;
  /** In the shop's order. */
  readonly plans: readonly StoredPlan[];
  /** Seats or pieces that are sold. */
  readonly seatsTaken: number;
  readonly revisions: ItemRevisions;
};

/** The parts of an item that are saved whole, and refused if somebody else saved them meanwhile. */
export const itemParts = ['fields', 'publication', 'plans', 'cover', 'gallery', 'words', 'sharing'] as const;
export type ItemPart = (typeof itemParts)[number];

/** A text for each part that changes with its content. */
export type ItemRevisions = Readonly<Record<ItemPart, string>>;

/** A part as it is saved, with the revision that it was changed from. */
export type Revised<Part> = { readonly value: Part; readonly revision: string };
