import { shippingOptions as en } from '../en/buying/shippingOptions.ts';
import { shippingOptions as th } from '../th/buying/shippingOptions.ts';

export const shippingOptionsMessages = { th, en };
