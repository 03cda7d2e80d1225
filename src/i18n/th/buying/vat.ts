/** The value added tax that an amount contains. */
export const vat = {
  parts: (net: string, tax: string, gross: string) => `ก่อนภาษี ${net} + VAT 7% ${tax} = ${gross}`,
};
