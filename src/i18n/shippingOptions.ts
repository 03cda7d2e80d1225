import { shippingOptions as en } from './en/shippingOptions.ts';
import { shippingOptions as th } from './th/shippingOptions.ts';

export const shippingOptionsMessages = { th, en };
