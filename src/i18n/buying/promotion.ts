import { promotion as en } from '../en/buying/promotion.ts';
import { promotion as th } from '../th/buying/promotion.ts';

export const promotionMessages = { th, en };
