/** Query keys of the buyer's tax data. */
export const taxDataKeys = { own: ['taxData'] as const };
