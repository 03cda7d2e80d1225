/** A sentence about a field with the shop's own name of that field. */
export const aboutField = (sentence: string, label: string): string => sentence.replace('{label}', () => label);
