import { addresses as en } from '../en/people/addresses.ts';
import { addresses as th } from '../th/people/addresses.ts';

export const addressMessages = { th, en };
