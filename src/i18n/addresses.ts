import { addresses as en } from './en/addresses.ts';
import { addresses as th } from './th/addresses.ts';

export const addressMessages = { th, en };
