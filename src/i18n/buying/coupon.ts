import { coupon as en } from '../en/buying/coupon.ts';
import { coupon as th } from '../th/buying/coupon.ts';

export const couponMessages = { th, en };
