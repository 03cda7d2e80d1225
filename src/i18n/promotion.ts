import { promotion as en } from './en/promotion.ts';
import { promotion as th } from './th/promotion.ts';

export const promotionMessages = { th, en };
