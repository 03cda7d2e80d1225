import type { exactMatches as thai } from '../../th/buying/exactMatches.ts';

export const exactMatches: typeof thai = {
  found: (count) => (count === 1 ? '1 slip matches exactly' : `${count} slips match exactly`),
  open: 'Look at them and approve together',
  title: 'Slips that match exactly',
  body: 'The amount is right, the QR of the slip was read, and its sending bank is the one that the buyer named. The QR has no amount: look at the slips and at what reached the bank, and untick what is not certain',
  back: 'All orders',
  tick: (number) => `Approve #${number}`,
  approve: (count) => (count === 1 ? 'Approve 1 order' : `Approve ${count} orders`),
  question: (count) => (count === 1 ? 'Approve 1 order?' : `Approve ${count} orders?`),
  approving: (done, all) => `Approving ${done} of ${all}`,
  none: 'No order is ticked',
  outcomes: {
    approved: 'Approved',
    conflict: 'Another administrator has decided it before',
    refused: 'It cannot be approved. Open it',
    unknown: 'The connection broke, so the result is not known. Approve again; nothing is done twice',
  },
  results: 'Results',
  empty: { title: 'No slip matches exactly', body: 'Look at the others one by one' },
  failed: 'The list did not load',
  needsNetwork: 'Approving needs a connection',
};
