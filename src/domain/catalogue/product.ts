import type { LocalText } from '../localText.ts';
import type { PricingPlan } from '../pricing/pricingPlan.ts';
import type { Sharing } from '../site/sharing.ts';
import type { Listing, VideoSource } from './course.ts';

/** One fact about a product, such as its size, pages or weight. */
export type ProductFact = { readonly label: LocalText; readonly value: LocalText };

/** A picture with its alternative text. */
export type ProductPicture = { readonly url: string; readonly alt: LocalText };

/** A product page. It does not depend on the viewer. */
export type ProductDetail = Listing & {
  /** The word above the title, such as "book", or `null`. */
  readonly kindName: LocalText | null;
  readonly description: LocalText;
  readonly facts: readonly ProductFact[];
  /** Pictures beside the cover. */
  readonly pictures: readonly ProductPicture[];
  readonly video: VideoSource | null;
  readonly plans: readonly PricingPlan[];
  /** Sale is closed. */
  readonly isLocked: boolean;
  /** When it stops being shown, or `null`. */
  readonly publishEndsAt: number | null;
  readonly sharing: Sharing;
};

/** One entry of the gallery. */
export type GalleryEntry =
  | (ProductPicture & { readonly kind: 'picture' })
  | { readonly kind: 'video'; readonly video: VideoSource; readonly alt: LocalText };

/** The gallery in its order: cover, film, other pictures; empty if there are none. */
export const galleryOf = (
  product: Pick<ProductDetail, 'coverUrl' | 'coverAlt' | 'video' | 'pictures' | 'title'>,
): readonly GalleryEntry[] => [
  ...(product.coverUrl === null ? [] : [{ kind: 'picture' as const, url: product.coverUrl, alt: product.coverAlt }]),
  ...(product.video === null ? [] : [{ kind: 'video' as const, video: product.video, alt: product.title }]),
  ...product.pictures.map((picture) => ({ kind: 'picture' as const, ...picture })),
];
