import { cartFull as en } from '../en/buying/cartFull.ts';
import { cartFull as th } from '../th/buying/cartFull.ts';

export const cartFullMessages = { th, en };
