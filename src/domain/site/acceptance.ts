/** Addresses of the custom pages that people accept by registering and ordering. */
export const acceptedPaths = { terms: 'terms', privacy: 'privacy' } as const;

/**
 * The shop's terms and privacy notice that a person accepted; a version is the last change (ms) of a page. A sentence
 * beside the button asks: a contract needs no consent to its data (PDPA section 24), only a notice (section 23), and
 * consent must not be bundled with terms (section 19).
 */
export type Acceptance = {
  readonly acceptedAt: number;
  /** `null`: the shop had no such page. */
  readonly terms: number | null;
  readonly privacy: number | null;
};
