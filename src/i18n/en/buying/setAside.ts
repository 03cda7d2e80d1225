import type { setAside as thai } from '../../th/buying/setAside.ts';

export const setAside: typeof thai = {
  heading: 'Saved for later',
  body: 'It cannot be bought now, so it is not in the total. Once it can, it goes back up into the cart by itself.',
  full: 'This course is full',
  soldOut: 'Sold out',
  nothingToOrder: 'Nothing here can be ordered now. Choose something else, or come back later.',
  choose: 'Choose courses',
  notOrdered: (titles) => `Not in this order, and kept in your cart: ${titles}`,
  onlySetAside: {
    title: 'Nothing can be ordered yet',
    body: 'What is in your cart cannot be bought now. We keep it for you.',
    action: 'See the cart',
  },
};
