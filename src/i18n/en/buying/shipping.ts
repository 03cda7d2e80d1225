import { NBSP } from '../../format.ts';
import type { shipping as thai } from '../../th/buying/shipping.ts';

export const shipping: typeof thai = {
  heading: 'Delivery',
  address: 'Sent to',
  chooseAddress: 'Delivery address',
  otherAddress: 'Send it to another address',
  keep: 'Keep this address with my account',
  keepDetail: 'Next time you choose it instead of typing',
  keptHere: 'This address stays on this device until the order is placed',
  options: 'Shipping options',
  free: 'Free',
  freeFrom: (amount) => `Free from ${amount}`,
  failed: 'The shipping options could not be loaded',
  none: 'The shop sends no products at the moment. Take them out of the cart to order the rest',
  noneForAnything: 'The shop sends no products at the moment. They stay in the cart, so you can order once it does',
  withdrawn: (name) =>
    `${name === null ? 'The way you had chosen' : `“${name}”`} can no longer be chosen. Choose another shipping option`,
  invalid: 'Check the delivery address and the shipping option',
  gone: 'The address you chose was deleted. Choose another',
  signInToSee: 'Log in with the account that ordered to see the address',
  tel: (tel) => `Tel.${NBSP}${tel}`,
  problems: {
    'shipping.address.required': 'Choose a shipping address',
    'shipping.address.gone': 'This address was deleted. Choose another',
  },
};
