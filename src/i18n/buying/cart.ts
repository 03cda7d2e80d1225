import { cart as en } from '../en/buying/cart.ts';
import { cart as th } from '../th/buying/cart.ts';

export const cartMessages = { th, en };
