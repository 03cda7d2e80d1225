/** A sentence that speaks of a field by the name that the shop gave it, with that name in its place. */
export const aboutField = (sentence: string, label: string): string => sentence.replace('{label}', () => label);
