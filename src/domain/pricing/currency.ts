/** THB is the default; USD is a site setting (specification 9). */
export const currencies = ['THB', 'USD'] as const;
export type Currency = (typeof currencies)[number];

/** A price in both currencies, in minor units (satang, cents). `null` means: not sold in that currency. */
export type Prices = { readonly THB: number | null; readonly USD: number | null };
