import type { pushNews as th } from '../../th/people/pushNews.ts';

export const pushNews: typeof th = {
  approved: ({ number }) => ({
    title: `Order #${number} is approved`,
    body: 'Your transfer has been confirmed. Tap to open.',
  }),
  rejected: ({ number, reason }) => ({
    title: `Order #${number}: payment report not approved`,
    body: reason === null ? 'Tap to see why and report again.' : `${reason}. Tap to report again.`,
  }),
  requestApproved: ({ number }) => ({
    title: `Order #${number} is approved`,
    body: 'Your request has been approved. Tap to open.',
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
    body: reason === null ? 'It could not be used for this order. Tap to see why.' : `${reason}. Tap for details.`,
  }),
};
