import {
  neededText,
  noText,
  refuseText,
  storedText,
  type TextProblem,
  type TypedText,
  typedText,
} from '../typedText.ts';
import { type ItemText, type ItemTexts, itemTexts, mapTexts, textNames } from './itemTexts.ts';
import type { ProductWindow } from './storedItem.ts';

export const picturesMaximum = 20;
export const factsMaximum = 30;
/** Longest line: an alternative text, or a fact. */
export const lineMaximum = 255;

const line = { maximum: lineMaximum, isRequired: true } as const;

export type TypedPicture = { readonly url: string; readonly alt: TypedText };
export type TypedFact = { readonly label: TypedText; readonly value: TypedText };

/** The other pictures of a product, ordered and described. */
export type TypedGallery = { readonly pictures: readonly TypedPicture[] };
export type StoredGallery = Pick<ProductWindow, 'pictures'>;
export type GalleryProblem = TextProblem | 'pictures.max' | 'pictures.unknown';

/** The words of an item's page as they are typed: its texts, and the facts of a product. */
export type TypedWords = Readonly<Record<ItemText, TypedText>> & { readonly facts: readonly TypedFact[] };
export type StoredWords = ItemTexts & Pick<ProductWindow, 'facts'>;
export type WordsProblem = TextProblem | 'facts.max';

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

export const typedWords = ({ facts, ...texts }: StoredWords): TypedWords => ({
  ...mapTexts((name) => typedText(texts[name])),
  facts: facts.map(({ label, value }) => ({ label: typedText(label), value: typedText(value) })),
});

export const storedWords = ({ facts, ...texts }: TypedWords): StoredWords => ({
  ...mapTexts((name) => storedText(texts[name])),
  facts: facts.map(({ label, value }) => ({ label: neededText(label), value: neededText(value) })),
});

/** Problems by the name of a text, `facts` or `facts.<number>.<part>`, each with a language. */
export function refuseWords({ facts, ...texts }: TypedWords): Record<string, WordsProblem> {
  if (facts.length > factsMaximum) return { facts: 'facts.max' };
  const ofTexts = textNames().map((name) =>
    refuseText(name, texts[name], { maximum: itemTexts[name].maximum, isRequired: false }),
  );
  const ofFacts = facts.flatMap(({ label, value }, at) => [
    refuseText(`facts.${at}.label`, label, line),
    refuseText(`facts.${at}.value`, value, line),
  ]);
  return Object.assign({}, ...ofTexts, ...ofFacts);
}
