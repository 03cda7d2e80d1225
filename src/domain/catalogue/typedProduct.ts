import { keptText, neededText, noText, refuseText, type TextProblem, type TypedText, typedText } from '../typedText.ts';
import type { ProductWindow } from './storedItem.ts';

export const picturesMaximum = 20;
export const factsMaximum = 30;
/** Longest line: an alternative text, the kind, or a fact. */
export const lineMaximum = 255;
export const descriptionMaximum = 20_000;

const line = { maximum: lineMaximum, isRequired: true } as const;

export type TypedPicture = { readonly url: string; readonly alt: TypedText };
export type TypedFact = { readonly label: TypedText; readonly value: TypedText };

/** The other pictures of a product, ordered and described. */
export type TypedGallery = { readonly pictures: readonly TypedPicture[] };
export type StoredGallery = Pick<ProductWindow, 'pictures'>;
export type GalleryProblem = TextProblem | 'pictures.max' | 'pictures.unknown';

/** The words of a product's tabs as they are typed. */
export type TypedProductWords = {
  readonly kindName: TypedText;
  readonly description: TypedText;
  readonly facts: readonly TypedFact[];
};
export type StoredProductWords = Pick<ProductWindow, 'kindName' | 'description' | 'facts'>;
export type ProductWordsProblem = TextProblem | 'facts.max';

export const noFact: TypedFact = { label: noText, value: noText };

export const typedGallery = ({ pictures }: StoredGallery): TypedGallery => ({
  pictures: pictures.map(({ url, alt }) => ({ url, alt: typedText(alt) })),
});

export const storedGallery = ({ pictures }: TypedGallery): StoredGallery => ({
  pictures: pictures.map(({ url, alt }) => ({ url, alt: neededText(alt) })),
});

/** Problems by `pictures` or `pictures.<number>.alt.<language>`. */
export function refuseGallery({ pictures }: TypedGallery): Record<string, GalleryProblem> {
  if (pictures.length > picturesMaximum) return { pictures: 'pictures.max' };
  return Object.assign({}, ...pictures.map(({ alt }, at) => refuseText(`pictures.${at}.alt`, alt, line)));
}

export const typedProductWords = ({ kindName, description, facts }: StoredProductWords): TypedProductWords => ({
  kindName: typedText(kindName),
  description: typedText(description),
  facts: facts.map(({ label, value }) => ({ label: typedText(label), value: typedText(value) })),
});

export const storedProductWords = ({ kindName, description, facts }: TypedProductWords): StoredProductWords => ({
  kindName: keptText(kindName),
  description: neededText(description),
  facts: facts.map(({ label, value }) => ({ label: neededText(label), value: neededText(value) })),
});

/** Problems by `kindName`, `description`, `facts` or `facts.<number>.<part>`, each with a language. */
export function refuseProductWords({ kindName, description, facts }: TypedProductWords) {
  if (facts.length > factsMaximum) return { facts: 'facts.max' } as Record<string, ProductWordsProblem>;
  const found = facts.flatMap(({ label, value }, at) => [
    refuseText(`facts.${at}.label`, label, line),
    refuseText(`facts.${at}.value`, value, line),
  ]);
  const words: Record<string, ProductWordsProblem> = Object.assign(
    refuseText('kindName', kindName, { ...line, isRequired: false }),
    refuseText('description', description, { maximum: descriptionMaximum, isRequired: false }),
    ...found,
  );
  return words;
}
