import type { rejectReasons as th } from '../../th/buying/rejectReasons.ts';

export const rejectReasons: typeof th = {
  usual: {
    amountDiffers: 'The amount on the slip does not match the amount due',
    slipUnreadable: 'The slip cannot be read',
    moneyMissing: 'We have not received the money',
    slipUsed: 'This slip has already been used',
  },
  both: (usual, added) => `${usual}. ${added}`,
};
