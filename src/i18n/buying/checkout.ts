import { checkout as en } from '../en/buying/checkout.ts';
import { checkout as th } from '../th/buying/checkout.ts';

export const checkoutMessages = { th, en };
