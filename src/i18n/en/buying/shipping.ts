import { NBSP } from '../../format.ts';
import type { shipping as thai } from '../../th/buying/shipping.ts';

export const shipping: typeof thai = {
  heading: 'Delivery',
  address: 'Ship to',
  chooseAddress: 'Delivery address',
  otherAddress: 'Ship to another address',
  keep: 'Save this address to my account',
  keepDetail: 'Next time you can choose it without typing',
  keptHere: 'This address is saved on this device until your order is placed',
  options: 'Shipping options',
  free: 'Free',
  freeFrom: (amount) => `Free shipping from ${amount}`,
  failed: 'The shipping options could not be loaded',
  none: 'The shop is not shipping products at the moment. Remove them from the cart to order your courses',
  noneForAnything: 'The shop is not shipping products at the moment. Your cart is saved, so you can order once it is',
  withdrawn: (name) =>
    `${name === null ? 'Your shipping option' : `“${name}”`} is no longer available. Choose another shipping option`,
  invalid: 'Check the delivery address and the shipping option',
  gone: 'The address you chose has been deleted. Choose another one',
  signInToSee: 'Log in with the account used for the order to see the address',
  tel: (tel) => `Tel.${NBSP}${tel}`,
  problems: {
    'shipping.address.required': 'Choose a delivery address',
    'shipping.address.gone': 'This address has been deleted. Choose another delivery address',
  },
};
