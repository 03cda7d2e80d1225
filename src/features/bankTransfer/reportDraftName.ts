/** Name of the draft that holds the text of an order's report. The slip has its own draft. */
export const reportDraftName = (orderId: string): string => `report-1-${orderId}`;
