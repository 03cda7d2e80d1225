import { offers as en } from '../en/buying/offers.ts';
import { offers as th } from '../th/buying/offers.ts';

export const offersMessages = { th, en };
