/** The usual reasons for which a report is not taken. Their words are in the language of whoever reads them. */
export const rejectCodes = ['amountDiffers', 'slipUnreadable', 'moneyMissing', 'slipUsed'] as const;
export type RejectCode = (typeof rejectCodes)[number];
