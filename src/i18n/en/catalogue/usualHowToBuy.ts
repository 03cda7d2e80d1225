import type { usualHowToBuy as th } from '../../th/catalogue/usualHowToBuy.ts';

export const usualHowToBuy: typeof th = {
  choose: 'Choose a course and a pricing plan, then buy it or put it in the cart',
  fillIn: 'Enter your name and email; you can open an account or buy as a guest',
  order: 'Choose a payment channel, check the total and place the order',
  report: 'Transfer and attach the slip. We confirm by email once it is checked, and you can start at once',
  pay: 'Pay by the channel you chose. We confirm by email once it is paid, and you can start at once',
};
