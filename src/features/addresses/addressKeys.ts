/** Query keys of the buyer's delivery addresses. */
export const addressKeys = { own: ['addresses'] as const };
