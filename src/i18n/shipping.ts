import { shipping as en } from './en/shipping.ts';
import { shipping as th } from './th/shipping.ts';

export const shippingMessages = { th, en };
