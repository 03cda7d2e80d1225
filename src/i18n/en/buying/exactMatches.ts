import type { exactMatches as thai } from '../../th/buying/exactMatches.ts';

export const exactMatches: typeof thai = {
  found: (count) => (count === 1 ? '1 slip matches exactly' : `${count} slips match exactly`),
  open: 'Check and approve together',
  title: 'Slips that match exactly',
  body: 'The amount matches, the slip’s QR code could be read, and the sending bank is the one the buyer gave. The QR code does not carry an amount: check the slips against your bank account, and untick any you are unsure of',
  back: 'All orders',
  tick: (number) => `Approve #${number}`,
  approve: (count) => (count === 1 ? 'Approve 1 order' : `Approve ${count} orders`),
  question: (count) => (count === 1 ? 'Approve 1 order?' : `Approve ${count} orders?`),
  approving: (done, all) => `Approving ${done} of ${all}`,
  none: 'No orders selected',
  outcomes: {
    approved: 'Approved',
    conflict: 'Another administrator has already decided this one',
    refused: 'This cannot be approved. Open it to see why',
    unknown: 'The connection dropped, so the result is unknown. Approve again; nothing is done twice',
  },
  results: 'Results',
  empty: { title: 'No slips match exactly', body: 'Open the remaining slips one by one' },
  failed: 'The list could not be loaded',
  needsNetwork: 'Approving needs a connection',
};
