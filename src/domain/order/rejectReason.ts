/** The usual reasons for rejecting a report; their texts are in the reader's language. */
export const rejectCodes = ['amountDiffers', 'slipUnreadable', 'moneyMissing', 'slipUsed'] as const;
export type RejectCode = (typeof rejectCodes)[number];
