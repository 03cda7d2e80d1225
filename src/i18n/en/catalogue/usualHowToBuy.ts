import type { usualHowToBuy as th } from '../../th/catalogue/usualHowToBuy.ts';

export const usualHowToBuy: typeof th = {
  choose: 'Choose a course and a pricing plan, then buy or register; or add it to your cart first',
  fillIn: 'Enter your name and email; register, or buy as a guest',
  order: 'Choose a payment method, check the total and place the order',
  report: 'Transfer and attach your slip. We confirm by email once it is checked, and you can start right away',
  pay: 'Pay with the method you chose. We confirm by email once payment is received, and you can start right away',
};
