import type { setAside as thai } from '../../th/buying/setAside.ts';

export const setAside: typeof thai = {
  heading: 'Saved for later',
  body: 'These cannot be bought right now, so they are not in the total. They move back into your cart once they can.',
  full: 'This course is full',
  soldOut: 'Sold out',
  nothingToOrder: 'Nothing here can be ordered right now. Choose something else, or come back later.',
  choose: 'Browse courses',
  notOrdered: (titles) => `Not in this order, still in your cart: ${titles}`,
  onlySetAside: {
    title: 'Nothing can be ordered yet',
    body: 'The items in your cart cannot be bought right now. We have saved them for you.',
    action: 'See cart',
  },
};
