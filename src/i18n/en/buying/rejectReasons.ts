import type { rejectReasons as th } from '../../th/buying/rejectReasons.ts';

export const rejectReasons: typeof th = {
  usual: {
    amountDiffers: 'The amount on the slip differs from the amount due',
    slipUnreadable: 'The slip cannot be read',
    moneyMissing: 'No money received',
    slipUsed: 'The slip was already used',
  },
  both: (usual, added) => `${usual}. ${added}`,
};
