import { NBSP } from '../../format.ts';
import type { cartFull as th } from '../../th/buying/cartFull.ts';

export const cartFull: typeof th = {
  title: 'Your cart is full',
  detail: (most) => `It can hold up to ${most}${NBSP}items. Remove some and try again`,
};
