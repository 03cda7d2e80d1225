import type { list as th } from '../../th/catalogue/list.ts';

export const list: typeof th = {
  filters: 'Filters',
  chosen: 'Active filters',
  remove: (name) => `Remove filter “${name}”`,
  clear: 'Clear all',
  names: {
    offer: 'Promotion',
    price: 'Price',
    type: 'How you learn',
    level: 'Level',
    month: 'Starts in',
    length: 'Length',
    language: 'Taught in',
  },
  onOffer: 'On sale now',
  free: 'Free',
  upTo: (amount) => `Up to ${amount}`,
  between: (from, to) => `${from}–${to}`,
  above: (amount) => `Over ${amount}`,
  languages: { th: 'Thai', en: 'English' },
  shown: (from, to, total) => `Showing ${from}–${to} of ${total}`,
  more: (count) => `Show ${count} more`,
};
