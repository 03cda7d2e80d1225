import type { LocalText } from '../localText.ts';

/** Whether search engines may list a page and follow its links. */
export const robotsRules = ['index,follow', 'noindex,follow', 'index,nofollow', 'noindex,nofollow'] as const;
export type RobotsRule = (typeof robotsRules)[number];

type Words = { readonly title: LocalText | null; readonly description: LocalText | null };

/**
 * What a course or product says of itself to search engines and in shared links (specification 3: meta, facebook and
 * twitter fields). What is `null` is made of the item's own texts and pictures.
 */
export type SharingWords = {
  readonly meta: Words & { readonly keywords: LocalText | null; readonly robots: RobotsRule | null };
  readonly facebook: Words;
  readonly twitter: Words;
};

type WithPicture = { readonly image: string | null };

/** The same with the addresses of pictures that are shown instead of the cover. */
export type Sharing = SharingWords & { readonly facebook: WithPicture; readonly twitter: WithPicture };

const noWords = { title: null, description: null };

export const noSharingWords: SharingWords = {
  meta: { ...noWords, keywords: null, robots: null },
  facebook: noWords,
  twitter: noWords,
};
