import type { PageLink } from './customPage.ts';

/** Addresses of the custom pages that people accept by registering and ordering. */
export const acceptedPages = ['terms', 'privacy'] as const;
export type AcceptedPage = (typeof acceptedPages)[number];

/** The pages that are published, by the links to all pages. */
export const acceptedAmong = (links: readonly Pick<PageLink, 'path'>[]): readonly AcceptedPage[] =>
  acceptedPages.filter((page) => links.some(({ path }) => path === page));

/**
 * The shop's terms and privacy notice that a person accepted; a version is the last change (ms) of a page. A sentence
 * beside the button asks: a contract needs no consent to its data (PDPA section 24), only a notice (section 23), and
 * consent must not be bundled with terms (section 19).
 */
export type Acceptance = {
  readonly acceptedAt: number;
  /** `null`: no such page was shown to the person. */
  readonly terms: number | null;
  readonly privacy: number | null;
};
