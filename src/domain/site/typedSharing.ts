import { refuseText, storedText, type TextProblem, type TypedText, typedText } from '../typedText.ts';
import type { RobotsRule, Sharing } from './sharing.ts';

/** The limits of the import. */
const maximumOf = {
  metaTitle: 255,
  metaDescription: 500,
  metaKeywords: 255,
  facebookTitle: 255,
  facebookDescription: 500,
  twitterTitle: 255,
  twitterDescription: 500,
} as const;
export type SharingText = keyof typeof maximumOf;
const sharingTexts = Object.keys(maximumOf) as readonly SharingText[];

/** An item's sharing texts as typed. Empty ones fall back to the item's own. */
export type TypedSharing = Readonly<Record<SharingText, TypedText>> & {
  readonly robots: RobotsRule | null;
  /** Addresses of pictures in the public store. */
  readonly facebookImage: string | null;
  readonly twitterImage: string | null;
};

export const sharingMaximum = (text: SharingText): number => maximumOf[text];

export const typedSharing = ({ meta, facebook, twitter }: Sharing): TypedSharing => ({
  metaTitle: typedText(meta.title),
  metaDescription: typedText(meta.description),
  metaKeywords: typedText(meta.keywords),
  robots: meta.robots,
  facebookTitle: typedText(facebook.title),
  facebookDescription: typedText(facebook.description),
  facebookImage: facebook.image,
  twitterTitle: typedText(twitter.title),
  twitterDescription: typedText(twitter.description),
  twitterImage: twitter.image,
});

export const storedSharing = (typed: TypedSharing): Sharing => ({
  meta: {
    title: storedText(typed.metaTitle),
    description: storedText(typed.metaDescription),
    keywords: storedText(typed.metaKeywords),
    robots: typed.robots,
  },
  facebook: {
    title: storedText(typed.facebookTitle),
    description: storedText(typed.facebookDescription),
    image: typed.facebookImage,
  },
  twitter: {
    title: storedText(typed.twitterTitle),
    description: storedText(typed.twitterDescription),
    image: typed.twitterImage,
  },
});

/** Problems by `<text>.<language>`. */
export function refuseSharing(typed: TypedSharing): Record<string, TextProblem> {
  const found = sharingTexts.map((text) =>
    refuseText(text, typed[text], { maximum: maximumOf[text], isRequired: false }),
  );
  return Object.assign({}, ...found);
}
