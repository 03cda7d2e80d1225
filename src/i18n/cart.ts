import { cart as en } from './en/cart.ts';
import { cart as th } from './th/cart.ts';

export const cartMessages = { th, en };
