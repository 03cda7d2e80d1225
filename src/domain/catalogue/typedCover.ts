import { neededText, noText, refuseText, type TextProblem, type TypedText, typedText } from '../typedText.ts';
import type { StoredItemDetail } from './storedItem.ts';
import { lineMaximum } from './typedProduct.ts';

/** The cover of a course or product as it is chosen and described; without an address there is none. */
export type TypedCover = { readonly url: string | null; readonly alt: TypedText };
export type StoredCover = Pick<StoredItemDetail, 'coverUrl' | 'coverAlt'>;
export type CoverProblem = TextProblem | 'pictures.unknown';

export const typedCover = ({ coverUrl, coverAlt }: StoredCover): TypedCover => ({
  url: coverUrl,
  alt: typedText(coverAlt),
});

/** What is kept of it: words go with their picture. */
export const storedCover = ({ url, alt }: TypedCover): StoredCover => ({
  coverUrl: url,
  coverAlt: neededText(url === null ? noText : alt),
});

/** What is wrong, under `alt` with a language. Only what is shown needs words. */
export const refuseCover = ({ url, alt }: TypedCover): Record<string, CoverProblem> =>
  url === null ? {} : refuseText('alt', alt, { maximum: lineMaximum, isRequired: true });

/** Another picture in the cover's place: the words of the stored one do not speak of it, those typed since do. */
export function otherCover(typed: TypedCover, stored: TypedCover, url: string | null): TypedCover {
  const isOfStored = typed.alt.th === stored.alt.th && typed.alt.en === stored.alt.en;
  return { url, alt: isOfStored ? noText : typed.alt };
}
