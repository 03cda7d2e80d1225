import { offers as en } from './en/offers.ts';
import { offers as th } from './th/offers.ts';

export const offersMessages = { th, en };
