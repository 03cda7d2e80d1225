import { shipping as en } from '../en/buying/shipping.ts';
import { shipping as th } from '../th/buying/shipping.ts';

export const shippingMessages = { th, en };
