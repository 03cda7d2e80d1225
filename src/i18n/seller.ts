import { seller as en } from './en/seller.ts';
import { seller as th } from './th/seller.ts';

export const sellerMessages = { th, en };
