import { checkout as en } from './en/checkout.ts';
import { checkout as th } from './th/checkout.ts';

export const checkoutMessages = { th, en };
