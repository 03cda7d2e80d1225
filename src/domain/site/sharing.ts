import type { LocalText } from '../localText.ts';

/** Whether search engines may list a page and follow its links. */
export const robotsRules = ['index,follow', 'noindex,follow', 'index,nofollow', 'noindex,nofollow'] as const;
export type RobotsRule = (typeof robotsRules)[number];

type Words = { readonly title: LocalText | null; readonly description: LocalText | null };

/**
 * Texts of an item for search engines and shared links (specification 3: meta, facebook and twitter fields). `null`
 * falls back to the item's own.
 */
export type SharingWords = {
  readonly meta: Words & { readonly keywords: LocalText | null; readonly robots: RobotsRule | null };
  readonly facebook: Words;
  readonly twitter: Words;
};

type WithPicture = { readonly image: string | null };

/** The same with addresses of pictures that replace the cover. */
export type Sharing = SharingWords & { readonly facebook: WithPicture; readonly twitter: WithPicture };

const noWords = { title: null, description: null };

export const noSharingWords: SharingWords = {
  meta: { ...noWords, keywords: null, robots: null },
  facebook: noWords,
  twitter: noWords,
};
