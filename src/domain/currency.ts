/** THB is the default; USD is a site setting (specification 9). */
export type Currency = 'THB' | 'USD';

/** A price in both currencies, in minor units (satang, cents). `null` means: not sold in that currency. */
export type Prices = { readonly THB: number | null; readonly USD: number | null };
