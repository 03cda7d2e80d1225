import { review as en } from '../en/catalogue/review.ts';
import { review as th } from '../th/catalogue/review.ts';

export const reviewMessages = { th, en };
