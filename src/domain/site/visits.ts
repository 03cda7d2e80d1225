/** Events that are counted of visitors who agreed to it: a shown course or product, and an approved purchase. */
export const visitKinds = ['view', 'purchase'] as const;
export type VisitKind = (typeof visitKinds)[number];

/** Counted events of a period. */
export type Visits = { readonly views: number; readonly purchases: number };

/** Purchases for each hundred views, with one decimal; `null` without views. */
export const conversionPercent = ({ views, purchases }: Visits): number | null =>
  views === 0 ? null : Math.round((1_000 * purchases) / views) / 10;
