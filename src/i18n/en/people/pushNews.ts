import type { pushNews as th } from '../../th/people/pushNews.ts';

export const pushNews: typeof th = {
  approved: ({ number }) => ({
    title: `Order #${number} is approved`,
    body: 'Your transfer is confirmed. Tap to open it.',
  }),
  rejected: ({ number, reason }) => ({
    title: `Order #${number}: report not accepted`,
    body: reason === null ? 'Tap to see why and report again.' : `${reason}. Tap to report again.`,
  }),
  requestApproved: ({ number }) => ({
    title: `Order #${number} is approved`,
    body: 'Your request is approved. Tap to open it.',
  }),
  requestRejected: ({ number }) => ({
    title: `Order #${number}: request not approved`,
    body: 'Tap to see why.',
  }),
  refunded: ({ number }) => ({
    title: `Order #${number} was refunded`,
    body: 'Tap for details.',
  }),
  moneyRefused: ({ number, reason }) => ({
    title: `Order #${number}: your transfer was checked`,
    body: reason === null ? 'It cannot be used for this order. Tap to see why.' : `${reason}. Tap for details.`,
  }),
};
