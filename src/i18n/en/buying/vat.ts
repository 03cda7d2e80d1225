import type { vat as thai } from '../../th/buying/vat.ts';

export const vat: typeof thai = {
  parts: (net: string, tax: string, gross: string) => `Net ${net} + 7% VAT ${tax} = ${gross}`,
};
