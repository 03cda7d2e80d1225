/** The draft in which the words of an order's report lie; its slip has one of its own. */
export const reportDraftName = (orderId: string): string => `report-1-${orderId}`;
