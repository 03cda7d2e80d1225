type Part = { readonly offset: number; readonly limit: number };

/** A part of a list counted from the nearer end, so that the database passes at most half of the rows. */
export function fromNearerEnd({ offset, limit }: Part, total: number): Part & { readonly isReversed: boolean } {
  if (offset >= total || offset <= total / 2) return { offset, limit, isReversed: false };
  const rows = Math.min(limit, total - offset);
  return { offset: total - offset - rows, limit: rows, isReversed: true };
}
