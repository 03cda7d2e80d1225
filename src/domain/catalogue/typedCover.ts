import { neededText, noText, refuseText, type TextProblem, type TypedText, typedText } from '../typedText.ts';
import type { StoredItemDetail } from './storedItem.ts';
import { lineMaximum } from './typedProduct.ts';

/** The cover of an item as chosen and described; no cover without an address. */
export type TypedCover = { readonly url: string | null; readonly alt: TypedText };
export type StoredCover = Pick<StoredItemDetail, 'coverUrl' | 'coverAlt'>;
export type CoverProblem = TextProblem | 'pictures.unknown';

export const typedCover = ({ coverUrl, coverAlt }: StoredCover): TypedCover => ({
  url: coverUrl,
  alt: typedText(coverAlt),
});

/** The cover as stored; alternative texts are dropped without a picture. */
export const storedCover = ({ url, alt }: TypedCover): StoredCover => ({
  coverUrl: url,
  coverAlt: neededText(url === null ? noText : alt),
});

/** Problems by `alt.<language>`. Only an existing picture needs alternative texts. */
export const refuseCover = ({ url, alt }: TypedCover): Record<string, CoverProblem> =>
  url === null ? {} : refuseText('alt', alt, { maximum: lineMaximum, isRequired: true });

/** Replaces the cover: the stored alternative texts are cleared, freshly typed ones stay. */
export function otherCover(typed: TypedCover, stored: TypedCover, url: string | null): TypedCover {
  const isOfStored = typed.alt.th === stored.alt.th && typed.alt.en === stored.alt.en;
  return { url, alt: isOfStored ? noText : typed.alt };
}
