import { coupon as en } from './en/coupon.ts';
import { coupon as th } from './th/coupon.ts';

export const couponMessages = { th, en };
