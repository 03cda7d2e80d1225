import { cartFull as en } from './en/cartFull.ts';
import { cartFull as th } from './th/cartFull.ts';

export const cartFullMessages = { th, en };
