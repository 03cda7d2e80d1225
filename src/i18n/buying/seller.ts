import { seller as en } from '../en/buying/seller.ts';
import { seller as th } from '../th/buying/seller.ts';

export const sellerMessages = { th, en };
